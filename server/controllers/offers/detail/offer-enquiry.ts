import type { Offer } from '#server/content/schema/offer.ts'
import type { EnquiryShown, EnquirySubject } from '#server/props/enquiry.ts'
import type { Links } from '../../links.ts'
import { bookingOf } from './offer-price.ts'

/** The form that the page of an offer ends in; null where people choose a date instead. */
export function offerEnquiry(offer: Offer, dateCount: number, links: Links): EnquiryShown | null {
  if (bookingOf(offer) === 'dates' && dateCount > 0) return null
  return {
    subject: subjectOf(offer),
    action: links.path('web.info.contact-us.store'),
    offer: offer.code,
  }
}

// The tags of trips that are asked for by a whole party.
const charter = 11
const dofe = 10

function subjectOf(offer: Offer): EnquirySubject {
  const isQuoted = offer.sale_unit === 'enquiry'
  if (!('tags' in offer)) return isQuoted ? 'in-your-office' : 'general'
  if (offer.tags.includes(dofe)) return 'dofe'
  if (!offer.tags.includes(charter)) return 'general'
  return isQuoted ? 'corporate-day' : 'charter'
}

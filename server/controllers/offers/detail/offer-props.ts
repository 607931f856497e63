import { kitFor } from '#server/catalogue/offers.ts'
import { paragraphsOf } from '#server/content/html.ts'
import type { EnquirySubject } from '#server/content/schema/blocks/catalogue.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import type { Links } from '#server/presenters/links.ts'
import type { KitShown } from '#server/props/info-pages.ts'
import type { EnquiryShown, OfferPageProps } from '#server/props/offer-page.ts'
import { nextDates } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import { addOnline } from '../../add-to-cart.ts'
import { datesShown } from '../../dates-shown.ts'
import type { Showing } from '../../showing.ts'
import { bookingOf, offerPrice } from './offer-price.ts'

/** A page lists no more dates than this; all of them are one click away. */
const mostDates = 6

/** What the pages of courses and of trips have in common. */
type CommonProps = Omit<
  OfferPageProps,
  'breadcrumbs' | 'facts' | 'syllabus' | 'trip' | 'beforeYouCome' | 'related' | 'blocks'
>

/** The next dates of an offer, as many as its page lists. */
export function datesOnPage(site: Site, { code }: Offer): ScheduledDate[] {
  return nextDates(scheduleOf(site), code, mostDates)
}

/** The props of an offer's page that do not differ between courses and trips. */
export function offerProps(site: Site, showing: Showing, offer: Offer): CommonProps {
  const { content, today } = site
  const schedule = scheduleOf(site)
  const dates = nextDates(schedule, offer.code, Infinity)
  return {
    name: offer.name,
    code: offer.code,
    intro: offer.intro_description,
    picture: offer.overview_image,
    ability: offer.ability,
    length: offer.length,
    overview: paragraphsOf(offer.overview),
    notes: offer.notes,
    price: offerPrice(offer, dates),
    booking: bookingOf(offer),
    add: addOnline(showing.links, offer),
    enquiry: offerEnquiry(offer, dates.length, showing.links),
    dates: datesShown(dates.slice(0, mostDates), { ...showing, today }),
    dateCount: dates.length,
    included: offer.included,
    notIncluded: offer.not_included,
    kit: kitShown(offer, site),
    questions: offer.questions.flatMap((id) => {
      const found = content.questions.find((one) => one.id === id)
      return found ? [{ question: found.question, answer: found.answer }] : []
    }),
    globalRatings: content.globalRatings,
  }
}

function kitShown(offer: Offer, { content }: Site): KitShown | null {
  const items = kitFor(offer, content.kitList)
  const needed = (need: (typeof items)[number]['need']) =>
    items.filter((one) => one.need === need).map(({ item }) => item)
  if (items.length === 0) return null
  return {
    essential: needed('essential'),
    helpful: needed('helpful'),
    leaveAtHome: needed('leave-at-home'),
  }
}

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

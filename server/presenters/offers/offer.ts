import { kitByNeed, kitFor } from '#server/catalogue/offers.ts'
import { priceMoney, priceOver, unitText } from '#server/catalogue/price.ts'
import type { Wanted } from '#server/catalogue/wanted.ts'
import { paragraphsOf } from '#server/content/fill/offer.ts'
import type { EnquirySubject } from '#server/content/schema/blocks.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { formatMoney, fromPounds, moneyText } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { capitalised } from '#server/format/words.ts'
import type { PageMeta, StructuredNode } from '#server/props/meta.ts'
import type {
  Booking,
  EnquiryProps,
  Fact,
  OfferPageProps,
  OfferPrice,
} from '#server/props/offer-page.ts'
import type { Card, CardTab } from '#server/props/offers.ts'
import { nextDates } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import { addOnline } from '../cart/add-to-cart.ts'
import type { Links, PageContext } from '../context.ts'
import { presentOfferDates } from './offer-dates.ts'
import { priced } from './price-on-sale.ts'

/** What a page shows of its offer: all but what staff wrote for its route. */
export type OwnProps = Omit<OfferPageProps, 'blocks'>

type CommonProps = Omit<
  OwnProps,
  'breadcrumbs' | 'facts' | 'syllabus' | 'trip' | 'beforeYouCome' | 'related'
>

/** The props of an offer's page that do not differ between courses and holidays. */
export function presentOffer(offer: Offer, context: PageContext, wanted: Wanted): CommonProps {
  const { site, links } = context
  const dates = nextDates(scheduleOf(site), offer.code, Infinity)
  const { priced, ...listed } = presentOfferDates(offer, dates, wanted, context)
  const kit = kitFor(offer, site.content.kitList)
  return {
    name: offer.name,
    code: offer.code,
    intro: offer.intro_description,
    picture: offer.overview_image,
    secondPicture: offer.second_image ?? null,
    ability: offer.ability,
    length: offer.length,
    overview: paragraphsOf(offer.overview),
    notes: offer.notes,
    price: offerPrice(offer, priced),
    booking: bookingOf(offer),
    add: addOnline(links, offer),
    enquiry: offerEnquiry(offer, dates.length, links),
    ...listed,
    dateCount: dates.length,
    included: offer.included,
    notIncluded: offer.not_included,
    kit: kit.length > 0 ? kitByNeed(kit) : null,
    questions: offer.questions.flatMap((id) => {
      const found = site.content.questions.find((one) => one.id === id)
      return found ? [{ question: found.question, answer: found.answer }] : []
    }),
    globalRatings: site.content.globalRatings,
  }
}

/** The form that the page of an offer ends in; null where people choose a date instead. */
export function offerEnquiry(offer: Offer, dateCount: number, links: Links): EnquiryProps | null {
  if (bookingOf(offer) === 'dates' && dateCount > 0) return null
  return {
    subject: subjectOf(offer),
    action: links.path('web.info.contact-us.store'),
    offer: offer.code,
  }
}

// The tags of trips that are asked for by a whole party.
const [charter, dofe] = [11, 10] as const

function subjectOf(offer: Offer): EnquirySubject {
  const isQuoted = offer.sale_unit === 'enquiry'
  if (!('tags' in offer)) return isQuoted ? 'in-your-office' : 'general'
  if (offer.tags.includes(dofe)) return 'dofe'
  if (!offer.tags.includes(charter)) return 'general'
  return isQuoted ? 'corporate-day' : 'charter'
}

/**
 * The headline price of an offer, the lowest of its dates, with all that is in it and what some pay besides
 * (decision 13).
 */
export function offerPrice(offer: Offer, dates: readonly ScheduledDate[]): OfferPrice {
  const prices = dates.map(({ price }) => fromPounds(price))
  const fee = ({ name, amount }: Offer['fees_included'][number]) => ({
    name,
    amount: formatMoney(fromPounds(amount)),
  })
  return {
    amount: priceMoney(priceOver(offer, prices)),
    unit: unitText(offer.sale_unit),
    notes: [...partyNotes(offer), ...vatNotes(offer), ...otherPrices(offer, prices)],
    includes: offer.fees_included.map(fee),
    extras: offer.fees_extra.map((extra) => ({ ...fee(extra), when: extra.when })),
  }
}

/** How people come by a place of an offer. */
export function bookingOf({ sale_unit: unit, places }: Offer): Booking {
  if (unit === 'enquiry') return 'enquiry'
  return places === null ? 'any-day' : 'dates'
}

function partyNotes({ price_note: note, party }: Offer): string[] {
  if (note !== undefined) return [`${capitalised(note)}.`]
  if (!party) return []
  const { min, max } = party
  return [min > 1 ? `For ${min} to ${max} people.` : `For up to ${max} people.`]
}

function vatNotes({ price, vat }: Offer): string[] {
  if (price === null) return []
  if (vat === 'standard') return ['VAT and every unavoidable fee are included.']
  return ['There is no VAT on it; every unavoidable fee is included.']
}

function otherPrices({ day_price: day }: Offer, prices: readonly Pence[]): string[] {
  const [least, most] = [Math.min(...prices), Math.max(...prices)] as [Pence, Pence]
  return [
    ...(day === undefined ? [] : [`One day of it on its own is ${moneyText(fromPounds(day))}.`]),
    ...(least < most ? [`Dates cost from ${moneyText(least)} to ${moneyText(most)}.`] : []),
  ]
}

/**
 * What an offer's page says about itself.
 * @param canonical the one address under which it is listed
 * @param node the same for search engines
 * @param isIndexed it shows the offer as everybody finds it, for no month and no number of people
 */
export function offerMeta(
  offer: Offer,
  brand: string,
  canonical: string,
  node: StructuredNode,
  isIndexed: boolean,
): PageMeta {
  return {
    title: `${offer.name} | ${brand}`,
    description: offer.meta_description || offer.intro_description,
    isIndexed,
    image: offer.overview_image,
    canonical,
    kind: 'product',
    nodes: [node],
  }
}

export function ageNeeds({ min_age: min, max_age: max }: Offer): Fact[] {
  if (min === undefined && max === undefined) return []
  if (max === undefined) return [{ term: 'Age', text: `${min} or over` }]
  return [{ term: 'Age', text: min === undefined ? `${max} or under` : `${min} to ${max}` }]
}

export function relatedTab(title: string, offers: readonly Card[], site: Site): CardTab {
  const courses = offers.map((card) => priced(site, card))
  return { title, ids: courses.map(({ id }) => id), courses }
}

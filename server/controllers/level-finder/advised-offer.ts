import { cardOf } from '#server/content/fill/card.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { daySpan } from '#server/format/dates.ts'
import type { Recommendation } from '#server/level-finder/recommend.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { AdvisedAlternative, AdvisedOffer } from '#server/props/level-finder.ts'
import { availabilityOf, placesGone } from '#server/schedule/availability.ts'
import { nextDates } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import type { Showing } from '../showing.ts'

/** A recommendation as the result shows it: what, why, how long, how much. */
export function advisedOffer({ kind, offer, why }: Recommendation, links: Links): AdvisedOffer {
  const { name, length, min_age: least, meta_description: intro, overview_image: picture } = offer
  const price = cardOf(offer, kind).priceRange
  return {
    name,
    why,
    picture,
    intro,
    href: offerHref(links, kind, offer),
    facts: [
      length,
      price ?? 'Price on enquiry',
      ...(least === undefined ? [] : [`From age ${least}`]),
    ],
  }
}

/** The same with the next of its dates that can be booked. */
export function advisedAlternative(
  advised: Recommendation,
  site: Site,
  { links, takenPlaces }: Showing,
): AdvisedAlternative {
  const dates = nextDates(scheduleOf(site), advised.offer.code, Infinity)
  const gone = placesGone(dates, takenPlaces)
  const date = dates.find((one) => {
    return availabilityOf(one, gone.get(one.reference) ?? one.byPhone, site.today).left > 0
  })
  return { ...advisedOffer(advised, links), next: nextWords(advised.offer, date, dates.length) }
}

function nextWords(offer: Offer, date: ScheduledDate | undefined, dates: number): string {
  if (date) return `Next: ${daySpan(date.starts, date.ends)}, ${date.place.name}`
  return dates > 0 ? 'None of its dates can be booked at present.' : withoutDates(offer)
}

/** What an offer that has no dates says instead. */
export function withoutDates({ dates, sale_unit: unit }: Offer): string {
  if (dates.length > 0) return 'There are no dates at present.'
  return unit === 'online' ? 'You may begin on any day.' : 'It takes place on a day that suits you.'
}

import { daySpan } from '#server/format/day-span.ts'
import type { DateShown } from '#server/props/dates.ts'
import { availabilityOf } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { noOrders, placesGone } from '#server/schedule/taken-places.ts'
import type { PlaceCount, TakenPlaces } from '#server/schedule/taken-places.ts'
import { leftText, priceOf, timesText, unitText } from './date-words.ts'
import type { Links } from './links.ts'
import { offerHref } from './offer-href.ts'

export interface Showing {
  readonly links: Links
  /** `YYYY-MM-DD` in London. */
  readonly today: string
  /** Left out: nothing is ordered on the site. */
  readonly takenPlaces?: TakenPlaces
}

/** Dates ready for a page, in their order: places are asked for once for all of them. */
export function datesShown(dates: readonly ScheduledDate[], showing: Showing): DateShown[] {
  const gone = placesGone(dates, showing.takenPlaces ?? noOrders)
  return dates.map((date) => dateShown(date, gone.get(date.reference) ?? date.byPhone, showing))
}

function dateShown(date: ScheduledDate, gone: PlaceCount, { links, today }: Showing): DateShown {
  const availability = availabilityOf(date, gone, today)
  const { state, word } = availability
  return {
    ...lastingFacts(date, links),
    availability: { state, word, detail: leftText(date, availability) },
  }
}

type LastingFacts = Omit<DateShown, 'availability'>

const known = new WeakMap<Links, WeakMap<ScheduledDate, LastingFacts>>()

// What stays as long as the schedule does: writing addresses is most of a list's time.
function lastingFacts(date: ScheduledDate, links: Links): LastingFacts {
  let ofLinks = known.get(links)
  if (!ofLinks) known.set(links, (ofLinks = new WeakMap()))
  let facts = ofLinks.get(date)
  if (!facts) ofLinks.set(date, (facts = writeFacts(date, links)))
  return facts
}

function writeFacts(date: ScheduledDate, links: Links): LastingFacts {
  const { reference, starts, ends, offer, kind } = date
  return {
    ...{ reference, starts, ends },
    when: daySpan(starts, ends),
    times: timesText(date),
    place: date.place.name,
    price: priceOf(date),
    unit: unitText(date),
    href: links.path('web.events.all', { reference }),
    icsHref: links.path('web.events.calendar', { reference }),
    offer: { name: offer.name, href: offerHref(links, kind, offer) },
  }
}

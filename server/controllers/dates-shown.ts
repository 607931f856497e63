import { daySpan, timesText } from '#server/format/dates.ts'
import { leftText, priceOf, unitText } from '#server/presenters/date-words.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { DateShown } from '#server/props/dates.ts'
import { availabilityOf, placesGone } from '#server/schedule/availability.ts'
import type { Availability, TakenPlaces } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import { addOnePlace } from './add-to-cart.ts'
import type { Showing } from './showing.ts'

interface ShownOn extends Showing {
  /** `YYYY-MM-DD` in London. */
  readonly today: string
}

/** Dates ready for a page, in their order: places are asked for once for all of them. */
export function datesShown(dates: readonly ScheduledDate[], showing: ShownOn): DateShown[] {
  const gone = placesGone(dates, showing.takenPlaces)
  return dates.map((date) => dateShown(date, gone.get(date.reference) ?? date.byPhone, showing))
}

/** Whether a date can be booked, with what is ordered on the site. */
export function availabilityNow(
  date: ScheduledDate,
  takenPlaces: TakenPlaces,
  today: string,
): Availability {
  const gone = placesGone([date], takenPlaces).get(date.reference) ?? date.byPhone
  return availabilityOf(date, gone, today)
}

function dateShown(date: ScheduledDate, gone: PlaceCount, { links, today }: ShownOn): DateShown {
  const availability = availabilityOf(date, gone, today)
  const { state, word, left } = availability
  const facts = lastingFacts(date, links)
  return {
    ...facts,
    availability: { state, word, detail: leftText(date, availability) },
    add: left > 0 ? facts.add : null,
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
    reference,
    starts,
    ends,
    when: daySpan(starts, ends),
    times: timesText(date),
    place: date.place.name,
    price: priceOf(date),
    unit: unitText(date),
    href: links.path('web.events.all', { reference }),
    icsHref: links.path('web.events.calendar', { reference }),
    offer: { name: offer.name, href: offerHref(links, kind, offer) },
    add: addOnePlace(links, date),
  }
}

import { priceMoney, priceOf, unitText } from '#server/catalogue/price.ts'
import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import type { DateShown } from '#server/props/dates.ts'
import { availabilityOf, countText, placesGone } from '#server/schedule/availability.ts'
import type { Availability, TakenPlaces } from '#server/schedule/availability.ts'
import type { PlaceCount, ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { addOnePlace } from '../cart/add-to-cart.ts'
import type { PageContext } from '../context.ts'
import { offerHref } from '../links.ts'
import type { Links } from '../links.ts'

/** Dates ready for a page, in their order: places are asked for once for all of them. */
export function presentDates(dates: readonly ScheduledDate[], context: PageContext): DateShown[] {
  const gone = placesGone(dates, context.takenPlaces)
  return dates.map((date) => presentDate(date, gone.get(date.reference) ?? date.byPhone, context))
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

function presentDate(date: ScheduledDate, gone: PlaceCount, context: PageContext): DateShown {
  const { links, site } = context
  const availability = availabilityOf(date, gone, site.today)
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
    price: priceMoney(priceOf(date.offer, date.price)),
    unit: unitText(date.unit),
    href: links.path('web.events.all', { reference }),
    icsHref: links.path('web.events.calendar', { reference }),
    offer: { name: offer.name, href: offerHref(links, kind, offer) },
    add: addOnePlace(links, date),
  }
}

/** How much of a date is left, in real counts: `1 of 6 places left`. */
function leftText(date: ScheduledDate, { state, left, onSaleFrom }: Availability): string {
  const all = countText(date.places, date)
  switch (state) {
    case 'bookNow':
    case 'fewLeft':
      return left === date.places ? `${all} free` : `${left} of ${all} left`
    case 'waitingList':
    case 'soldOut':
      return date.places === 1 ? `${all}, and it is taken` : `All ${all} are taken`
    case 'reserved':
      return 'The last ones are held for somebody'
    case 'saleOver':
      return date.isCancelled ? 'It was cancelled' : 'It begins today or has begun'
    case 'notYetOnSale':
      return `${all}, on sale from ${formatDate(onSaleFrom ?? date.onSaleFrom, 'fullDate')}`
  }
}

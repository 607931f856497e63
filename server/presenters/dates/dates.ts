import { priceMoney, priceOf, unitText } from '#server/catalogue/price.ts'
import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import type { DateProps } from '#server/props/dates.ts'
import { availabilityOf, countText, placesGone } from '#server/schedule/availability.ts'
import type { Availability } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { addOnePlace } from '../cart/add-to-cart.ts'
import { offerLink } from '../context.ts'
import type { Links, PageContext } from '../context.ts'

/** What says whether a date can be booked. */
export type Now = Pick<PageContext, 'site' | 'takenPlaces'>

/** Whether a date can be booked, with what is ordered on the site. */
export function availabilityNow(date: ScheduledDate, { site, takenPlaces }: Now): Availability {
  const gone = placesGone([date], takenPlaces).get(date.reference) ?? date.byPhone
  return availabilityOf(date, gone, site.today)
}

/** The same of several dates, in their order: places are asked for once for all of them. */
export function withAvailability(dates: readonly ScheduledDate[], { site, takenPlaces }: Now) {
  const gone = placesGone(dates, takenPlaces)
  return dates.map((date) => ({
    date,
    availability: availabilityOf(date, gone.get(date.reference) ?? date.byPhone, site.today),
  }))
}

/** Dates ready for a page, in their order. */
export function presentDates(dates: readonly ScheduledDate[], context: PageContext): DateProps[] {
  return withAvailability(dates, context).map(({ date, availability }) => {
    const { state, word, left } = availability
    const lasting = lastingProps(date, context.links)
    return {
      ...lasting,
      availability: { state, word, detail: leftText(date, availability) },
      add: left > 0 ? lasting.add : null,
    }
  })
}

type LastingProps = Omit<DateProps, 'availability'>

const known = new WeakMap<Links, WeakMap<ScheduledDate, LastingProps>>()

// What stays as long as the schedule does: writing addresses is most of a list's time.
function lastingProps(date: ScheduledDate, links: Links): LastingProps {
  let ofLinks = known.get(links)
  if (!ofLinks) known.set(links, (ofLinks = new WeakMap()))
  let props = ofLinks.get(date)
  if (!props) ofLinks.set(date, (props = writeProps(date, links)))
  return props
}

function writeProps(date: ScheduledDate, links: Links): LastingProps {
  const { reference, starts, ends, offer, kind } = date
  return {
    reference,
    starts,
    ends,
    when: daySpan(starts, ends),
    times: timesText(date),
    place: date.place.name,
    price: priceMoney(priceOf(date.offer, date)),
    unit: unitText(date.unit),
    href: links.path('web.events.all', { reference }),
    icsHref: links.path('web.events.calendar', { reference }),
    offer: offerLink(links, kind, offer),
    add: addOnePlace(links, date),
  }
}

/** How much of a date is left, in real counts: `1 of 6 places left`. */
function leftText(
  date: ScheduledDate,
  { state, left, onSaleFrom, isPaused }: Availability,
): string {
  if (isPaused) return 'Not on sale at the moment'
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

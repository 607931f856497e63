import { priceMoney, priceOf, unitText } from '#server/catalogue/price.ts'
import type { Wanted } from '#server/catalogue/wanted.ts'
import { daySpan, formatDate, shortSpan, timesText } from '#server/format/dates.ts'
import type { DateProps } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { availabilityOf, countText, placesGone } from '#server/schedule/availability.ts'
import type { Availability } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { addAtOnce } from '../cart/add-to-cart.ts'
import { offerLink } from '../context.ts'
import type { Links, PageContext } from '../context.ts'
import { presentPlaces } from './places.ts'

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

/**
 * Dates ready for a page, in their order.
 * @param wanted for how many: so many places are booked in one click
 */
export function presentDates(
  dates: readonly ScheduledDate[],
  context: PageContext,
  { people }: Pick<Wanted, 'people'>,
): DateProps[] {
  return withAvailability(dates, context).map(({ date, availability }) => {
    const { state, word, left } = availability
    const count = people ?? 1
    const add = left >= count ? addAtOnce(context.links, date, count) : null
    const lasting = lastingProps(date, context.links)
    return {
      ...lasting,
      availability: { state, word, detail: leftText(date, availability) },
      places: presentPlaces(date, availability),
      add,
      next: add ? null : nextStep(lasting.href, availability),
    }
  })
}

type LastingProps = Omit<DateProps, 'availability' | 'places' | 'add' | 'next'>

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
    month: formatDate(starts, 'month'),
    days: shortSpan(starts, ends),
    when: daySpan(starts, ends),
    times: timesText(date),
    place: date.place.name,
    price: priceMoney(priceOf(date.offer, date)),
    unit: unitText(date.unit),
    href: links.path('web.events.all', { reference }),
    icsHref: links.path('web.events.calendar', { reference }),
    offer: offerLink(links, kind, offer),
  }
}

/** Where a row leads that cannot be booked in one click. */
function nextStep(href: string, { left, takesNames }: Availability): NamedLink {
  if (takesNames) return { label: 'Join the list', href: `${href}#waiting-list` }
  return { label: left > 0 ? 'Choose' : 'See this date', href }
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

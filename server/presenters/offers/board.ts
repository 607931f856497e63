import { priceOf, priceText } from '#server/catalogue/price.ts'
import { formatDate, shortSpan } from '#server/format/dates.ts'
import type { PlacesProps } from '#server/props/dates.ts'
import type { BoardDate, BoardMonth, BoardProps } from '#server/props/offer-board.ts'
import { countText } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { presentPlaces } from '../dates/places.ts'
import type { OpenDate } from './open-dates.ts'

/** Months that are open at first: all that fit on a screen beside their rows. */
const openMonths = 6

/** So many places are still counted at a glance; more are told in words. */
const mostDots = 6

/** How the calendar of an offer leads on. */
interface BoardLinks {
  /** The references that the rows beside it show. */
  readonly shown: ReadonlySet<string>
  /** The page with the rows of a month. */
  readonly hrefOf: (month: string) => string
  /** The page of a date. */
  readonly pageOf: (reference: string) => string
}

/** As `2027-05`. */
interface BoardMonths {
  readonly chosen: string | null
  /** The first of the rows with room; with which they begin, where none has. */
  readonly current: string
}

/** The dates of an offer as a calendar of months with their starts; null where there is but one. */
export function presentBoard(
  dates: readonly OpenDate[],
  { chosen, current }: BoardMonths,
  links: BoardLinks,
): BoardProps | null {
  if (dates.length < 2) return null
  const lowest = lowestOf(dates)
  const names = [...new Set(dates.map(({ date }) => monthOf(date)))]
  const months = names.map((month): BoardMonth => {
    const [name = '', year = ''] = formatDate(`${month}-01`, 'month').split(' ')
    const own = dates.filter(({ date }) => monthOf(date) === month)
    return {
      month,
      name,
      year,
      isChosen: month === chosen,
      isCurrent: month === current,
      dates: own.map((one) => presentCell(one, lowest, links)),
    }
  })
  const from = firstOpen(months)
  const folded = (some: readonly BoardMonth[]) => ({ months: some, text: spanOf(some) })
  return {
    lowest: lowest && {
      price: { text: priceText(priceOf(lowest.date.offer, lowest.date)), tone: 'plain' },
      label: formatDate(lowest.date.starts, 'dayAndMonth'),
      href: hrefOf(lowest, links),
    },
    months: months.slice(from, from + openMonths),
    earlier: folded(months.slice(0, from)),
    later: folded(months.slice(from + openMonths)),
    allText: spanOf(months),
  }
}

/** The month with which the open ones begin: the rows' own is among them. */
function firstOpen(months: readonly BoardMonth[]): number {
  const current = months.findIndex(({ isCurrent }) => isCurrent)
  if (current < openMonths) return 0
  return Math.min(current - openMonths / 2, Math.max(months.length - openMonths, 0))
}

function presentCell(one: OpenDate, lowest: OpenDate | null, links: BoardLinks): BoardDate {
  const { date, availability, hasRoom } = one
  const places = presentPlaces(date, availability)
  const price = priceText(priceOf(date.offer, date))
  const isLowest = hasRoom && lowest !== null && date === lowest.date
  const dots = hasRoom && places.all <= mostDots ? { free: places.free, all: places.all } : null
  return {
    reference: date.reference,
    starts: date.starts,
    day: shortSpan(date.starts, date.starts),
    name: nameOf(date, price, places, isLowest),
    price: hasRoom ? price : null,
    dots: dots && dots.all > 1 ? dots : null,
    note: noteOf(places, hasRoom, dots !== null),
    isScarce: places.isScarce,
    isLowest,
    href: hrefOf(one, links),
  }
}

function nameOf(
  date: ScheduledDate,
  price: string,
  { free, all, text }: PlacesProps,
  isLowest: boolean,
): string {
  const left = free > 0 ? `${free} of ${countText(all, date)} free` : text
  const cost = isLowest ? `${price}, the lowest price` : price
  return `${formatDate(date.starts, 'fullDate')}, ${cost}, ${left}`
}

/** What a cell says of places in words. */
function noteOf({ free, all, text }: PlacesProps, hasRoom: boolean, hasDots: boolean) {
  if (free === 0)
    return text === 'Waiting list' || text === 'Sold out' ? 'full' : text.toLowerCase()
  if (!hasRoom) return all === 1 ? 'too small' : `${free} left`
  return hasDots && all > 1 ? null : all === 1 ? 'free' : `${free} free`
}

function hrefOf(
  { date, hasRoom }: OpenDate,
  { shown, hrefOf: toMonth, pageOf }: BoardLinks,
): string {
  const { reference } = date
  if (shown.has(reference)) return `#${reference}`
  return hasRoom ? `${toMonth(monthOf(date))}#${reference}` : pageOf(reference)
}

/** The first of the cheapest, with room if any has; null where all cost the same. */
function lowestOf(dates: readonly OpenDate[]): OpenDate | null {
  const free = dates.filter(({ hasRoom }) => hasRoom)
  const among = free.length > 0 ? free : dates
  const prices = among.map(({ date }) => date.price)
  const least = Math.min(...prices)
  if (prices.every((price) => price === least)) return null
  return among.find(({ date }) => date.price === least) ?? null
}

function spanOf(months: readonly BoardMonth[]): string {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return ''
  const name = ({ name: word, year }: BoardMonth) => `${word} ${year}`
  return first === last ? name(first) : `${name(first)} to ${name(last)}`
}

function monthOf({ starts }: ScheduledDate): string {
  return starts.slice(0, 7)
}

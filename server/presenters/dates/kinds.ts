import { priceOf } from '#server/catalogue/price.ts'
import { moneyText } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import type { DatesOfKind, KindOfDates } from '#server/props/dates.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { dateFilters } from './filters.ts'

/** In the order in which a day lists them, by the words of the filter. */
const kinds: readonly (readonly [kind: KindOfDates, name: string])[] = [
  ['course', 'Courses'],
  ['weekend', 'Weekends'],
  ['holiday', 'Holidays'],
  ['classic', 'Classic'],
  ['mile-builder', 'Miles'],
  ['racing', 'Racing'],
  ['adventure', 'Adventures'],
  ['charter', 'Charter'],
  ['duke-of-edinburgh', 'D of E'],
]

/**
 * Dates by their kinds. One that is two things is counted as both, as the lists of both have it; an
 * adventure only where it is nothing else.
 * @param hrefOf where those of a kind are listed
 */
export function byKind(
  dates: readonly ScheduledDate[],
  hrefOf: (kind: KindOfDates) => string,
): DatesOfKind[] {
  return kinds.flatMap(([kind, name]) => {
    const own = dates.filter((date) => kindsOf(date).includes(kind))
    if (own.length === 0) return []
    return [{ kind, name, count: own.length, ...pricesOf(own), href: hrefOf(kind) }]
  })
}

function kindsOf(date: ScheduledDate): readonly KindOfDates[] {
  const words = dateFilters.kind.of(date)
  const own = kinds.map(([kind]) => kind).filter((kind) => words.includes(kind))
  return own.length > 1 ? own.filter((kind) => kind !== 'adventure') : own
}

function pricesOf(dates: readonly ScheduledDate[]): Pick<DatesOfKind, 'price' | 'isFrom'> {
  const prices = dates.map((date) => priceOf(date.offer, date))
  const amounts = prices.flatMap((price) => (price.kind === 'on enquiry' ? [] : [price.pence]))
  if (amounts.length === 0) return { price: { text: 'On enquiry', tone: 'plain' }, isFrom: false }
  const lowest = Math.min(...amounts) as Pence
  const isFrom = prices.some((price) => price.kind !== 'exact' || price.pence > lowest)
  return { price: { text: moneyText(lowest), tone: 'plain' }, isFrom }
}

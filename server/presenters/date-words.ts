import type { SaleUnit } from '#server/content/schema/selling.ts'
import { formatDate } from '#server/format/dates.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import type { Money } from '#server/props/elements.ts'
import type { Availability } from '#server/schedule/availability.ts'
import { countText } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** What one costs; what is sold by quotation begins with its price, or has none. */
export function priceOf({ offer, price, unit }: ScheduledDate): Money {
  if (offer.price === null) return { text: 'On enquiry', tone: 'plain' }
  const money = formatMoney(fromPounds(price))
  return unit === 'enquiry' ? { ...money, text: `from ${money.text}` } : money
}

/** What one price buys: `per person`. */
export function unitText({ unit }: Pick<ScheduledDate, 'unit'>): string {
  return unitTexts[unit]
}

/** How much of a date is left, in real counts: `1 of 6 places left`. */
export function leftText(date: ScheduledDate, { state, left, onSaleFrom }: Availability): string {
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

const unitTexts: Readonly<Record<SaleUnit, string>> = {
  person: 'per person',
  yacht: 'per yacht',
  team: 'per team',
  group: 'per group',
  day: 'per day',
  series: 'per series',
  online: 'per course',
  enquiry: '',
}

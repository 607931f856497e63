import type { SaleUnit } from '#server/content/schema/selling.ts'
import { formatDate } from '#server/format/dates.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import type { Money } from '#server/props/money.ts'
import type { Availability } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** When people come and go: `Joins 6:30 PM, leaves 4:00 PM`; with meetings, on each of them. */
export function timesText(date: ScheduledDate): string {
  const { starts, ends, joins, leaves, meetings, zone } = date
  const [from, until] = [timeText(joins), timeText(leaves)]
  const local = zone === 'Europe/London' ? '' : ' (local time)'
  if (meetings && meetings.length > 1) {
    return `${meetings.length} meetings, ${from} to ${until}${local}`
  }
  if (starts === ends) return `${from} to ${until}${local}`
  return `Joins ${from}, leaves ${until}${local}`
}

/** What one costs; what is sold by quotation begins with its price, or has none. */
export function priceOf({ offer, price, unit }: ScheduledDate): Money {
  if (offer.price === null) return { text: 'On enquiry', tone: 'plain' }
  const money = formatMoney(fromPounds(price))
  return unit === 'enquiry' ? { ...money, text: `from ${money.text}` } : money
}

/** What one price buys: `per person`. */
export function unitText({ unit }: Pick<ScheduledDate, 'unit'>): string {
  return units[unit].price
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
      return `${all}, on sale from ${dayText(onSaleFrom ?? date.onSaleFrom)}`
  }
}

/** A number of what a date sells: `6 places`, `1 yacht`. */
export function countText(count: number, { unit }: Pick<ScheduledDate, 'unit'>): string {
  const { one, many } = units[unit]
  return `${count} ${count === 1 ? one : many}`
}

/** A day with its year, in a sentence: `1st March 2027`. */
export function dayText(day: string): string {
  return `${formatDate(day, 'dayAndMonth')} ${day.slice(0, 4)}`
}

/** A time of day such as 18:30 as people read it: `6:30 PM`. */
export function timeText(time: string): string {
  // The day does not matter: London's clock says what it says on any.
  return formatDate(`2027-01-01T${time}`, 'time')
}

const place = { one: 'place', many: 'places' }

const units: Readonly<Record<SaleUnit, { price: string; one: string; many: string }>> = {
  person: { price: 'per person', ...place },
  yacht: { price: 'per yacht', one: 'yacht', many: 'yachts' },
  team: { price: 'per team', one: 'team', many: 'teams' },
  group: { price: 'per group', one: 'group', many: 'groups' },
  day: { price: 'per day', ...place },
  series: { price: 'per series', ...place },
  online: { price: 'per course', ...place },
  enquiry: { price: '', ...place },
}

import { counted } from '#server/format/words.ts'
import type { DateFilter, DateFilterName } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'
import { findDates } from '#server/schedule/find.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import {
  dateFilters,
  filterNames,
  monthName,
  nameOfValue,
  criteriaOf,
  withoutChoice,
} from './filters.ts'
import type { DateChoices, DatesQuery } from './filters.ts'

/** What is asked of the dates page, and how its addresses are written. */
export interface Asked {
  readonly schedule: Schedule
  readonly query: DatesQuery
  /** The code of the offer whose dates are shown; left out: of all. */
  readonly code: string | undefined
  readonly addressOf: (query: DatesQuery) => string
  /** Every date of every offer. */
  readonly everythingHref: string
}

/** How many dates there are by the values of a filter, while all other choices stay. */
interface Counts {
  /** Without any choice in this filter. */
  readonly all: number
  readonly byValue: ReadonlyMap<string, number>
}

export function countsOf({ schedule, query, code }: Asked, name: DateFilterName): Counts {
  const byValue = new Map<string, number>()
  const dates = findDates(schedule, criteriaOf(schedule, withoutChoice(query.choices, name), code))
  for (const date of dates) {
    for (const value of dateFilters[name].of(date)) {
      byValue.set(value, (byValue.get(value) ?? 0) + 1)
    }
  }
  return { all: dates.length, byValue }
}

/** The filters of the form: no choice in it leads to an empty page, and each filter can narrow. */
export function presentFilters(asked: Asked): DateFilter[] {
  return filterNames.flatMap((name) => presentFilter(asked, name))
}

function presentFilter(asked: Asked, name: DateFilterName): DateFilter[] {
  const chosen = asked.query.choices[name]
  // The words of tags stand in the first filter already; what an address chose is kept.
  const isHidden = name === 'tag'
  if (isHidden && chosen === undefined) return []
  const { label, any, values } = dateFilters[name]
  const { all, byValue } = countsOf(asked, name)
  const choices = withChosen(values(asked.schedule), name, chosen, asked)
    .filter(([value]) => value === chosen || (!isHidden && byValue.has(value)))
    .map(([value, text]) => {
      const count = byValue.get(value) ?? 0
      return { value, label: `${text} (${count})`, isChosen: value === chosen }
    })
  const narrows = choices.some(({ value }) => (byValue.get(value) ?? 0) < all)
  return narrows || chosen !== undefined ? [{ name, label, any, choices }] : []
}

/** A link that takes back each choice. The month's view cannot do without its month. */
export function presentChips({ schedule, query, addressOf }: Asked): NamedLink[] {
  return filterNames.flatMap((name) => {
    const value = query.choices[name]
    if (value === undefined || (name === 'month' && query.view === 'month')) return []
    const choices = withoutChoice(query.choices, name)
    const label = nameOfValue(schedule, name, value) ?? value
    return [{ label, href: addressOf({ ...query, choices, page: 1 }) }]
  })
}

/** Where there are dates when what was asked for has none: near months, then fewer choices. */
export function alternativesTo(asked: Asked): NamedLink[] {
  const { schedule, query, addressOf, everythingHref } = asked
  const near = nearMonths(asked).map(([month, count]) => ({
    label: `${monthName(month)}: ${datesText(count)}`,
    href: addressOf({ ...query, choices: { ...query.choices, month }, page: 1 }),
  }))
  const fewer = filterNames.flatMap((name) => {
    const value = query.choices[name]
    const choices = withoutChoice(query.choices, name)
    const { length } =
      value === undefined ? [] : findDates(schedule, criteriaOf(schedule, choices, asked.code))
    if (value === undefined || length === 0) return []
    const words = `Without “${nameOfValue(schedule, name, value) ?? value}”: ${datesText(length)}`
    return [{ label: words, href: addressOf({ ...query, choices, page: 1 }) }]
  })
  if (near.length + fewer.length > 0) return [...near, ...fewer]
  const all = findDates(schedule, criteriaOf(schedule, none, asked.code)).length
  if (all === 0) return [{ label: 'All our dates and prices', href: everythingHref }]
  return [{ label: `All ${datesText(all)}`, href: addressOf({ ...query, choices: none, page: 1 }) }]
}

/** `34 dates`, `1 date` or `No dates`. */
export function datesText(count: number): string {
  if (count === 0) return 'No dates'
  return counted(count, 'date')
}

const none: DateChoices = {}
const nearest = 3

function nearMonths(asked: Asked): [string, number][] {
  const { month } = asked.query.choices
  if (month === undefined) return []
  const distance = (other: string) => Math.abs(monthNumber(other) - monthNumber(month))
  return [...countsOf(asked, 'month').byValue]
    .toSorted(([one], [other]) => distance(one) - distance(other))
    .slice(0, nearest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
}

// A month that has no dates at all is no value, but it may have been asked for.
function withChosen(
  values: readonly (readonly [string, string])[],
  name: DateFilterName,
  chosen: string | undefined,
  { schedule }: Asked,
): readonly (readonly [string, string])[] {
  if (chosen === undefined || values.some(([value]) => value === chosen)) return values
  return [...values, [chosen, nameOfValue(schedule, name, chosen) ?? chosen]]
}

import type { DateFilterName } from '#server/props/dates.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import type { DateWish } from '#server/schedule/find.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import { dateFilters, monthName } from './date-filters.ts'

export type DateChoices = Readonly<Partial<Record<DateFilterName, string>>>

/** What an address asks of the dates page. */
export interface DatesQuery {
  readonly choices: DateChoices
  readonly view: 'list' | 'month'
  /** From 1 on; there may be no such page. */
  readonly page: number
}

export const filterNames = Object.keys(dateFilters) as DateFilterName[]

/**
 * Reads the query of an address. Whatever is not known is passed over, so any text gives a page; a
 * month without dates stays, because that page can say so.
 */
export function readDatesQuery(
  schedule: Schedule,
  query: Readonly<Record<string, unknown>>,
): DatesQuery {
  const choices: Partial<Record<DateFilterName, string>> = {}
  for (const name of filterNames) {
    const value = firstText(query[name])
    if (value !== undefined && nameOfValue(schedule, name, value) !== null) choices[name] = value
  }
  const page = firstText(query['page']) ?? ''
  return {
    choices,
    view: firstText(query['view']) === 'month' ? 'month' : 'list',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The same as an address writes it: nothing that goes without saying. */
export function writeDatesQuery({ choices, view, page }: DatesQuery): Record<string, string> {
  const chosen = filterNames.flatMap((name) => {
    const value = choices[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(chosen),
    ...(view === 'month' && { view }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** What people call a value; null for one that is not known. */
export function nameOfValue(
  schedule: Schedule,
  name: DateFilterName,
  value: string,
): string | null {
  if (name === 'month') return monthPattern.test(value) ? monthName(value) : null
  const [, label = null] = dateFilters[name].values(schedule).find(([it]) => it === value) ?? []
  return label
}

/**
 * The dates that choices ask for, of one offer or of all. What begins today is on sale no more, so
 * lists begin with tomorrow.
 */
export function wishOf(
  { today }: Schedule,
  choices: DateChoices,
  code: string | undefined,
): DateWish {
  const from = dateOf(dayOf(today) + 1)
  const wishes = filterNames.map((name) => {
    const value = choices[name]
    return value === undefined ? {} : dateFilters[name].wish(value)
  })
  return Object.assign({ code, from }, ...wishes) as DateWish
}

/** The choices without one of them. */
export function withoutChoice(choices: DateChoices, name: DateFilterName): DateChoices {
  const { [name]: _given, ...kept } = choices
  return kept
}

const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/

function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}

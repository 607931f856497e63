import { wantedParameters } from '#server/catalogue/wanted.ts'
import type { DateFilterName } from '#server/props/dates.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { findDates } from '#server/schedule/find.ts'
import type { DateCriteria } from '#server/schedule/find.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import { dateFilters, nameOfValue } from './filters.ts'
import type { Rooms } from './room.ts'

/** In the order of the filters. */
type DateChoices = Readonly<Partial<Record<DateFilterName, string>>>

/** What an address asks of the dates page. */
export interface DatesQuery {
  readonly choices: DateChoices
  readonly view: 'list' | 'month'
  /** From 1 on; there may be no such page. */
  readonly page: number
}

/** What is asked of the dates page, and how its addresses are written. */
export interface Asked {
  readonly schedule: Schedule
  readonly rooms: Rooms
  readonly query: DatesQuery
  /** The code of the offer whose dates are shown; left out: of all. */
  readonly code: string | undefined
  readonly addressOf: (query: DatesQuery) => string
  /** Every date of every offer. */
  readonly everythingHref: string
}

/** How many dates a page of the list has. */
export const datesOnPage = 30

export const filterNames = Object.keys(dateFilters) as DateFilterName[]

/** All that an address can ask of the dates page. */
export function datesParameters(months: () => readonly string[]) {
  const others = filterNames.filter((name) => name !== 'month' && name !== 'people')
  return [...others, ...wantedParameters(months), 'view', 'page'] as const
}

/** The filters in which something is chosen, each with its value. */
export function entriesOf(choices: DateChoices): [DateFilterName, string][] {
  return Object.entries(choices) as [DateFilterName, string][]
}

/** Reads the query of an address. Whatever is not known is passed over, so any text gives a page. */
export function readDatesQuery(
  schedule: Schedule,
  query: Readonly<Record<string, unknown>>,
): DatesQuery {
  const choices = filterNames.flatMap((name) => {
    const value = firstText(query[name])
    const isKnown = value !== undefined && nameOfValue(schedule, name, value) !== null
    return isKnown ? [[name, value] as const] : []
  })
  const page = firstText(query['page']) ?? ''
  return {
    choices: Object.fromEntries(choices),
    view: firstText(query['view']) === 'month' ? 'month' : 'list',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}

/** The same as an address writes it: nothing that goes without saying. */
export function writeDatesQuery({ choices, view, page }: DatesQuery): Record<string, string> {
  return {
    ...choices,
    ...(view === 'month' && { view }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** The first page with other choices. */
export function hrefOf({ query, addressOf }: Asked, choices: DateChoices): string {
  return addressOf({ ...query, choices, page: 1 })
}

/**
 * The dates that choices ask for, of one offer or of all. What begins today is on sale no more, so
 * lists begin with tomorrow.
 */
export function datesFor({ schedule, rooms, code }: Asked, choices: DateChoices) {
  const from = dateOf(dayOf(schedule.today) + 1)
  const criteria = entriesOf(choices).map(([name, value]) => dateFilters[name].criteria(value))
  const dates = findDates(schedule, Object.assign({ code, from }, ...criteria) as DateCriteria)
  const people = peopleIn(choices)
  return people === null ? dates : dates.filter((date) => rooms.of(date) >= people)
}

/** For how many; null: that is left open. */
export function peopleIn({ people }: DateChoices): number | null {
  return people === undefined ? null : Number(people)
}

export function withoutChoice(choices: DateChoices, name: DateFilterName): DateChoices {
  const { [name]: _given, ...kept } = choices
  return kept
}

/** How many dates there are, in all and by the values of a filter, while all other choices stay. */
export function countsOf(asked: Asked, name: DateFilterName) {
  const dates = datesFor(asked, withoutChoice(asked.query.choices, name))
  const byValue = new Map<string, number>()
  for (const value of dates.flatMap(dateFilters[name].of)) {
    byValue.set(value, (byValue.get(value) ?? 0) + 1)
  }
  return { all: dates.length, byValue }
}

import { levels, types } from '#server/catalogue/listing/facets.ts'
import type { Value } from '#server/catalogue/listing/facets.ts'
import { formatDate } from '#server/format/dates.ts'
import type { DateFilterName } from '#server/props/dates.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import type { DateCriteria } from '#server/schedule/find.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** One thing that dates are narrowed by. */
interface FilterDefinition {
  readonly label: string
  /** What stands for no choice. */
  readonly any: string
  /** All values with their names, in the order in which they are offered. */
  readonly values: (schedule: Schedule) => readonly Value[]
  /** What a value asks of a date. */
  readonly criteria: (value: string) => DateCriteria
  /** The values that a date has. */
  readonly of: (date: ScheduledDate) => readonly string[]
}

type Group = NonNullable<ScheduledDate['group']>

/** The words of groups and of tags, and what each asks of a date. */
const words = new Map<string, DateCriteria>([
  ['course', { kind: 'course' }],
  ['trip', { kind: 'holiday' }],
  ...types.map(([source, word]): [string, DateCriteria] => [
    word,
    typeof source === 'number' ? { tag: source } : { group: source },
  ]),
])

const wordOf = new Map(types.map(([source, word]) => [source, word]))

const kinds: readonly Value[] = [
  ['course', 'All courses'],
  ...types.flatMap(([source, word, label]): Value[] =>
    typeof source === 'number' ? [] : [[word, coursesText(label)]],
  ),
  ['trip', 'All trips and holidays'],
  ...types.flatMap(([source, word, label]): Value[] =>
    typeof source === 'number' ? [[word, label]] : [],
  ),
]

/** Content names tags by number or by word. */
const tags: readonly Value[] = types.flatMap(([source, word, label]): Value[] =>
  typeof source === 'number'
    ? [
        [String(source), label],
        [word, label],
      ]
    : [[word, label]],
)

/** The filters of the dates page, in the order in which addresses and the form have them. */
export const dateFilters: Readonly<Record<DateFilterName, FilterDefinition>> = {
  kind: {
    label: 'What',
    any: 'Everything',
    values: () => kinds,
    criteria: (word) => words.get(word) ?? {},
    of: wordsOf,
  },
  tag: {
    label: 'Kind',
    any: 'Any kind',
    values: () => tags,
    criteria: (tag) => words.get(tag) ?? { tag: Number(tag) },
    of: (date) => [...date.tags.map(String), ...wordsOf(date)],
  },
  level: {
    label: 'Level',
    any: 'Any level',
    values: () => levels,
    criteria: (value) => ({ ability: value as ScheduledDate['ability'] }),
    of: ({ ability }) => [ability],
  },
  place: {
    label: 'Place',
    any: 'Any place',
    values: (schedule) => valuesIn(schedule).places,
    criteria: (place) => ({ place }),
    of: ({ place }) => [place.id],
  },
  month: {
    label: 'Month',
    any: 'Any month',
    values: (schedule) => valuesIn(schedule).months,
    criteria: (month) => ({ month }),
    of: ({ starts }) => [starts.slice(0, 7)],
  },
}

/** `September 2027`. */
export function monthName(month: string): string {
  return formatDate(`${month}-01`, 'month')
}

function wordsOf({ group, tags: own }: ScheduledDate): string[] {
  const sources = group ? [group] : own
  return [group ? 'course' : 'trip', ...sources.map((source) => wordOf.get(source as Group) ?? '')]
}

function coursesText(label: string): string {
  return label.endsWith('courses') ? label : `${label} courses`
}

interface ScheduleValues {
  readonly places: readonly Value[]
  readonly months: readonly Value[]
}

const known = new WeakMap<Schedule, ScheduleValues>()

// Every page asks for them, and they change once a day.
function valuesIn(schedule: Schedule): ScheduleValues {
  let values = known.get(schedule)
  if (!values) {
    values = { places: placesIn(schedule), months: monthsIn(schedule) }
    known.set(schedule, values)
  }
  return values
}

function placesIn({ dates }: Schedule): Value[] {
  const places = new Map(dates.map(({ place }) => [place.id, place.name]))
  return [...places].toSorted(([, one], [, other]) => one.localeCompare(other, 'en-GB'))
}

function monthsIn({ dates }: Schedule): Value[] {
  const months = new Set(dates.map(({ starts }) => starts.slice(0, 7)))
  return [...months].map((month) => [month, monthName(month)])
}

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
export function criteriaOf(
  { today }: Schedule,
  choices: DateChoices,
  code: string | undefined,
): DateCriteria {
  const from = dateOf(dayOf(today) + 1)
  const criteria = filterNames.map((name) => {
    const value = choices[name]
    return value === undefined ? {} : dateFilters[name].criteria(value)
  })
  return Object.assign({ code, from }, ...criteria) as DateCriteria
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

import { levels, parties, types } from '#server/catalogue/listing/facets.ts'
import type { Value } from '#server/catalogue/listing/facets.ts'
import { formatDate } from '#server/format/dates.ts'
import type { DateFilterName } from '#server/props/dates.ts'
import type { DateCriteria } from '#server/schedule/find.ts'
import { monthsOnSale } from '#server/schedule/find.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

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
const tags: readonly Value[] = types.flatMap(([source, word, label]): Value[] => [
  ...(typeof source === 'number' ? [[String(source), label] as const] : []),
  [word, label],
])

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
  month: {
    label: 'When',
    any: 'Any month',
    values: (schedule) => valuesIn(schedule).months,
    criteria: (month) => ({ month }),
    of: ({ starts }) => [starts.slice(0, 7)],
  },
  people: {
    label: 'How many',
    any: 'Any number',
    values: () => partySizes,
    // Room is a matter of the moment, and no part of the schedule.
    criteria: () => ({}),
    of: () => [],
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
}

/** From one to as many as a yacht takes. */
const partySizes = parties.toReversed()

/** `September 2027`. */
export function monthName(month: string): string {
  return formatDate(`${month}-01`, 'month')
}

/** What people call a value; null for one that is not known. */
export function nameOfValue(
  schedule: Schedule,
  name: DateFilterName,
  value: string,
): string | null {
  const [, label = null] = dateFilters[name].values(schedule).find(([it]) => it === value) ?? []
  return label
}

function wordsOf({ group, tags: own }: ScheduledDate): string[] {
  const sources = group ? [group] : own
  return [group ? 'course' : 'trip', ...sources.map((source) => wordOf.get(source as Group) ?? '')]
}

function coursesText(label: string): string {
  return label.endsWith('courses') ? label : `${label} courses`
}

const known = new WeakMap<Schedule, Readonly<Record<'places' | 'months', readonly Value[]>>>()

// Every page asks for them, and they change once a day.
function valuesIn(schedule: Schedule) {
  let values = known.get(schedule)
  if (!values) known.set(schedule, (values = readValues(schedule)))
  return values
}

function readValues(schedule: Schedule) {
  const places = new Map(schedule.dates.map(({ place }) => [place.id, place.name]))
  return {
    places: [...places].toSorted(([, one], [, other]) => one.localeCompare(other, 'en-GB')),
    months: monthsOnSale(schedule).map((month): Value => [month, monthName(month)]),
  }
}

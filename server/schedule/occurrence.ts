import type { DateOverride } from '#server/content/schema/schedule.ts'
import { calendarOf, dayIn, dayOf, easterSunday, weekdayOf } from './day.ts'
import type { Day } from './day.ts'
import { weekdayNumber } from './series.ts'
import type { RuleInSeason, Series } from './series.ts'

/** A date before anybody asks about it: when it is and what it takes for itself. */
export interface Occurrence {
  readonly series: Series
  /** The rule of the series, with what staff changed for this date. */
  readonly rule: RuleInSeason
  /** The day that the rule or staff named; its reference keeps it. */
  readonly day: Day
  readonly first: Day
  readonly last: Day
  /** The days on which people meet; null where they stay from the first to the last. */
  readonly meetings: readonly Day[] | null
  readonly override: DateOverride | undefined
}

/** The date of a series on a day, as staff changed it. */
export function occurrenceOn(
  series: Series,
  day: Day,
  override: DateOverride | undefined,
): Occurrence {
  const rule = override ? changedRule(series.rule, override) : series.rule
  const first = override?.moved_to === undefined ? day : dayOf(override.moved_to)
  const meetings = meetingDays(series, rule, first)
  const last = meetings?.at(-1) ?? first + nightsOf(series, rule)
  return { series, rule, day, first, last, meetings, override }
}

/** Whether Christmas, or for a class Easter, keeps a rule's date from taking place. */
export function isKeptFree({ rule, first, last, meetings }: Occurrence): boolean {
  if (rule.meets) return false
  if (!rule.runs_over.includes('christmas') && isOverChristmas(first, last)) return true
  const isClass = meetings !== null && rule.yacht === undefined
  return isClass && !rule.runs_over.includes('easter') && isOverEaster(first, last)
}

function changedRule(rule: RuleInSeason, override: DateOverride): RuleInSeason {
  const { at, until, nights, place, yacht, room, leader, places, price } = override
  const changes = { at, until, nights, place, yacht, room, leader, places, price }
  const written = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...rule, ...Object.fromEntries(written) }
}

/** People who come in the evening have their first day on the next. */
const evening = '17:00'

/** How many days after its first a date ends, where people stay or come every day. */
export function nightsOf({ offer }: Series, { nights, at }: RuleInSeason): number {
  if (nights !== undefined) return nights
  if ('nights' in offer) return offer.nights
  return at >= evening && offer.days > 1 ? offer.days : offer.days - 1
}

function meetingDays(series: Series, rule: RuleInSeason, first: Day): readonly Day[] | null {
  if (rule.on_days) return rule.on_days.map((ahead) => first + ahead)
  if (rule.meets) return seriesDays(rule, rule.meets, first)
  if (rule.yacht !== undefined) return null
  return Array.from({ length: nightsOf(series, rule) + 1 }, (_, ahead) => first + ahead)
}

/** Holidays are passed over: a series has as many meetings whenever they fall. */
function seriesDays(
  { runs_over: over }: RuleInSeason,
  { on, times, every }: NonNullable<RuleInSeason['meets']>,
  first: Day,
): Day[] {
  const weekdays = on.map(weekdayNumber).toSorted((one, other) => one - other)
  const days: Day[] = []
  for (let monday = first - weekdayOf(first); days.length < times; monday += every * 7) {
    for (const weekday of weekdays) {
      const day = monday + weekday
      if (day < first || days.length === times) continue
      if (!over.includes('christmas') && isOverChristmas(day, day)) continue
      if (!over.includes('easter') && isOverEaster(day, day)) continue
      days.push(day)
    }
  }
  return days
}

/**
 * Whether days from a first to a last, less than a year apart, touch those on which nothing is
 * held: 22 December to 2 January.
 */
function isOverChristmas(first: Day, last: Day): boolean {
  const { year, month, date } = calendarOf(last)
  return (month === 12 && date >= 22) || first <= dayIn(year, 1, 2)
}

/** The same from Good Friday to Easter Monday. */
function isOverEaster(first: Day, last: Day): boolean {
  const { year, month } = calendarOf(last)
  // Most days of the year are far from any Easter.
  if (month < 3 || (month > 4 && last - first < 28)) return false
  const sunday = easterSunday(year)
  return first <= sunday + 1 && last >= sunday - 2
}

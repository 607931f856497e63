import type { Content } from '#server/content/content.ts'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import { calendarOf, dayIn, dayOf, easterSunday, weekdayOf } from './day.ts'
import type { Day } from './day.ts'
import type { Series, RuleInSeason } from './series.ts'
import { ruleDays, weekdayNumber } from './series.ts'

export type Overrides = Content['overrides']

/**
 * Every date that begins from one day to another, both included, series by series; cancelled ones too.
 * Those that staff moved or added come last.
 */
export function occurrencesBetween(
  allSeries: readonly Series[],
  overrides: Overrides,
  from: Day,
  to: Day,
): Occurrence[] {
  const occurrences: Occurrence[] = []
  const changedCodes = new Set([...overrides.keys()].map((key) => parseReference(key)?.code))
  for (const series of allSeries) {
    const own = changedCodes.has(series.offer.code) ? overrides : unchanged
    for (const day of ruleDays(series.rule, from, to)) {
      const occurrence = ruleOccurrence(series, day, own)
      if (occurrence && occurrence.override?.moved_to === undefined) occurrences.push(occurrence)
    }
  }
  for (const override of overrides.values()) {
    if (override.moved_to === undefined && override.added === undefined) continue
    const occurrence = occurrenceOfReference(allSeries, overrides, override.reference)
    if (occurrence && occurrence.first >= from && occurrence.first <= to)
      occurrences.push(occurrence)
  }
  return occurrences
}

const unchanged: Overrides = new Map()

/** The date that a reference names, whenever it is; undefined when no rule or override gives it. */
export function occurrenceOfReference(
  allSeries: readonly Series[],
  overrides: Overrides,
  reference: string,
): Occurrence | undefined {
  const named = parseReference(reference)
  if (!named) return undefined
  const own = allSeries.filter(({ offer }) => offer.code === named.code)
  for (const series of own) {
    if (suffixOf(series) !== named.suffix) continue
    if (ruleDays(series.rule, named.day, named.day).length === 0) continue
    const occurrence = ruleOccurrence(series, named.day, overrides)
    if (occurrence) return occurrence
  }
  const override = overrides.get(reference)
  const [first] = own
  return first && override?.added !== undefined
    ? occurrenceOn(first, named.day, override)
    : undefined
}

/** What a date is called in addresses, orders and messages, even after it was moved. */
export function referenceOf({ series, day, override }: Occurrence): string {
  return override?.reference ?? ruleReference(series, day)
}

function ruleOccurrence(series: Series, day: Day, overrides: Overrides): Occurrence | undefined {
  // What the rule alone gives decides whether there is a date; then staff may change it.
  const occurrence = occurrenceOn(series, day, undefined)
  if (isKeptFree(occurrence)) return undefined
  const override = overrides.size > 0 ? overrides.get(ruleReference(series, day)) : undefined
  return override ? occurrenceOn(series, day, override) : occurrence
}

function ruleReference(series: Series, day: Day): string {
  return formatReference({ code: series.offer.code, day, suffix: suffixOf(series) })
}

function suffixOf({ rule }: Series): string {
  return rule.suffix ?? ''
}

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
function occurrenceOn(series: Series, day: Day, override: DateOverride | undefined): Occurrence {
  const rule = override ? changedRule(series.rule, override) : series.rule
  const first = override?.moved_to === undefined ? day : dayOf(override.moved_to)
  const meetings = meetingDays(series, rule, first)
  const last = meetings?.at(-1) ?? first + nightsOf(series, rule)
  return { series, rule, day, first, last, meetings, override }
}

/** Whether Christmas, or for a class Easter, keeps a rule's date from taking place. */
function isKeptFree({ rule, first, last, meetings }: Occurrence): boolean {
  if (rule.meets) return false
  if (!rule.runs_over.includes('christmas') && isOverChristmas(first, last)) return true
  const isClass = meetings !== null && rule.yacht === undefined
  return isClass && !rule.runs_over.includes('easter') && isOverEaster(first, last)
}

function changedRule(rule: RuleInSeason, override: DateOverride): RuleInSeason {
  const { at, until, nights, place, yacht, room, leader, places, price } = override
  const changes = { at, until, nights, place, yacht, room, leader, places, price }
  const said = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...rule, ...Object.fromEntries(said) }
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

/** What the reference of a date says: CR-DSP-270321, or CR-DSP-270321B. */
interface DateReference {
  /** The code of the offer. */
  readonly code: string
  /** The day on which a rule lets people join; a moved date keeps it. */
  readonly day: Day
  readonly suffix: string
}

const pattern = /^([A-Z]{2}-[A-Z0-9]{1,6})-(\d{2})(\d{2})(\d{2})([A-Z]?)$/

/** A reference taken apart; null for any text that is none, such as one of 30 February. */
export function parseReference(text: string): DateReference | null {
  const [, code, year, month, date, suffix] = pattern.exec(text) ?? []
  if (code === undefined || suffix === undefined) return null
  const day = dayOf(`20${year}-${month}-${date}`)
  return Number.isNaN(day) ? null : { code, day, suffix }
}

/** The reference of an offer's date that a rule begins on a day. */
export function formatReference({ code, day, suffix }: DateReference): string {
  const { year, month, date } = calendarOf(day)
  const digits = (year % 100) * 10_000 + month * 100 + date
  return `${code}-${String(digits).padStart(6, '0')}${suffix}`
}

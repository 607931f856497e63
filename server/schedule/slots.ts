import type { Content } from '#server/content/content.ts'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import { calendarOf, dayIn, dayOf, easterSunday, weekdayOf } from './day.ts'
import type { Day } from './day.ts'
import type { Line, RuleInSeason } from './rule-days.ts'
import { ruleDays, weekdayNumber } from './rule-days.ts'

export type Overrides = Content['overrides']

/**
 * Every date that begins from one day to another, both included, line by line; cancelled ones too.
 * Those that the office moved or added come last.
 */
export function slotsBetween(
  lines: readonly Line[],
  overrides: Overrides,
  from: Day,
  to: Day,
): Slot[] {
  const slots: Slot[] = []
  const changedCodes = new Set([...overrides.keys()].map((key) => parseReference(key)?.code))
  for (const line of lines) {
    const own = changedCodes.has(line.offer.code) ? overrides : unchanged
    for (const day of ruleDays(line.rule, from, to)) {
      const slot = ruleSlot(line, day, own)
      if (slot && slot.override?.moved_to === undefined) slots.push(slot)
    }
  }
  for (const override of overrides.values()) {
    if (override.moved_to === undefined && override.added === undefined) continue
    const slot = slotOfReference(lines, overrides, override.reference)
    if (slot && slot.first >= from && slot.first <= to) slots.push(slot)
  }
  return slots
}

const unchanged: Overrides = new Map()

/** The date that a reference names, whenever it is; undefined when no rule or override gives it. */
export function slotOfReference(
  lines: readonly Line[],
  overrides: Overrides,
  reference: string,
): Slot | undefined {
  const named = parseReference(reference)
  if (!named) return undefined
  const own = lines.filter(({ offer }) => offer.code === named.code)
  for (const line of own) {
    if (suffixOf(line) !== named.suffix) continue
    if (ruleDays(line.rule, named.day, named.day).length === 0) continue
    const slot = ruleSlot(line, named.day, overrides)
    if (slot) return slot
  }
  const override = overrides.get(reference)
  const [first] = own
  return first && override?.added !== undefined ? slotOn(first, named.day, override) : undefined
}

/** What a date is called in addresses, orders and letters, even after it was moved. */
export function referenceOf({ line, day, override }: Slot): string {
  return override?.reference ?? ruleReference(line, day)
}

function ruleSlot(line: Line, day: Day, overrides: Overrides): Slot | undefined {
  // What the rule alone gives decides whether there is a date; then the office may change it.
  const slot = slotOn(line, day, undefined)
  if (isKeptFree(slot)) return undefined
  const override = overrides.size > 0 ? overrides.get(ruleReference(line, day)) : undefined
  return override ? slotOn(line, day, override) : slot
}

function ruleReference(line: Line, day: Day): string {
  return formatReference({ code: line.offer.code, day, suffix: suffixOf(line) })
}

function suffixOf({ rule }: Line): string {
  return rule.suffix ?? ''
}

/** A date before anybody asks about it: when it is and what it takes for itself. */
export interface Slot {
  readonly line: Line
  /** The line's rule, with what the office changed for this date. */
  readonly rule: RuleInSeason
  /** The day that the rule or the office named; its reference keeps it. */
  readonly day: Day
  readonly first: Day
  readonly last: Day
  /** The days on which people meet; null where they stay from the first to the last. */
  readonly meetings: readonly Day[] | null
  readonly override: DateOverride | undefined
}

/** The date of a line on a day, as the office changed it. */
function slotOn(line: Line, day: Day, override: DateOverride | undefined): Slot {
  const rule = override ? changedRule(line.rule, override) : line.rule
  const first = override?.moved_to === undefined ? day : dayOf(override.moved_to)
  const meetings = meetingDays(line, rule, first)
  const last = meetings?.at(-1) ?? first + nightsOf(line, rule)
  return { line, rule, day, first, last, meetings, override }
}

/** Whether Christmas, or for a class Easter, keeps a rule's date from taking place. */
function isKeptFree({ rule, first, last, meetings }: Slot): boolean {
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
export function nightsOf({ offer }: Line, { nights, at }: RuleInSeason): number {
  if (nights !== undefined) return nights
  if ('nights' in offer) return offer.nights
  return at >= evening && offer.days > 1 ? offer.days : offer.days - 1
}

function meetingDays(line: Line, rule: RuleInSeason, first: Day): readonly Day[] | null {
  if (rule.on_days) return rule.on_days.map((ahead) => first + ahead)
  if (rule.meets) return seriesDays(rule, rule.meets, first)
  if (rule.yacht !== undefined) return null
  return Array.from({ length: nightsOf(line, rule) + 1 }, (_, ahead) => first + ahead)
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

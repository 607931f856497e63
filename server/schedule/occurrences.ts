import type { Content } from '#server/content/content.ts'
import type { Day } from './day.ts'
import { isKeptFree, occurrenceOn } from './occurrence.ts'
import type { Occurrence } from './occurrence.ts'
import { formatReference, parseReference } from './reference.ts'
import { ruleDays } from './series.ts'
import type { Series } from './series.ts'

type Overrides = Content['overrides']

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

import type { Content } from '#server/content/content.ts'
import type { Day } from './day.ts'
import type { Line } from './line.ts'
import { formatReference, parseReference } from './reference.ts'
import { ruleDays } from './rule-days.ts'
import { isKeptFree, slotOn } from './slot.ts'
import type { Slot } from './slot.ts'

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

import type { LabelList } from './label-list.ts'
import type { MergeLabel, MergeWay, PropLabels, ScrollLabel } from './prop.ts'

/** What labels say depends on, besides the prop. */
export interface LabelFacts {
  readonly path: string
  /** Paths that the client throws away first: they are replaced, not merged. */
  readonly reset: ReadonlySet<string>
  /** The side on which an infinite scroll puts what it asked for. */
  readonly intent: 'append' | 'prepend'
  readonly now: number
}

/** Lists what the client is told about a prop that it gets. */
export function listLabels(
  list: LabelList,
  { merge = [], once, scroll }: PropLabels,
  facts: LabelFacts,
  value: unknown,
): void {
  for (const label of merge) listMerge(list, label, facts)
  if (scroll) listScroll(list, scroll, facts, value)
  if (once) listOnce(list, once, facts)
}

/**
 * Lists what the client is told about a prop that a full visit leaves out: that it will be fetched,
 * unless the client holds it, and what to do with it then.
 */
export function listLabelsAhead(
  list: LabelList,
  { load, group = 'default', merge = [], scroll, once }: PropLabels,
  facts: LabelFacts,
  isHeld: boolean,
): void {
  const { path } = facts
  if (load === 'deferred' && !isHeld) list.add({ of: 'deferred', path, group })
  for (const label of merge) listMerge(list, label, facts)
  if (scroll) listMerge(list, mergeOf(scroll, facts), facts)
  if (once) listOnce(list, once, facts)
}

const listed = { append: 'merge', prepend: 'prepend', deep: 'deepMerge' } as const satisfies Record<
  MergeWay,
  string
>

function listMerge(list: LabelList, { way, at, matchOn }: MergeLabel, facts: LabelFacts): void {
  const path = joined(facts.path, at)
  if (facts.reset.has(facts.path) || facts.reset.has(path)) return
  list.add({ of: listed[way], path })
  for (const field of matchOn) list.add({ of: 'match', path: joined(path, field) })
}

function listScroll(list: LabelList, label: ScrollLabel, facts: LabelFacts, value: unknown): void {
  const { path, reset } = facts
  listMerge(list, mergeOf(label, facts), facts)
  list.add({ of: 'scroll', path, position: label.position(value), reset: reset.has(path) })
}

function mergeOf({ wrapper, matchOn }: ScrollLabel, { intent }: LabelFacts): MergeLabel {
  return { way: intent, at: wrapper, matchOn }
}

function listOnce(
  list: LabelList,
  { key, expiresAt }: NonNullable<PropLabels['once']>,
  { path, now }: LabelFacts,
): void {
  list.add({ of: 'once', path, key: key ?? path, expiresAt: expiresAt?.(now) ?? null })
}

function joined(path: string, rest: string): string {
  return rest === '' ? path : `${path}.${rest}`
}

import type { PageLabels } from '../protocol/page-object.ts'
import type {
  MergeLabel,
  MergeWay,
  PropLabels,
  ScrollLabel,
  ScrollPosition,
} from './prop-labels.ts'

/** What labels say depends on, besides the prop. */
export interface LabelContext {
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
  context: LabelContext,
  value: unknown,
): void {
  for (const label of merge) listMerge(list, label, context)
  if (scroll) listScroll(list, scroll, context, value)
  if (once) listOnce(list, once, context)
}

/**
 * Lists what the client is told about a prop that a full visit leaves out: that it will be fetched,
 * unless the client holds it, and what to do with it then.
 */
export function listLabelsAhead(
  list: LabelList,
  { load, group = 'default', merge = [], scroll, once }: PropLabels,
  context: LabelContext,
  hasOnceProp: boolean,
): void {
  const { path } = context
  if (load === 'deferred' && !hasOnceProp) list.add({ of: 'deferred', path, group })
  for (const label of merge) listMerge(list, label, context)
  if (scroll) listMerge(list, mergeOf(scroll, context), context)
  if (once) listOnce(list, once, context)
}

const listed = { append: 'merge', prepend: 'prepend', deep: 'deepMerge' } as const satisfies Record<
  MergeWay,
  string
>

function listMerge(list: LabelList, { way, at, matchOn }: MergeLabel, context: LabelContext): void {
  const path = joined(context.path, at)
  if (context.reset.has(context.path) || context.reset.has(path)) return
  list.add({ of: listed[way], path })
  for (const field of matchOn) list.add({ of: 'match', path: joined(path, field) })
}

function listScroll(
  list: LabelList,
  label: ScrollLabel,
  context: LabelContext,
  value: unknown,
): void {
  const { path, reset } = context
  listMerge(list, mergeOf(label, context), context)
  list.add({ of: 'scroll', path, position: label.position(value), reset: reset.has(path) })
}

function mergeOf({ wrapper, matchOn }: ScrollLabel, { intent }: LabelContext): MergeLabel {
  return { way: intent, at: wrapper, matchOn }
}

function listOnce(
  list: LabelList,
  { key, expiresAt }: NonNullable<PropLabels['once']>,
  { path, now }: LabelContext,
): void {
  list.add({ of: 'once', path, key: key ?? path, expiresAt: expiresAt?.(now) ?? null })
}

function joined(path: string, rest: string): string {
  return rest === '' ? path : `${path}.${rest}`
}

type Label =
  | { readonly of: 'merge' | 'prepend' | 'deepMerge' | 'match' | 'rescued'; readonly path: string }
  | { readonly of: 'deferred'; readonly path: string; readonly group: string }
  | {
      readonly of: 'once'
      readonly path: string
      readonly key: string
      readonly expiresAt: number | null
    }
  | {
      readonly of: 'scroll'
      readonly path: string
      readonly position: ScrollPosition
      readonly reset: boolean
    }

/**
 * What a page's props say of themselves, in the order in which they stand. A prop that takes its time
 * keeps its place: `later` gives a list that counts where it was asked for.
 */
export class LabelList {
  private entries: (Label | LabelList)[] = []
  private isClosed = false

  add(label: Label): void {
    this.append(label)
  }

  later(): LabelList {
    const list = new LabelList()
    this.append(list)
    return list
  }

  /** Forgets what was listed for one last label; what is listed from then on does not count. */
  replaceBy(label: Label): void {
    this.entries = [label]
    this.isClosed = true
  }

  /** The labels as the page object carries them: only the fields that hold something. */
  collect(): PageLabels {
    const labels = this.flat()
    // A path that stands in a list twice would be merged twice.
    const paths = (of: Label['of']) => [
      ...new Set(labels.filter((label) => label.of === of).map(({ path }) => path)),
    ]
    return withoutEmpty({
      deferredProps: grouped(labels),
      rescuedProps: paths('rescued'),
      mergeProps: paths('merge'),
      prependProps: paths('prepend'),
      deepMergeProps: paths('deepMerge'),
      matchPropsOn: paths('match'),
      scrollProps: byName(labels, (label) =>
        label.of === 'scroll' ? [label.path, { ...label.position, reset: label.reset }] : undefined,
      ),
      onceProps: byName(labels, (label) =>
        label.of === 'once'
          ? [label.key, { prop: label.path, expiresAt: label.expiresAt }]
          : undefined,
      ),
    })
  }

  private append(entry: Label | LabelList): void {
    if (!this.isClosed) this.entries.push(entry)
  }

  private flat(): Label[] {
    return this.entries.flatMap((entry) => (entry instanceof LabelList ? entry.flat() : [entry]))
  }
}

function grouped(labels: readonly Label[]): Record<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const label of labels) {
    if (label.of === 'deferred') {
      groups.set(label.group, [...(groups.get(label.group) ?? []), label.path])
    }
  }
  return Object.fromEntries(groups)
}

function byName<Value>(
  labels: readonly Label[],
  entryOf: (label: Label) => readonly [string, Value] | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    labels.flatMap((label) => {
      const entry = entryOf(label)
      return entry ? [entry] : []
    }),
  )
}

function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => Object.keys(value).length > 0)
  return Object.fromEntries(filled) as Partial<Fields>
}

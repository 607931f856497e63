import type { PageLabels } from '../protocol/page-object.ts'
import type { ScrollPosition } from './prop.ts'

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

import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import type { KitProps } from '#server/props/info-pages.ts'
import { Icon } from './icons.tsx'

/** Terms with what they mean here, such as Length: 5 days. */
export function FactList({
  facts,
}: {
  readonly facts: readonly { readonly term: string; readonly text: string }[]
}) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ term, text }) => (
        <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-3">
          <dt className="min-w-0 text-sm font-semibold text-tide sm:pt-0.5">{term}</dt>
          <dd className="min-w-0 text-ink sm:col-span-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const marks = {
  yes: { icon: 'check', colour: 'text-good' },
  no: { icon: 'close', colour: 'text-slate' },
} as const

/** Short lines, each with a mark. The mark only repeats what the heading above the list says. */
export function TickList({
  items,
  mark = 'yes',
  columns = 1,
  isOrdered = false,
}: {
  readonly items: readonly string[]
  readonly mark?: keyof typeof marks
  readonly columns?: 1 | 2
  readonly isOrdered?: boolean
}) {
  const { icon, colour } = marks[mark]
  const List = isOrdered ? 'ol' : 'ul'

  return (
    <List className={cx('grid gap-x-8 gap-y-2', columns === 2 && 'sm:grid-cols-2')}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name={icon} className={cx('mt-1 size-4.5', colour)} />
          <p className="min-w-0">{item}</p>
        </li>
      ))}
    </List>
  )
}

/** What to pack, by how strongly it is asked for. A group without anything is left out. */
export function KitGroups({ essential, helpful, leaveAtHome }: KitProps) {
  const groups = [
    { title: 'Bring', items: essential, mark: 'yes' },
    { title: 'Good to have', items: helpful, mark: 'yes' },
    { title: 'Leave at home', items: leaveAtHome, mark: 'no' },
  ] as const

  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, ...list }) => (
      <div key={title} className="mt-6 first-of-type:mt-0">
        <h3 className="mb-3 font-sans text-base">{title}</h3>
        <TickList {...list} columns={2} />
      </div>
    ))
}

/** Narrower windows have fewer. Written out, because only whole names of classes are found. */
const layouts = {
  2: 'md:grid-cols-2',
  3: 'sm:grid-cols-2 xl:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
} as const

/** Cards in rows of the same height: four columns unless asked for less (specification 9). */
export function ProductGrid({
  columns = 4,
  items,
}: {
  readonly columns?: keyof typeof layouts
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[]
}) {
  return (
    <ul data-columns={columns} className={cx('grid gap-6', layouts[columns])}>
      {items.map(({ id, content }) => (
        <li key={id} className="min-w-0">
          {content}
        </li>
      ))}
    </ul>
  )
}

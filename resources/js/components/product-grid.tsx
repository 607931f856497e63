import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'

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

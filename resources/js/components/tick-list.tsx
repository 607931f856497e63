import { cx } from '#js/lib/class-names.ts'
import { Icon } from './icons.tsx'

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
          <Icon name={icon} className={cx('mt-1 size-4.5 shrink-0', colour)} />
          <p className="min-w-0">{item}</p>
        </li>
      ))}
    </List>
  )
}

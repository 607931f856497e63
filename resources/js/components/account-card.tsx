import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { Icon } from './icons.tsx'
import type { IconName } from './icons.tsx'

/** One thing of an account: what there is of it, or plainly that there is nothing yet. */
export function AccountCard({
  id,
  title,
  icon,
  className,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col rounded-card bg-white p-6 shadow-card', className)}
    >
      <div className="flex items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea/35 text-tide-deep">
          <Icon name={icon} />
        </span>
        <h2 id={id} className="min-w-0 text-card">
          {title}
        </h2>
      </div>
      <div className="mt-4 flex grow flex-col justify-between gap-3">{children}</div>
    </section>
  )
}

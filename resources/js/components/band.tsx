import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'

/** A band across the page, as wide as the window, with its content on the page's measure. */
export function Band({
  id,
  labelledBy,
  className,
  children,
}: {
  readonly id?: string
  /** The id of the heading that names the band. */
  readonly labelledBy: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={cx('py-16 md:py-24', className)}>
      <div className="mx-auto max-w-page px-4 md:px-8">{children}</div>
    </section>
  )
}

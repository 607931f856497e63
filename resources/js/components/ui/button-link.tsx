import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { SiteLink } from './link.tsx'

/** A link that asks to be followed. */
export function ButtonLink({
  href,
  className,
  children,
}: {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <SiteLink
      href={href}
      className={cx(
        'inline-flex min-h-12 items-center rounded-button bg-coral-strong px-7 py-3 font-semibold text-white shadow-card transition-colors hover:bg-coral-deep',
        className,
      )}
    >
      {children}
    </SiteLink>
  )
}

import type { MouseEventHandler, ReactNode } from 'react'
import { PageLink } from './page-link.tsx'

/**
 * A link to an address from content: a path of this site, an anchor, `mailto:`, `tel:` or another
 * site. A new tab says so to screen readers.
 */
export function SiteLink({
  href,
  newTab = false,
  isSamePage = false,
  children,
  ...link
}: {
  readonly href: string
  readonly newTab?: boolean
  /** Leads to the page that is shown, in another state: its place and the focus stay. */
  readonly isSamePage?: boolean
  readonly className?: string | undefined
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly onClick?: MouseEventHandler
  readonly children: ReactNode
}) {
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener" {...link}>
        {children} <span className="sr-only">(opens in a new tab)</span>
      </a>
    )
  }
  if (/^\/(?!\/)/.test(href)) {
    return (
      <PageLink href={href} preserveScroll={isSamePage} preserveState={isSamePage} {...link}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={href} {...link}>
      {children}
    </a>
  )
}

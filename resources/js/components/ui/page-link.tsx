import { router } from '@inertiajs/react'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site. */
  readonly href: string
  readonly preserveScroll?: boolean
  readonly preserveState?: boolean
}

/**
 * A link to a page of this site, followed by a visit. The client library's own keeps a dozen values up
 * to date for what none of ours does, which on a page of 150 links is felt while it comes to life.
 */
export function PageLink({
  href,
  preserveScroll = false,
  preserveState = false,
  onClick,
  children,
  ...link
}: PageLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    router.visit(href, { preserveScroll, preserveState })
  }

  return (
    <a {...link} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** Does a click ask for another tab, another window or a download? */
function isForBrowser({ altKey, ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey || button !== 0
}

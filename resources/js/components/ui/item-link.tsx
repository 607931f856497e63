import type { MouseEventHandler, ReactNode } from 'react'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { SiteRoutes } from '#js/lib/site-routes.ts'
import { itemTarget } from '#routes/item-links.ts'
import type { LinkedItem, SlugRoute } from '#routes/item-links.ts'
import { SiteLink } from './link.tsx'

/**
 * A link to where an item leads by the specification's rules; text when it leads nowhere.
 * @param otherwise where a holiday without a known tag leads: the product card says breaks.
 */
export function ItemLink({
  item,
  otherwise,
  className,
  onClick,
  children,
}: {
  readonly item: LinkedItem
  readonly otherwise?: SlugRoute
  readonly className?: string | undefined
  readonly onClick?: MouseEventHandler
  readonly children: ReactNode
}) {
  const routes = useRoutes()
  const href = itemAddress(routes, item, otherwise)

  if (href === undefined) return <span className={className}>{children}</span>
  return (
    <SiteLink
      href={href}
      className={className}
      aria-current={routes.isHere(href) ? 'page' : undefined}
      {...(onClick && { onClick })}
    >
      {children}
    </SiteLink>
  )
}

function itemAddress(
  routes: SiteRoutes,
  item: LinkedItem,
  otherwise: SlugRoute | undefined,
): string | undefined {
  const target = itemTarget(item, otherwise)

  if (!target) return undefined
  if ('href' in target) return target.href
  return routes.find(target.route, target.slug === undefined ? undefined : { slug: target.slug })
}

import { usePage } from '@inertiajs/react'
import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import type { SiteRoutes } from '#js/lib/site-routes.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

/**
 * Named routes as seen from the page that is shown: in a persistent layout, after a partial reload
 * and after Back too, because the page object carries its address.
 */
export function useRoutes(): SiteRoutes {
  const routesAt = useContext(RoutesContext)
  const { url } = usePage()

  if (!routesAt) {
    throw new Error('[hooks] useRoutes found no route table; wrap the page in RoutesProvider.')
  }
  return routesAt(url)
}

type RoutesAt = (pageUrl: string) => SiteRoutes

export const RoutesContext = createContext<RoutesAt | null>(null)

/**
 * Hands the route table to every component below; the same in the browser and on the server. Each
 * render on the server has a provider of its own, so overlapping renders share nothing.
 */
export function RoutesProvider({
  table,
  children,
}: {
  readonly table: ZiggyTable
  readonly children: ReactNode
}) {
  const routesAt = useMemo(() => rememberLast(table), [table])
  return <RoutesContext value={routesAt}>{children}</RoutesContext>
}

// All links of a page ask with one address, so the last answer is enough to share.
function rememberLast(table: ZiggyTable): RoutesAt {
  let last: { readonly pageUrl: string; readonly routes: SiteRoutes } | undefined
  return (pageUrl) => {
    if (last?.pageUrl !== pageUrl) last = { pageUrl, routes: createSiteRoutes(table, pageUrl) }
    return last.routes
  }
}

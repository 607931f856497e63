import { usePage } from '@inertiajs/react'
import { useContext, useMemo } from 'react'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import type { SiteRoutes } from '#js/lib/site-routes.ts'
import { RoutesContext } from './routes-context.tsx'

/** Named routes as seen from the page that is shown; anew when its address changes. */
export function useRoutes(): SiteRoutes {
  const table = useContext(RoutesContext)
  const { url } = usePage()

  if (!table) {
    throw new Error('[hooks] useRoutes found no route table; wrap the page in RoutesProvider.')
  }
  return useMemo(() => createSiteRoutes(table, url), [table, url])
}

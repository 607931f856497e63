import { usePage } from '@inertiajs/react'
import { useContext } from 'react'
import type { SiteRoutes } from '#js/lib/site-routes.ts'
import { RoutesContext } from './routes-context.tsx'

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

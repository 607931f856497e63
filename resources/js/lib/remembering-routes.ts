import { writeQuery } from '#server/routing/urls.ts'
import { pathTo } from '#server/routing/urls.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { createSiteRoutes } from './site-routes.ts'
import type { SiteRoutes } from './site-routes.ts'

type Parameters = Readonly<Record<string, string | undefined>>

const mostPaths = 5_000
const pathsByTable = new WeakMap<ZiggyTable, Map<string, string>>()

/**
 * `createSiteRoutes` for a server, which writes the same links into page after page: it makes each
 * path once, for all pages.
 */
export function rememberingRoutes(table: ZiggyTable, pageUrl: string): SiteRoutes {
  const routes = createSiteRoutes(table, pageUrl)
  const path = (name: string, parameters: Parameters = {}) => remembered(table, name, parameters)
  return {
    ...routes,
    to: (name, ...[parameters, query]) => path(name, parameters) + writeQuery(query),
    find: (name, parameters, query) =>
      Object.hasOwn(table.routes, name) ? path(name, parameters) + writeQuery(query) : undefined,
  }
}

function remembered(table: ZiggyTable, name: string, parameters: Parameters): string {
  const paths = pathsOf(table)
  const key = JSON.stringify([name, parameters])
  const known = paths.get(key)
  if (known !== undefined) return known
  // Some parameters come from visitors, who must not fill the memory with them.
  if (paths.size >= mostPaths) paths.clear()
  const path = pathTo(table, name, parameters)
  paths.set(key, path)
  return path
}

function pathsOf(table: ZiggyTable): Map<string, string> {
  const known = pathsByTable.get(table)
  if (known) return known
  const paths = new Map<string, string>()
  pathsByTable.set(table, paths)
  return paths
}

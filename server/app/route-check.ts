import { existsSync } from 'node:fs'
import { areas } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { redirects } from '#routes/redirects.ts'
import { routeFaults } from '#server/routing/check/checks.ts'
import { RouteFaults } from '#server/routing/check/route-faults.ts'
import type { RouteSet } from '#server/routing/check/route-faults.ts'
import { pagesExist, readSources } from '#server/routing/sources.ts'
import { pageFile } from './assets.ts'
import type { Environment } from './settings/settings.ts'

/**
 * Holds everything that routes are made of against each other, before the site answers anything.
 * The production bundle has no sources beside it, so there a fault names its route and no line.
 * @param answered the names that have a handler.
 * @throws RouteFaults that lists all faults at once.
 */
export function checkRoutes(answered: readonly string[], environment: Environment): void {
  const faults = routeFaults(routeSet(answered))
  if (environment === 'production') {
    if (faults.length > 0) throw new RouteFaults(faults)
    return
  }
  const handlers = readSources('server/controllers', 'server/http')
  const all = [...faults, ...pagesExist(handlers, pageFile, existsSync)]
  if (all.length > 0) throw new RouteFaults(all, new Map([...readSources('routes'), ...handlers]))
}

function routeSet(answered: readonly string[]): RouteSet {
  return {
    tables: Object.entries(areas).map(([area, table]) => ({ file: `routes/${area}.ts`, table })),
    patterns: { file: 'routes/patterns.ts', entries: patterns },
    redirects: { file: 'routes/redirects.ts', entries: redirects },
    answered: { file: 'server/controllers/index.ts', names: answered },
  }
}

import { existsSync } from 'node:fs'
import { areas } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { redirects } from '#routes/redirects.ts'
import { pagesExist, routeViolations } from '#server/routing/check/checks.ts'
import { RouteViolations } from '#server/routing/check/violations.ts'
import type { RouteSet } from '#server/routing/check/violations.ts'
import { readSources } from '#server/routing/sources.ts'
import { pageFile } from './assets.ts'
import type { Environment } from './settings/settings.ts'

/**
 * Holds everything that routes are made of against each other, before the site answers anything.
 * The production bundle has no sources beside it, so there a violation names its route and no line.
 * @param answered the names that have a handler.
 * @throws RouteViolations that lists all violations at once.
 */
export function checkRoutes(answered: readonly string[], environment: Environment): void {
  const violations = routeViolations(routeSet(answered))
  const isBuilt = environment === 'production'
  const handlers = isBuilt ? new Map() : readSources('server/controllers', 'server/http')
  const all = [...violations, ...pagesExist(handlers, pageFile, existsSync)]
  const sources = isBuilt ? undefined : new Map([...readSources('routes'), ...handlers])
  if (all.length > 0) throw new RouteViolations(all, sources)
}

function routeSet(answered: readonly string[]): RouteSet {
  return {
    tables: Object.entries(areas).map(([area, table]) => ({ file: `routes/${area}.ts`, table })),
    patterns: { file: 'routes/patterns.ts', entries: patterns },
    redirects: { file: 'routes/redirects.ts', entries: redirects },
    answered: { file: 'server/controllers/index.ts', names: answered },
  }
}

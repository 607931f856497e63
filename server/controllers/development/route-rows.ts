import { areas } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { routeRows } from '#server/routing/listing/rows.ts'
import type { RouteRow } from '#server/routing/listing/rows.ts'
import { readSources } from '#server/routing/sources.ts'

/** Every route of the site, with what the sources beside it tell about its handler. */
export function siteRouteRows(): RouteRow[] {
  return routeRows({
    tables: Object.entries(areas).map(([area, table]) => ({ file: `routes/${area}.ts`, table })),
    patterns,
    binding: {
      files: ['server/controllers/index.ts', 'server/controllers/shopping.ts'],
      folder: 'server/controllers',
    },
    sources: readSources('routes', 'server/controllers'),
  })
}

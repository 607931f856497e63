import { resolve } from 'node:path'
import { devtools } from '@saltlark/inertia-express/devtools'
import type { RequestHandler } from 'express'
import { assetSources } from './assets.ts'
import type { Services } from './services.ts'

/** Records what is asked and answered for the Inertia DevTools extension of a developer's browser. */
export function siteDevtools({
  clock,
  matcher,
}: Pick<Services, 'clock' | 'matcher'>): RequestHandler {
  return devtools({
    now: () => clock.now(),
    componentPath: (component) => resolve(assetSources.page(component)),
    // Controllers ask for pages; these files only pass that on.
    isOwnSource: (file) => !file.includes('/server/http/'),
    routeOf({ method, path }) {
      const found = matcher.find(method, path)
      return found ? { name: found.name, uri: found.route.uri, action: null } : null
    },
  })
}

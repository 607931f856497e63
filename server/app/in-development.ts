import { resolve } from 'node:path'
import { headers } from '@saltlark/inertia-express/core'
import { devtools } from '@saltlark/inertia-express/devtools'
import type { Request, RequestHandler } from 'express'
import { badRequest } from '#server/http/errors.ts'
import { notADay, travelInstant, travelTo } from '#server/site/time-travel.ts'
import { assetSources } from './assets.ts'
import type { Services } from './services.ts'

/**
 * Development only: `?at=2026-12-24` answers as on that day. Whoever goes on from such a page stays on
 * the day, whatever the link: browsers name the page that they come from. An address without `at`, typed
 * or opened by a link that does not tell where from, is a page of now.
 */
export function timeTravel(): RequestHandler {
  return function travels(request, response, next) {
    const asked = request.query['at']
    if (asked === undefined) {
      const kept = keptMoment(request)
      const instant = kept === null ? null : travelInstant(kept)
      if (kept === null || instant === null) return next()
      if (showsItsAddress(request)) return response.redirect(withMoment(request.originalUrl, kept))
      return travelTo(instant, next)
    }
    const instant = typeof asked === 'string' ? travelInstant(asked) : null
    if (instant === null) throw badRequest(notADay(asked))
    return travelTo(instant, next)
  }
}

/** What `at` says in the address of our own page that the request comes from. */
function keptMoment(request: Request): string | null {
  const referer = request.get('Referer') ?? ''
  if (!URL.canParse(referer)) return null
  const { host, searchParams } = new URL(referer)
  return host === request.get('Host') ? searchParams.get('at') : null
}

/** Will people see the request's address in their browser? */
function showsItsAddress(request: Request): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isVisit = request.get(headers.inertia) !== undefined
  return isRead && (isVisit || request.get(headers.destination) === 'document')
}

function withMoment(address: string, at: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return `${path}?${query ? `${query}&` : ''}at=${encodeURIComponent(at)}`
}

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

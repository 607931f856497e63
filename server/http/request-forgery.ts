import type { Request, RequestHandler } from 'express'
import type { Cookies } from './cookies.ts'
import { HttpError } from './errors.ts'

/**
 * Refuses a change that another site asked a visitor's browser for (decision 6): by `Sec-Fetch-Site`
 * where the browser sends it, else by `Origin`. A caller that sends neither is no browser of today;
 * it may pass as long as it carries none of our cookies.
 */
export function requestForgery(origins: ReadonlySet<string>, cookies: Cookies): RequestHandler {
  return function ownRequestsOnly(request, response, next) {
    if (safeMethods.has(request.method) || isOwn(request, origins, cookies)) {
      next()
      return
    }
    response.vary('Sec-Fetch-Site, Origin')
    next(
      new HttpError(
        403,
        'This request did not come from our own pages, so nothing was changed. Open the page again and retry.',
      ),
    )
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function isOwn(request: Request, origins: ReadonlySet<string>, cookies: Cookies): boolean {
  const site = request.get('sec-fetch-site')
  const origin = request.get('origin')
  if (site === 'same-origin') return true
  if (site === 'none') return origin === undefined || origins.has(origin)
  if (site !== undefined) return false
  return origin === undefined ? !cookies.hasAny(request) : origins.has(origin)
}

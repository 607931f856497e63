import type { Request } from 'express'
import { headers } from '../protocol/headers.ts'
import type { InertiaOptions } from './options.ts'
import { previousPage } from './previous-page.ts'
import type { Exchange } from './responder.ts'

/**
 * Makes an answer that is no page into one that the client understands (protocol, "Redirects"). The
 * browser follows redirects by itself, so the client would never see a fragment, could not leave
 * the site, and would repeat PUT, PATCH and DELETE at the new address; and an empty answer would
 * show as an empty dialog.
 * @returns `bodiless` when nothing of the body is to be sent.
 */
export function answerVisit(
  exchange: Exchange,
  options: InertiaOptions,
  hasBody: boolean,
): 'bodiless' | undefined {
  const { request, response } = exchange
  const location = response.get('Location')
  if (location !== undefined && redirects.has(response.statusCode)) {
    return answerRedirect(exchange, options, location)
  }
  const isEmpty = response.statusCode === 204 || (response.statusCode === 200 && !hasBody)
  const isLeftAlone = options.emptyRedirects === false || request.method === 'HEAD'
  if (!isEmpty || isLeftAlone) return undefined
  const target = previousPage(exchange, options, '/')
  if (request.method === 'GET' && target === request.originalUrl) return undefined
  response.status(303).location(target)
  return withoutBody(exchange)
}

/** Has the client load an address anew: a page of another site, a file, another application. */
export function leaveTo({ response }: Exchange, url: string): void {
  response.location(url)
  const encoded = response.get('Location') ?? url
  response.removeHeader('Location')
  response.status(409).setHeader(headers.location, encoded)
}

/** The site's own origin, as browsers know it: behind a proxy Express asks it as `trust proxy` says. */
function ownOrigin(request: Request, origin?: string): string {
  return origin ?? `${request.protocol}://${request.host || 'localhost'}`
}

/** The address of the request, as a browser understands it: two slashes would name another host. */
export function ownAddress({ request }: Exchange, { origin }: InertiaOptions): string {
  const { originalUrl } = request
  return originalUrl.startsWith('//') ? ownOrigin(request, origin) + originalUrl : originalUrl
}

/** Does the method only ask for something? */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

const redirects = new Set([301, 302, 303, 307, 308])
const repeating = new Set([307, 308])
const repeatedMethods = new Set(['PUT', 'PATCH', 'DELETE'])

function answerRedirect(
  exchange: Exchange,
  options: InertiaOptions,
  location: string,
): 'bodiless' | undefined {
  const { request, response } = exchange
  // What the client would open by GET is no longer what was sent.
  if (repeating.has(response.statusCode) && !isSafe(request.method)) return undefined
  const target = targetOf(location, ownOrigin(request, options.origin), request.originalUrl)
  if (target === undefined) {
    if (options.externalRedirects === false) return undefined
    leaveTo(exchange, location)
    return withoutBody(exchange)
  }
  if (target.includes('#') && !response.inertia.visit.isPrefetch) {
    response.removeHeader('Location')
    response.status(409).setHeader(headers.redirect, target)
    return withoutBody(exchange)
  }
  if (repeatedMethods.has(request.method)) response.status(303)
  return undefined
}

/** An address of ours as the client can open it from any page; undefined for any other address. */
function targetOf(location: string, origin: string, path: string): string | undefined {
  const base = origin + path
  if (!URL.canParse(location, base)) return undefined
  const url = new URL(location, base)
  if (url.origin !== new URL(origin).origin) return undefined
  // Relative ones count from the address that was asked for, which the client does not show.
  const isRelative = !location.startsWith('/') && !URL.canParse(location)
  return isRelative ? url.pathname + url.search + url.hash : location
}

function withoutBody({ response }: Exchange): 'bodiless' {
  response.removeHeader('Content-Type')
  response.removeHeader('Content-Length')
  return 'bodiless'
}

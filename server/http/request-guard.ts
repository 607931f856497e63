import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import type { Cookies } from './cookies.ts'
import { HttpError, methodNotAllowed } from './errors.ts'

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses what Node lets through but no browser sends: several Hosts or a foreign one, an absolute
 * address as the request's target, an unknown transfer encoding, an unknown method.
 */
export function requestGuard(allowedHosts: ReadonlySet<string>): RequestHandler {
  return function guardedRequest(request, _response, next) {
    next(refusalOf(request, allowedHosts))
  }
}

function refusalOf(
  request: IncomingMessage,
  allowedHosts: ReadonlySet<string>,
): HttpError | undefined {
  if (!isProbe(request)) {
    const refusal = hostRefusal(request, allowedHosts)
    if (refusal) return refusal
  }
  if (!request.url?.startsWith('/')) {
    return new HttpError(400, "The request's target must be a path.")
  }
  const encoding = request.headers['transfer-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
    return new HttpError(400, 'The only transfer encoding that is understood is chunked.')
  }
  if (!knownMethods.includes(request.method ?? '')) return methodNotAllowed(knownMethods)
  return undefined
}

/** Who watches a process asks by the address of its machine, and knows no name of the site. */
function isProbe({ url = '' }: IncomingMessage): boolean {
  return /^\/(?:up|ready|metrics)(?:$|\?)/.test(url)
}

function hostRefusal(
  request: IncomingMessage,
  allowedHosts: ReadonlySet<string>,
): HttpError | undefined {
  const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
  if (hosts.length !== 1) {
    return new HttpError(400, `The request names ${hosts.length} hosts; it must name one.`)
  }
  if (!allowedHosts.has((request.headers.host ?? '').toLowerCase())) {
    return new HttpError(421, 'This server does not answer for that host.')
  }
  return undefined
}

/** The hosts that requests may name: the canonical one, and on one's own machine each way to say it. */
export function allowedHosts(appUrl: string, isLocal: boolean): ReadonlySet<string> {
  const { host, port } = new URL(appUrl)
  const suffix = port ? `:${port}` : ''
  const local = ['localhost', '127.0.0.1', '[::1]'].map((name) => name + suffix)
  return new Set(isLocal ? [host, ...local] : [host])
}

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
    request.tell('forgery', 'refused')
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

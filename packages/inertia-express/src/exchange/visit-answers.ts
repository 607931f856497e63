import { headers } from '../protocol/headers.ts'
import type { Visit } from '../protocol/visit.ts'
import { encodedUrl, isSafe, ownOrigin } from './exchange.ts'
import type { Exchange, Server } from './exchange.ts'
import type { Options } from './options.ts'
import { previousPage } from './previous-page.ts'

/**
 * Makes an answer to a visit that is no page into one that the client understands (protocol,
 * "Redirects"). The browser follows redirects by itself, so the client would never see a fragment, could
 * not leave the site, and would repeat PUT, PATCH and DELETE at the new address; and an empty answer
 * would show as an empty dialog.
 * @returns true when nothing of the body is to be sent.
 */
export function answerVisit<On extends Server>(
  exchange: Exchange<On>,
  options: Options<On>,
  visit: Visit,
  hasBody: boolean,
): boolean {
  const { incoming, outgoing } = exchange
  const location = outgoing.header('Location')
  if (location !== undefined && redirects.has(outgoing.status)) {
    return answerRedirect(exchange, options, visit, location)
  }
  const isEmpty = outgoing.status === 204 || (outgoing.status === 200 && !hasBody)
  const isLeftAlone = options.emptyRedirects === false || incoming.method === 'HEAD'
  if (!isEmpty || isLeftAlone) return false
  const target = previousPage(exchange, options, '/')
  if (incoming.method === 'GET' && target === incoming.url) return false
  outgoing.status = 303
  outgoing.setHeader('Location', encodedUrl(target))
  return withoutBody(exchange)
}

/** Has the client load an address anew: a page of another site, a file, another application. */
export function leaveTo({ outgoing }: Exchange, url: string): void {
  outgoing.setHeader('Location', undefined)
  outgoing.status = 409
  outgoing.setHeader(headers.location, encodedUrl(url))
}

/** The address of the request, as a browser understands it: two slashes would name another host. */
export function ownAddress<On extends Server>(
  { incoming }: Exchange<On>,
  { origin }: Options<On>,
): string {
  return incoming.url.startsWith('//') ? ownOrigin(incoming, origin) + incoming.url : incoming.url
}

const redirects = new Set([301, 302, 303, 307, 308])
const repeating = new Set([307, 308])
const repeatedMethods = new Set(['PUT', 'PATCH', 'DELETE'])

function answerRedirect<On extends Server>(
  exchange: Exchange<On>,
  options: Options<On>,
  { isPrefetch }: Visit,
  location: string,
): boolean {
  const { incoming, outgoing } = exchange
  // What the client would open by GET is no longer what was sent.
  if (repeating.has(outgoing.status) && !isSafe(incoming)) return false
  const target = targetOf(location, ownOrigin(incoming, options.origin), incoming.url)
  if (target === undefined) {
    if (options.externalRedirects === false) return false
    leaveTo(exchange, location)
    return withoutBody(exchange)
  }
  if (target.includes('#') && !isPrefetch) {
    outgoing.setHeader('Location', undefined)
    outgoing.status = 409
    outgoing.setHeader(headers.redirect, target)
    return withoutBody(exchange)
  }
  if (repeatedMethods.has(incoming.method)) outgoing.status = 303
  return false
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

function withoutBody({ outgoing }: Exchange): true {
  outgoing.setHeader('Content-Type', undefined)
  outgoing.setHeader('Content-Length', undefined)
  return true
}

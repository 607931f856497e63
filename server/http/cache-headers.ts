import { beforeHeaders } from '@saltlark/inertia-express'
import type { RequestHandler } from 'express'

/** Every `Cache-Control` that the site sends (RFC 9111), and why. Nobody else says one. */
const policies = {
  /** Whatever says nothing else: it may be one visitor's own, so nobody keeps it. */
  visitor: 'private, no-store',
  /** Whether the site is up: what was so says nothing of now. */
  now: 'no-store',
  /** A page that everybody gets: whoever keeps it asks each time whether it is still so. */
  page: 'no-cache',
  /**
   * The same for browsers; a cache in front may give it again for less than ten seconds, which is as
   * long as an edit may take to show. Caches count whole seconds: nine of them can be almost ten.
   */
  sharedPage: 'public, max-age=0, s-maxage=9, must-revalidate',
  /** What a search may mean: enough for who types, deletes and types again. */
  suggestions: 'public, max-age=60',
  /** Calendars and feeds of dates: as late as a programme that reads them by itself may be. */
  dates: 'public, max-age=900',
  /** Files whose name stays when they change, and what search engines read before pages. */
  file: 'public, max-age=3600',
  /** What never changes under its name. */
  forEver: 'public, max-age=31536000, immutable',
} as const

type CachePolicy = keyof typeof policies

/** The header as an answer's list of headers takes it. */
export function cacheHeader(policy: CachePolicy) {
  return { 'Cache-Control': policies[policy] }
}

/** Says who may keep an answer, and how long; the last word counts. */
export function setCachePolicy(
  response: { setHeader(name: string, value: string): unknown },
  policy: CachePolicy,
): void {
  response.setHeader('Cache-Control', policies[policy])
}

/** Do an answer's headers, with names in lower case, say that anybody may get the same one? */
export function isForEverybody(headers: Readonly<Record<string, unknown>>): boolean {
  const policy = headers['cache-control']
  return policy === policies.page || policy === policies.sharedPage
}

/** Does a request insist on a new answer, by its own `Cache-Control`? */
export function insistsOnNew(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /(?:^|,)\s*no-cache\s*(?:,|$)/.test(cacheControl)
}

const inNotModified = new Set([
  'cache-control',
  'content-location',
  'etag',
  'expires',
  'last-modified',
  'vary',
  'connection',
  'date',
  'keep-alive',
  'set-cookie',
  'x-request-id',
])

/**
 * Does a 304 have this header? It says again what caches need (RFC 9110, section 15.4.5), and what
 * belongs to the answer rather than to what it stands for. All else its client holds with what it has.
 */
export function isInNotModified(name: string): boolean {
  return inNotModified.has(name.toLowerCase())
}

/**
 * Leaves out of every 304 what its client holds: it is a quarter as long. Stands before whatever sets
 * headers at the last moment.
 */
export function notModifiedHeaders(): RequestHandler {
  return function shortensNotModified(_request, response, next) {
    beforeHeaders(response, () => {
      const names = response.statusCode === 304 ? response.getHeaderNames() : []
      for (const name of names) if (!isInNotModified(name)) response.removeHeader(name)
      return undefined
    })
    next()
  }
}

import type { IncomingMessage } from 'node:http'
import { headers as inertia } from '@saltlark/inertia-express/core'

/** What a request asks for, as far as answers that everybody gets can differ. */
export interface CacheKey {
  readonly url: string
  /** A page object for the client, or a document. */
  readonly isVisit: boolean
  /** Of a visit: what is sent only once is there already. */
  readonly hasOnceProps: boolean
}

export interface CacheKeyOptions {
  readonly hosts: ReadonlySet<string>
  /** The version of the assets: a visit that holds others is told so instead of getting its page. */
  readonly version: string
  /** The names of all that is sent only once, as a client that holds it sends them now. */
  readonly onceProps: () => string
  /** Does a `Cookie` header hold anything that fills pages? */
  readonly fillsPages: (cookieHeader: string) => boolean
  /** The address of the page that another address opens too. */
  readonly pageAddress: (url: string) => string
}

/** No page of ours has a longer address, and what remembers addresses would hold megabytes of them. */
const longestUrl = 1_000

// Files are no pages; the digests of a thousand would crowd out what is remembered of pages' queries.
const queriedFile = /^[^?]*\.\w+\?/

/** Null for whatever only the application can answer. */
export function cacheKeyOf(
  { method, url }: IncomingMessage,
  { host = '', cookie, visit, version: assets, exceptOnceProps }: RequestHeaders,
  { hosts, version, onceProps, fillsPages, pageAddress }: CacheKeyOptions,
): CacheKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || !url?.startsWith('/')) return null
  if (url.length > longestUrl || queriedFile.test(url)) return null
  if (!hosts.has(host) || (cookie !== undefined && fillsPages(cookie))) return null
  const isVisit = visit !== undefined
  if (isVisit && assets !== version) return null
  const hasOnceProps = exceptOnceProps !== undefined
  if (hasOnceProps && (!isVisit || exceptOnceProps !== onceProps())) return null
  return { url: pageAddress(url), isVisit, hasOnceProps }
}

/** The headers of a client that asks for it. */
export function headersOf(
  { isVisit, hasOnceProps }: CacheKey,
  { hosts, version, onceProps }: Pick<CacheKeyOptions, 'hosts' | 'version' | 'onceProps'>,
): Record<string, string> {
  const [host = ''] = hosts
  return {
    host,
    ...(isVisit && {
      [inertia.inertia.toLowerCase()]: 'true',
      [inertia.version.toLowerCase()]: version,
    }),
    ...(hasOnceProps && { [inertia.exceptOnceProps.toLowerCase()]: onceProps() }),
  }
}

const fieldOf = {
  Host: 'host',
  Cookie: 'cookie',
  'Accept-Encoding': 'acceptEncoding',
  'Cache-Control': 'cacheControl',
  'If-None-Match': 'ifNoneMatch',
  [inertia.inertia]: 'visit',
  [inertia.version]: 'version',
  [inertia.exceptOnceProps]: 'exceptOnceProps',
} as const

type Field = (typeof fieldOf)[keyof typeof fieldOf]

/** What a request says that decides which answer it gets, and in which representation. */
export type RequestHeaders = Readonly<Partial<Record<Field, string>>>

/** With one of these the answer is another one, or none that is kept. */
const particular = [
  inertia.partialComponent,
  inertia.partialData,
  inertia.partialExcept,
  inertia.reset,
  inertia.scrollIntent,
  inertia.errorBag,
  inertia.precognition,
  'Content-Length',
  'Transfer-Encoding',
  'Upgrade',
]

const fields = new Map<string, Field | null>([
  ...Object.entries(fieldOf).map(([name, field]) => [name.toLowerCase(), field] as const),
  ...particular.map((name) => [name.toLowerCase(), null] as const),
])

/**
 * Reads them in one pass: Node's own `headers` would first make an object of all that a browser says.
 * @returns null when only the application can answer, as to one that is there twice.
 */
export function requestHeaders(rawHeaders: readonly string[]): RequestHeaders | null {
  const headers: Partial<Record<Field, string>> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const field = fields.get((rawHeaders[at] ?? '').toLowerCase())
    if (field === undefined) continue
    if (field === null || headers[field] !== undefined) return null
    headers[field] = rawHeaders[at + 1] ?? ''
  }
  return headers
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { insistsOnNew } from '#server/http/cache-headers.ts'
import { acceptedEncoding } from '#server/http/compression.ts'
import type { Encoding } from '#server/http/compression.ts'
import { cacheKeyOf, requestHeaders } from './cache-key.ts'
import type { CacheKey, CacheKeyOptions, RequestHeaders } from './cache-key.ts'
import type { Entry, Representation } from './entry.ts'
import { createPages, isDue } from './pages.ts'
import type { KeepablePage, Page, PagesOptions } from './pages.ts'

interface PageCacheOptions extends CacheKeyOptions, PagesOptions {
  /** What may be kept of an address; null for whatever is no page for everybody. */
  readonly pageFor: (url: string) => KeepablePage | null
  /** Told of each answer that is sent from here. */
  readonly onAnswered: (answered: {
    readonly requestId: string
    readonly method: string
    readonly url: string
    readonly status: number
    /** Was the page ready when it was asked for? */
    readonly isKept: boolean
  }) => void
}

export interface PageCache {
  /** Answers what everybody gets; all else the application does. */
  readonly listener: RequestListener
  /** Makes these documents now, one behind the other. */
  warm(urls: readonly string[]): Promise<void>
}

/** Ready bytes in front of an application (decision 3). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { application, now, onAnswered, onError, pageFor } = options
  const pages = createPages(options)
  // Anybody can think of a query: one that is asked for once is not worth keeping.
  const admission = createAdmission()
  // Twice asked for is worth a hundred milliseconds of work.
  const sent = new WeakSet<Page['entry']>()

  function answer(page: Page, exchange: Exchange, isKept: boolean) {
    const { entry } = page
    if (sent.has(entry)) pages.precompress(page)
    else sent.add(entry)
    const requestId = randomUUID()
    const status = send(exchange, entry, requestId)
    const { method = '', url = '' } = exchange.request
    onAnswered({ requestId, method, url, status, isKept })
  }

  const render = (cacheKey: CacheKey) =>
    pages.render(cacheKey, () => pageFor(cacheKey.url)).catch(onError)

  async function renderAndAnswer(cacheKey: CacheKey, exchange: Exchange): Promise<void> {
    const page = await render(cacheKey)
    if (page) answer(page, exchange, false)
    else application(exchange.request, exchange.response)
  }

  function answerAsked(cacheKey: CacheKey, exchange: Exchange): void {
    const page = pages.fresh(cacheKey)
    if (page) {
      answer(page, exchange, true)
      if (isDue(page, now())) void render(cacheKey)
    } else if (cacheKey.url.includes('?') && admission.isNew(cacheKey.url)) {
      application(exchange.request, exchange.response)
    } else {
      renderAndAnswer(cacheKey, exchange).catch(onError)
    }
  }

  return {
    listener(request, response) {
      const headers = requestHeaders(request.rawHeaders)
      const cacheKey = headers && cacheKeyOf(request, headers, options)
      if (cacheKey) answerAsked(cacheKey, { request, response, headers })
      else application(request, response)
    },
    async warm(urls) {
      for (const url of urls) {
        await render({ url, isVisit: false, hasOnceProps: false })
      }
    },
  }
}

const mostNames = 1_000

/**
 * Tells which names come for the first time, as far as the last thousand or two are remembered: when
 * the younger half is full, the older is forgotten.
 */
export function createAdmission(): { isNew(name: string): boolean } {
  let younger = new Set<string>()
  let older = new Set<string>()
  return {
    isNew(name) {
      if (younger.has(name)) return false
      const isNew = !older.has(name)
      if (younger.size >= mostNames) [younger, older] = [new Set(), younger]
      younger.add(name)
      return isNew
    },
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly headers: RequestHeaders
  readonly response: ServerResponse
}

/** Sends the representation that a request would have. @returns the status. */
function send({ request, headers, response }: Exchange, entry: Entry, requestId: string): number {
  const representation = representationFor(headers, entry)
  const unchanged = notModifiedHeaders(headers, representation)
  if (unchanged) {
    response.writeHead(304, named(unchanged, requestId))
    response.end()
    return 304
  }
  response.writeHead(200, named(representation.headers, requestId))
  if (request.method === 'HEAD') response.end()
  else response.end(representation.body)
  return 200
}

// Written into the one array that the representation has: it is read before anybody else can write into it.
function named(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

function representationFor(
  { acceptEncoding }: RequestHeaders,
  { representations, ready }: Entry,
): Representation {
  const representation = representations.get(preferred(acceptEncoding, ready))
  // Identity is always among them.
  return representation ?? (representations.get('identity') as Representation)
}

// Browsers send a handful of such headers: each is read once (decision 35).
const preferences = new Map<string, Encoding>()

const mostPreferences = 1_000

/** Twice what any browser sends. */
const longestPreference = 100

function preferred(header: string | undefined, ready: readonly Encoding[]): Encoding {
  const key = `${ready.length}${header ?? ''}`
  const known = preferences.get(key)
  if (known !== undefined) return known
  if (preferences.size >= mostPreferences) preferences.clear()
  const encoding = acceptedEncoding(header, ready)
  if (key.length <= longestPreference) preferences.set(key, encoding)
  return encoding
}

/**
 * What is said to a client that holds this representation (RFC 9110, section 13.1.2), or another form of
 * it, under the ETag by which it knows it; undefined when it holds another page, or insists on a new
 * answer.
 */
function notModifiedHeaders(
  { ifNoneMatch: held, cacheControl }: RequestHeaders,
  { etag, notModifiedHeaders: known }: Representation,
): string[] | undefined {
  if (held === undefined || insistsOnNew(cacheControl)) return undefined
  const exact = known.get(held === '*' ? etag : held)
  if (exact) return exact
  const tags = held.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const tag = tags.includes(etag) ? etag : tags.find((one) => known.has(one))
  return tag === undefined ? undefined : known.get(tag)
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { insistsOnNew } from '#server/http/cache-headers.ts'
import { acceptedEncoding } from '#server/http/compression.ts'
import type { Encoding } from '#server/http/compression.ts'
import { askedBy, givenHeaders } from './cache-key.ts'
import type { Asked, AskedOptions, GivenHeaders } from './cache-key.ts'
import type { Form, KeptAnswer, NamedForm } from './entry.ts'
import { createPages } from './pages.ts'
import type { KeepablePage, Page, PagesOptions } from './pages.ts'

interface PageCacheOptions extends AskedOptions, PagesOptions {
  /** What may be kept of an address; null for whatever is no page for everybody. */
  readonly pageFor: (url: string) => KeepablePage | null
  /** Told of each answer that is sent from here. */
  readonly onAnswered: (fact: Answered) => void
}

interface Answered {
  readonly requestId: string
  readonly method: string
  readonly url: string
  readonly status: number
}

export interface PageCache {
  /** Answers what everybody gets; all else the application does. */
  readonly listener: RequestListener
  /** Makes these documents now, one behind the other. */
  warm(urls: readonly string[]): Promise<void>
}

/** Ready bytes in front of an application (decision 3). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { application, onAnswered, onError, pageFor } = options
  const pages = createPages(options)
  // Anybody can think of a query: one that is asked for once is not worth keeping.
  const newcomers = createNewcomers()
  // Twice asked for is worth a hundred milliseconds of work.
  const sent = new WeakSet<Page['kept']>()

  function answer(page: Page, exchange: Exchange) {
    const { kept } = page
    if (!kept.isSmall) {
      if (sent.has(kept)) pages.makeSmall(page)
      else sent.add(kept)
    }
    const requestId = randomUUID()
    const status = send(exchange, kept, requestId)
    const { method = '', url = '' } = exchange.request
    onAnswered({ requestId, method, url, status })
  }

  async function makeAndAnswer(
    asked: Asked,
    keepable: KeepablePage,
    exchange: Exchange,
  ): Promise<void> {
    const page = await pages.made(asked, keepable).catch(onError)
    if (page) answer(page, exchange)
    else application(exchange.request, exchange.response)
  }

  function answerAsked(asked: Asked, exchange: Exchange): void {
    const page = pages.fresh(asked)
    if (page) return answer(page, exchange)
    const isMade = !asked.url.includes('?') || !newcomers.isNew(asked.url)
    const keepable = isMade ? pageFor(asked.url) : null
    if (keepable) makeAndAnswer(asked, keepable, exchange).catch(onError)
    else application(exchange.request, exchange.response)
  }

  return {
    listener(request, response) {
      const given = givenHeaders(request.rawHeaders)
      const asked = given && askedBy(request, given, options)
      if (asked) answerAsked(asked, { request, response, given })
      else application(request, response)
    },
    async warm(urls) {
      for (const url of urls) {
        const keepable = pageFor(url)
        const asked = { url, isVisit: false, isHeld: false }
        if (keepable) await pages.made(asked, keepable).catch(onError)
      }
    },
  }
}

const mostNames = 1_000

/**
 * Tells which names come for the first time, as far as the last thousand or two are remembered: when
 * the younger half is full, the older is forgotten.
 */
export function createNewcomers(): { isNew(name: string): boolean } {
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
  readonly given: GivenHeaders
  readonly response: ServerResponse
}

/** Sends the form that a request would have. @returns the status. */
function send({ request, given, response }: Exchange, kept: KeptAnswer, requestId: string): number {
  const form = formFor(given, kept)
  const held = heldForm(given, form)
  if (held) {
    response.writeHead(304, named(held.unchangedHeaders, requestId))
    response.end()
    return 304
  }
  response.writeHead(200, named(form.headers, requestId))
  if (request.method === 'HEAD') response.end()
  else response.end(form.body)
  return 200
}

// Written into the one array that the form has: it is read before anybody else can write into it.
function named(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

function formFor({ acceptEncoding }: GivenHeaders, { forms, ready }: KeptAnswer): Form {
  const form = forms.get(preferred(acceptEncoding, ready))
  // Identity is always among them.
  return form ?? (forms.get('identity') as Form)
}

// Browsers send a handful of wishes, of which each is read once.
const preferences = new Map<string, Encoding>()

const mostPreferences = 1_000

function preferred(header: string | undefined, ready: readonly Encoding[]): Encoding {
  const key = `${ready.length}${header ?? ''}`
  const known = preferences.get(key)
  if (known !== undefined) return known
  if (preferences.size >= mostPreferences) preferences.clear()
  const encoding = acceptedEncoding(header, ready)
  preferences.set(key, encoding)
  return encoding
}

/**
 * The form that the client holds (RFC 9110, section 13.1.2): this one, or one that it stands in for;
 * undefined when it holds another page, or insists on a new answer.
 */
function heldForm(
  { ifNoneMatch: held, cacheControl }: GivenHeaders,
  form: Form,
): NamedForm | undefined {
  if (held === undefined || insistsOnNew(cacheControl)) return undefined
  if (held === form.etag || held === '*') return form
  const tags = new Set(held.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return [form, ...form.earlier].find(({ etag }) => tags.has(etag))
}

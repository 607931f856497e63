import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { askedBy } from './asked.ts'
import type { Asked, AskedOptions } from './asked.ts'
import { givenHeaders } from './given-headers.ts'
import { createPages } from './pages.ts'
import type { KeepablePage, Page, PagesOptions } from './pages.ts'
import { send } from './send.ts'
import type { Exchange } from './send.ts'

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

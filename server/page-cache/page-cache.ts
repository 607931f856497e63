import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { askedBy } from './asked.ts'
import type { Asked, AskedOptions } from './asked.ts'
import { createNewcomers } from './newcomers.ts'
import { createPages } from './pages.ts'
import type { Page, PagesOptions } from './pages.ts'
import { send } from './send.ts'

export interface PageCacheOptions extends AskedOptions, PagesOptions {
  /**
   * For how many seconds at most the page at an address may be given again; null: until the site
   * changes; 0: not at all, such as whatever is no page for everybody.
   */
  readonly secondsFor: (url: string) => number | null
  /** Told of each answer that is sent from here. */
  readonly onAnswered: (fact: Answered) => void
}

export interface Answered {
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
  const { application, onAnswered, onError, secondsFor } = options
  const pages = createPages(options)
  // Anybody can think of a query: one that is asked for once is not worth keeping.
  const newcomers = createNewcomers()
  // Twice asked for is worth a hundred milliseconds of work.
  const sent = new WeakSet<Page['kept']>()

  function answer(page: Page, request: IncomingMessage, response: ServerResponse) {
    if (!page.kept.isSmall) {
      if (sent.has(page.kept)) pages.makeSmall(page)
      else sent.add(page.kept)
    }
    const requestId = randomUUID()
    const status = send(request, response, page.kept, requestId)
    onAnswered({ requestId, method: request.method ?? '', url: request.url ?? '', status })
  }

  async function makeAndAnswer(
    { asked, seconds }: { readonly asked: Asked; readonly seconds: number | null },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const page = await pages.made(asked, seconds).catch(onError)
    if (page) answer(page, request, response)
    else application(request, response)
  }

  return {
    listener(request, response) {
      const asked = askedBy(request, options)
      const page = asked && pages.fresh(asked)
      const isMade = asked && !page && (!asked.url.includes('?') || !newcomers.isNew(asked.url))
      const seconds = isMade ? secondsFor(asked.url) : 0
      if (page) answer(page, request, response)
      else if (!asked || seconds === 0) application(request, response)
      else makeAndAnswer({ asked, seconds }, request, response).catch(onError)
    },
    async warm(urls) {
      for (const url of urls) {
        const seconds = secondsFor(url)
        const asked = { url, isVisit: false, isHeld: false }
        if (seconds !== 0) await pages.made(asked, seconds).catch(onError)
      }
    },
  }
}

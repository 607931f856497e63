import type { HttpClient, HttpRequestConfig, HttpResponse } from '@inertiajs/core'
import { headers as inertia } from '@saltlark/inertia-express/core'
import { moduleOf } from './page-code.ts'

/** Pages that were fetched before anybody asked for them. */
interface PrefetchedPages {
  /** For the client library: a visit gets what was fetched ahead for it, and anything else is sent. */
  readonly client: HttpClient
  /**
   * Fetches a page, unless that was done. It is kept for `cacheFor` milliseconds from its arrival and
   * given to one visit; one that cannot be fetched is forgotten, and nobody is told.
   */
  fetch(address: string, cacheFor: number): void
  has(address: string): boolean
}

interface Prefetched {
  readonly answer: Promise<HttpResponse>
  /** By the page's own clock; null while it is on its way. */
  until: number | null
}

/**
 * @inertiajs/react 3.7.1 can prefetch by itself, but then a page whose prefetch failed cannot be opened
 * any more, as `networkError` is answered by us, and one that was awaited still comes up after its
 * visitor has gone back. The fault is gone when `tests/browser/prefetch` passes with `router.prefetch` in
 * the place of this (decision 34).
 * @param version of the assets: an answer for others is no page.
 * @param onPage told of each page that has arrived, by the module that shows it.
 */
export function createPrefetch(
  client: HttpClient,
  version: string,
  onPage: (module: string) => void,
): PrefetchedPages {
  const kept = new Map<string, Prefetched>()
  const headers = {
    Accept: 'text/html, application/xhtml+xml',
    'X-Requested-With': 'XMLHttpRequest',
    [inertia.inertia]: 'true',
    [inertia.version]: version,
  }

  function find(address: string): Prefetched | undefined {
    const fetched = kept.get(address)
    if (!fetched || fetched.until === null || performance.now() < fetched.until) return fetched
    kept.delete(address)
    return undefined
  }

  return {
    has: (address) => find(address)?.until != null,
    fetch(url, cacheFor) {
      if (find(url)) return
      const request = {
        method: 'get',
        url,
        headers: { ...headers, [inertia.purpose]: 'prefetch' },
      } as const
      const fetched: Prefetched = { answer: client.request(request), until: null }
      const forget = () => {
        if (kept.get(url) === fetched) kept.delete(url)
      }
      kept.set(url, fetched)
      const keep = (answer: HttpResponse) => {
        const module = moduleOf(answer)
        fetched.until = performance.now() + cacheFor
        if (module === null) forget()
        else onPage(module)
      }
      fetched.answer.then(keep, forget)
    },
    client: {
      async request(config) {
        // Whoever sends something may find other pages afterwards.
        if (config.method !== 'get') {
          kept.clear()
          return client.request(config).finally(() => kept.clear())
        }
        const fetched = asksAlike(config, headers) ? find(config.url) : undefined
        if (!fetched) return client.request(config)
        kept.delete(config.url)
        return fetched.answer
      },
    },
  }
}

/** Does a request ask for no other answer than these headers do: a whole page, for these assets? */
function asksAlike({ headers: given = {} }: HttpRequestConfig, headers: Record<string, string>) {
  // What was fetched has everything, so it does not matter what of it is held already.
  const { [inertia.exceptOnceProps]: _held, ...asked } = given
  const known = Object.entries(headers).every(([name, value]) => String(asked[name]) === value)
  return known && Object.keys(asked).length === Object.keys(headers).length
}

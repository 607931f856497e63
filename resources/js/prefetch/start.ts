import { http } from '@inertiajs/react'
import { loadedPages } from '#js/lib/page-module.ts'
import { patterns } from '#routes/patterns.ts'
import { publicRoutes } from '#routes/public.ts'
import { shopRoutes } from '#routes/shop.ts'
import type { PageRoute, Route } from '#server/routing/define.ts'
import { keepingOf } from '#server/routing/options.ts'
import { instantPage, refineVisits } from './instant-visits.ts'
import type { CurrentPage } from './instant-visits.ts'
import { watchLinks } from './links.ts'
import { withPageCode } from './page-code.ts'
import { createPrefetch } from './prefetched-pages.ts'

/** Milliseconds, of every page (specification 9: the client library's default). */
const cacheFor = 30_000

/**
 * Makes ready for a visitor who goes on to another page.
 * @param loadPage loads a page's module (`pageModule`).
 */
export function startPrefetching(loadPage: (module: string) => Promise<unknown>): void {
  const first = firstPage()
  const load = async (module: string) => {
    if (!loadedPages.has(module)) await loadPage(module)
  }
  // Nobody waits for it yet: whoever does asks for it once more, and is told what is wrong.
  const loadAhead = (module: string) => void load(module).catch(() => undefined)
  const ahead = createPrefetch(http.getClient(), first.version ?? '', loadAhead)

  http.setClient(withPageCode(ahead.client, load))
  refineVisits({ first, isHere: ahead.has })
  loadAhead(instantPage)
  watchLinks(({ pathname, search }) => {
    const page = isThrifty() || pathname + search === location.pathname + location.search
    const found = page ? null : publicPageAt(pathname)
    if (found) ahead.fetch(location.origin + pathname + search, cacheFor)
  })
}

// The document names its page, with the version of the assets, in a block of data. It goes once it is
// read: what it says of whoever is signed in would stay in the document after they signed out.
function firstPage(): CurrentPage {
  const block = document.querySelector('script[data-page]')
  block?.remove()
  return JSON.parse(block?.textContent ?? '') as CurrentPage
}

interface Connection {
  readonly saveData: boolean
  readonly effectiveType: string
}

/** Does the visitor pay for bytes, or wait long for them? Not every browser says. */
function isThrifty(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType.endsWith('2g') === true
}

const pages = Object.values<Route>({ ...publicRoutes, ...shopRoutes })
  .filter((route): route is PageRoute => route.kind === 'page')
  .map((route) => ({ path: pathPattern(route.uri), uri: route.uri, ...keepingOf(route) }))

/** The page at a path, if the route table lets its answer be kept; null for all that may be private. */
export function publicPageAt(path: string): { readonly uri: string } | null {
  const page = pages.find(({ path: pattern }) => pattern.test(path))
  return page?.isPublic && page.seconds !== 0 ? { uri: page.uri } : null
}

function pathPattern(uri: string): RegExp {
  const source = uri.replaceAll(/\/\{(\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const pattern = (patterns as Readonly<Record<string, string>>)[name] ?? '[^/]+'
    return `(?:/${pattern})${optional}`
  })
  return new RegExp(`^${source}$`)
}

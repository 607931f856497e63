import { http } from '@inertiajs/react'
import { loadedPages } from '#js/lib/page-module.ts'
import { publicPageAt } from '#js/lib/public-pages.ts'
import { answersWithCode } from './answers-with-code.ts'
import { fetchAhead } from './fetched-ahead.ts'
import { watchLinks } from './links.ts'
import { arriving, refineVisits } from './visits.ts'
import type { ShownPage } from './visits.ts'

/** Milliseconds. A page that shows nothing that runs out may wait as long as anybody decides. */
const usually = 30_000

/**
 * Makes ready for a visitor who goes on to another page.
 * @param loadPage loads a page's module (`pageModule`).
 */
export function startOnward(loadPage: (module: string) => Promise<unknown>): void {
  const first = firstPage()
  const load = async (module: string) => {
    if (!loadedPages.has(module)) await loadPage(module)
  }
  // Nobody waits for it yet: whoever does asks for it once more, and is told what is wrong.
  const loadAhead = (module: string) => void load(module).catch(() => undefined)
  const ahead = fetchAhead(http.getClient(), first.version ?? '', loadAhead)

  http.setClient(answersWithCode(ahead.client, load))
  refineVisits({ first, isHere: ahead.has })
  loadAhead(arriving)
  watchLinks(({ pathname, search }) => {
    const page = isThrifty() || pathname + search === location.pathname + location.search
    const found = page ? null : publicPageAt(pathname)
    if (found) ahead.fetch(location.origin + pathname + search, patience(found.seconds))
  })
}

/** The server may be as late with places as for half of the time that the route table gives. */
function patience(seconds: number | null): number {
  return seconds === null ? usually : seconds * 500
}

// The document names its page, with the version of the assets, in a block of data.
function firstPage(): ShownPage {
  const block = document.querySelector('script[data-page]')
  return JSON.parse(block?.textContent ?? '') as ShownPage
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

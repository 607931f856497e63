import { addressOn } from './address-on.ts'
import { namedInHead } from './named-in-head.ts'
import type { PageFacts } from './page-report.ts'

/** What one address answered. */
export interface Visit {
  /** Path and query on the site. */
  readonly address: string
  readonly status: number
  /** Where a redirect leads; null for any other answer. */
  readonly location: string | null
  /** null for what is no HTML document. */
  readonly facts: PageFacts | null
  /** The first page that names the address. */
  readonly from: string
}

interface CrawlOptions {
  readonly origin: string
  /** Where the crawl begins, besides what the sitemap names. */
  readonly start: readonly string[]
  readonly read: (document: string) => Promise<PageFacts>
}

/** As many addresses are being opened or read at a time. */
const atOnce = 8

/**
 * Opens every address that the site names, by HTTP, and each once. What a page reached with a query
 * names with another query is left out: choices can be combined without end.
 */
export async function crawlSite(options: CrawlOptions): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit>()
  const known = new Set(options.start)
  const waiting = options.start.map((address) => ({ address, from: 'the start' }))
  // A reader that finds nothing waiting ends; whoever still reads goes on with what it finds.
  async function openNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const visit = await open(next, options)
      visits.set(visit.address, visit)
      for (const address of namedBy(visit, options.origin)) {
        if (known.has(address)) continue
        known.add(address)
        waiting.push({ address, from: visit.address })
      }
    }
  }
  // Twice: whatever the last pages of the first round name is opened in the second.
  await Promise.all(Array.from({ length: atOnce }, openNext))
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, openNext))
  return visits
}

interface Waiting {
  readonly address: string
  readonly from: string
}

async function open({ address, from }: Waiting, { origin, read }: CrawlOptions): Promise<Visit> {
  // Only documents are read; of any other file it is enough that it is there.
  const method = /\.(?!xml)\w+$/.test(address) ? 'HEAD' : 'GET'
  const response = await fetch(origin + address, {
    method,
    redirect: 'manual',
    headers: { Accept: 'text/html', 'Accept-Encoding': 'identity' },
  })
  const text = await response.text()
  const location = response.headers.get('location')
  const isPage = response.headers.get('content-type')?.startsWith('text/html') && !location
  const facts = isPage ? await read(withoutPageObject(text)) : null
  return { address, from, location, facts, status: response.status }
}

// Half of a document is what the client starts from, which nobody sees.
function withoutPageObject(document: string): string {
  return document.replaceAll(/<script[^>]* type="application\/json">.*?<\/script>/gs, '')
}

function namedBy({ address, facts }: Visit, origin: string): string[] {
  if (!facts) return []
  const hasQuery = address.includes('?')
  return [...facts.links.map(({ href }) => href), ...facts.needed, ...namedInHead(facts)]
    .flatMap((href) => addressOn(origin, address, href) ?? [])
    .filter((named) => !(hasQuery && named.includes('?')))
}

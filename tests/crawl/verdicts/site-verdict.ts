import { addressOn } from '../http/address-on.ts'
import type { Visit } from '../http/crawl-site.ts'
import { namedInHead } from '../http/named-in-head.ts'
import { isListed, pageFaults } from './page-verdict.ts'

/** Something wrong, and where. */
export interface Fault {
  readonly address: string
  readonly fault: string
}

export interface Crawled {
  readonly origin: string
  readonly visits: ReadonlyMap<string, Visit>
  /** The addresses of the sitemap. */
  readonly listed: readonly string[]
  /** Paths that lead elsewhere for good: the specification's own links may name them. */
  readonly givenUp: ReadonlySet<string>
}

/** Everything that is wrong with the pages of a site, alone and together. */
export function siteFaults(crawled: Crawled): Fault[] {
  const { visits, origin } = crawled
  const all = [...visits.values()]
  return [
    ...all.flatMap((visit) => at(visit, pageFaults(visit, origin))),
    ...all.flatMap((visit) => at(visit, answerFaults(visit, crawled))),
    ...all.flatMap((visit) => at(visit, anchorFaults(visit, crawled))),
    ...all.flatMap((visit) => at(visit, namedFaults(visit, crawled))),
    ...twice(all, origin, 'title', ({ facts }) => facts?.title),
    ...twice(all, origin, 'description', ({ facts }) => facts?.metas['description']?.[0]),
    ...sitemapFaults(crawled),
  ]
}

function at({ address }: Visit, faults: readonly string[]): Fault[] {
  return faults.map((fault) => ({ address, fault }))
}

function answerFaults({ address, status, location, from }: Visit, { givenUp }: Crawled): string[] {
  if (status === 200 || (status === 301 && givenUp.has(address))) return []
  return [
    location === null
      ? `it answers ${status}, and ${from} links to it`
      : `it is redirected to ${location} (${status}), where ${from} should link at once`,
  ]
}

// A page that was not opened, such as a choice of a choice, is not known well enough.
function anchorFaults({ address, facts }: Visit, { origin, visits }: Crawled): string[] {
  return (facts?.links ?? []).flatMap(({ href }) => {
    const [, anchor = ''] = href.split('#')
    const target = addressOn(origin, address, href)
    const ids = anchor === '' || target === null ? null : visits.get(target)?.facts?.ids
    if (!ids || ids.includes(decodeURIComponent(anchor))) return []
    return [`the link to ${href} names a place that is not on that page`]
  })
}

function namedFaults({ address, facts }: Visit, { origin, visits }: Crawled): string[] {
  if (!facts) return []
  const ours = namedInHead(facts)
    .flatMap((one) => addressOn(origin, address, one) ?? [])
    .filter((one) => !one.includes('?'))
  return [...new Set(ours)]
    .filter((one) => visits.get(one)?.status !== 200)
    .map((one) => `its head names ${one}, which does not open`)
}

function twice(
  visits: readonly Visit[],
  origin: string,
  what: string,
  wordsOf: (visit: Visit) => string | undefined,
): Fault[] {
  const first = new Map<string, string>()
  return visits
    .filter((visit) => isListed(visit) && isCanonical(visit, origin))
    .flatMap((visit) => {
      const words = wordsOf(visit) ?? ''
      const other = first.get(words)
      if (other === undefined) first.set(words, visit.address)
      return other === undefined ? [] : at(visit, [`its ${what} is that of ${other}: '${words}'`])
    })
}

function isCanonical({ address, facts }: Visit, origin: string): boolean {
  return facts?.canonicals[0] === origin + address
}

function sitemapFaults({ visits, listed, origin }: Crawled): Fault[] {
  const inSitemap = new Set(listed)
  const missing = [...visits.values()].filter(
    (visit) =>
      isListed(visit) &&
      isCanonical(visit, origin) &&
      !visit.address.includes('?') &&
      !inSitemap.has(visit.address),
  )
  return [
    ...missing.flatMap((visit) => at(visit, ['search engines may list it; the sitemap does not'])),
    ...listed.flatMap((address) => {
      const visit = visits.get(address)
      return visit && isListed(visit) && isCanonical(visit, origin)
        ? []
        : [{ address, fault: 'the sitemap names it, and it is not to be listed there' }]
    }),
  ]
}

import { judgeStructuredData } from '../../support/structured-data/faults.ts'
import { addressOn } from '../http/address-on.ts'
import type { Visit } from '../http/crawl-site.ts'
import type { PageFacts } from '../http/page-report.ts'

/** The most letters of a title and of a description that a page may have. */
const titleLimit = 110
const descriptionLimits = { least: 40, most: 300 } as const

/** What is wrong with one page, whatever the others are. A page that is not to be listed may be brief. */
export function pageFaults({ address, facts }: Visit, origin: string): string[] {
  if (!facts) return []
  return [
    ...(facts.lang === 'en-GB' ? [] : [`the language of the document is '${facts.lang}'`]),
    ...headingFaults(facts),
    ...headFaults(facts, address, origin),
    ...pictureFaults(facts),
    ...linkFaults(facts),
    ...repeated(facts.ids).map((id) => `two elements have the id '${id}'`),
    ...addressFaults(facts, address, origin),
    ...judgeStructuredData(facts.blocks).faults,
  ]
}

/** Do search engines get to list this page? */
export function isListed({ facts, status }: Visit): boolean {
  return status === 200 && facts?.metas['robots']?.join() === 'index, follow'
}

function headingFaults({ headings }: PageFacts): string[] {
  const count = headings.filter(({ level }) => level === 1).length
  const jumps = headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]
    return before && level > before.level + 1
      ? [`the heading '${text}' (h${level}) comes after an h${before.level}`]
      : []
  })
  const empty = headings.some(({ text }) => text === '') ? ['a heading is empty'] : []
  return [...(count === 1 ? [] : [`it has ${count} h1 headings`]), ...jumps, ...empty]
}

function headFaults(facts: PageFacts, address: string, origin: string): string[] {
  const { title, metas, canonicals } = facts
  const listed = metas['robots']?.join() === 'index, follow'
  const [description = ''] = metas['description'] ?? []
  const { least, most } = descriptionLimits
  const [canonical = '', ...more] = canonicals
  const isWhole = addressOn(origin, address, canonical) !== null && canonical.startsWith(origin)
  return [
    ...(title === '' || title.length > titleLimit ? [`the title is '${title}'`] : []),
    ...(listed && (description.length < least || description.length > most)
      ? [`the description has ${description.length} letters: '${description}'`]
      : []),
    ...(isWhole && more.length === 0 ? [] : [`its canonical addresses are '${canonicals.join()}'`]),
    ...(listed ? sharingFaults(metas, canonical) : []),
  ]
}

const shared = ['og:title', 'og:description', 'og:image', 'og:image:width', 'og:image:height']

function sharingFaults(metas: PageFacts['metas'], canonical: string): string[] {
  const missing = shared.filter((name) => (metas[name] ?? []).length !== 1)
  const [url] = metas['og:url'] ?? []
  return [
    ...missing.map((name) => `${name} is not there, or comes twice`),
    ...(url === canonical ? [] : [`og:url is '${url}', and the canonical address '${canonical}'`]),
  ]
}

function pictureFaults({ alts }: PageFacts): string[] {
  const without = alts.filter((alt) => alt === null).length
  return without === 0 ? [] : [`${without} pictures have no alt`]
}

function linkFaults({ links }: PageFacts): string[] {
  return links.flatMap(({ href, name }) => {
    if (name === '') return [`the link to ${href} has no name`]
    return href === '' || href === '#' ? [`the link '${name}' leads nowhere`] : []
  })
}

// Whatever a page fetches is the site's own; what it links to may be elsewhere, by TLS.
function addressFaults({ links, needed }: PageFacts, address: string, origin: string): string[] {
  const isOurs = (href: string) => addressOn(origin, address, href) !== null
  return [
    ...needed.filter((one) => !isOurs(one)).map((one) => `it fetches ${one} from another site`),
    ...links
      .filter(({ href }) => !isOurs(href) && !/^(?:https|mailto|tel):/.test(href))
      .map(({ href }) => `the link to ${href} is neither ours nor safe`),
  ]
}

/** What stands in a list twice, once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

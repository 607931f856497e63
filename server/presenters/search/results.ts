import { findOffer } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import { counted } from '#server/format/words.ts'
import type { NamedLink } from '#server/props/elements.ts'
import type { SearchKind, SearchPageProps } from '#server/props/search-page.ts'
import { searchIndexOf } from '#server/search/documents.ts'
import { readQuery } from '#server/search/query.ts'
import { nearestWords, search } from '#server/search/search.ts'
import type { Found } from '#server/search/search.ts'
import { offerHref } from '../context.ts'
import type { Links, PageContext } from '../context.ts'
import { presentAnswer } from './answers.ts'
import { findFor } from './findings.ts'
import type { Findings } from './findings.ts'
import { kindNames, presentHit, searchForm } from './hits.ts'

/** How many are listed. */
const mostHits = 40

/** What was found for `?q=`, of every kind or of one. Any query gives a page. */
export function presentSearch(
  context: PageContext,
  address: Readonly<Record<string, unknown>>,
): SearchPageProps {
  const { links, site } = context
  const { content } = site
  const query = readQuery(address['q'])
  const kinds = Object.keys(kindNames) as SearchKind[]
  const asked = { links, query, kind: kinds.find((kind) => kind === address['kind']) ?? null }
  const findings = findFor(context, query)
  const { found, answer, wanted } = findings
  const isEmpty = found.length === 0
  const shown = asked.kind ? ofKind(found, asked.kind) : found
  return {
    form: searchForm(links, query),
    countText: query === '' ? null : countText(asked, found),
    note: noteOf(findings),
    answer: presentAnswer(content, links, answer),
    kinds: presentKinds(asked, found),
    hits: shown.slice(0, mostHits).map((one) => presentHit(context, one, wanted)),
    nearest: isEmpty && !answer ? presentNearest(content, asked) : [],
    popular: isEmpty ? popularCourses(content, links) : [],
    waysOn: waysOn(content, links),
  }
}

/** Only words that find something: any other is no help. */
function presentNearest(content: Content, asked: Asked): NamedLink[] {
  const index = searchIndexOf(content)
  return nearestWords(index, asked.query)
    .filter((word) => search(index, word).found.length > 0)
    .map((word) => ({ label: word, href: hrefTo({ ...asked, query: word }) }))
}

interface Asked {
  readonly links: Links
  readonly query: string
  /** null: everything. */
  readonly kind: SearchKind | null
}

function hrefTo({ links, query }: Asked, kind?: SearchKind): string {
  return links.path('web.search', {}, { q: query, kind })
}

function countText({ query, kind }: Asked, found: readonly Found[]): string {
  const count = kind ? ofKind(found, kind).length : found.length
  if (count === 0) return `Nothing found for “${query}”`
  const { one, many } = kind ? kindNames[kind] : { one: 'result', many: 'results' }
  return `${counted(count, one, many)} for “${query}”`
}

function noteOf({ corrected, isPartial, filterText }: Findings): string | null {
  const notes = [
    corrected && `We looked for “${corrected}”.`,
    filterText && `${filterText}.`,
    isPartial && 'Nothing has all of these words, so here is what has some of them.',
  ]
  return notes.filter(Boolean).join(' ') || null
}

function presentKinds(asked: Asked, found: readonly Found[]): SearchPageProps['kinds'] {
  const kinds = kindsOf(found)
  if (kinds.length < 2) return []
  const { kind: chosen } = asked
  return [
    { label: `Everything (${found.length})`, href: hrefTo(asked), isChosen: !chosen },
    ...kinds.map((kind) => ({
      label: `${kindNames[kind].title} (${ofKind(found, kind).length})`,
      href: hrefTo(asked, kind),
      isChosen: kind === chosen,
    })),
  ]
}

// The kind of the best comes first.
function kindsOf(found: readonly Found[]): SearchKind[] {
  return [...new Set(found.map(({ document }) => document.kind))]
}

function ofKind(found: readonly Found[], kind: SearchKind): Found[] {
  return found.filter(({ document }) => document.kind === kind)
}

// What staff chose for the home page.
function popularCourses(content: Content, links: Links): NamedLink[] {
  const cards = content.home.pageContent.page_data.courses.slice(0, 6)
  return cards.flatMap(({ className, slug, name }) => {
    const offer = findOffer(content, className, slug)
    return offer ? [{ label: name, href: offerHref(links, className, offer) }] : []
  })
}

function waysOn({ company }: Content, links: Links): NamedLink[] {
  return [
    { label: 'All dates and prices', href: links.path('web.events.all') },
    { label: 'Find your level', href: links.path('web.level-finder.index', { step: '1' }) },
    { label: 'Questions people ask', href: links.path('web.info.faq') },
    { label: `Call us: ${company.phone}`, href: company.phone_link },
  ]
}

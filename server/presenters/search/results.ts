import { findOffer } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import { counted } from '#server/format/words.ts'
import type { NamedLink } from '#server/props/elements.ts'
import type { SearchGroup, SearchKind, SearchPageProps } from '#server/props/search-page.ts'
import { searchIndexOf } from '#server/search/documents.ts'
import { readQuery } from '#server/search/query.ts'
import { nearestWords, search } from '#server/search/search.ts'
import type { Found, SearchAnswer } from '#server/search/search.ts'
import { offerHref } from '../context.ts'
import type { Links } from '../context.ts'
import { presentHit, kindNames, searchForm } from './hits.ts'

/** How many of a kind are listed, beside others and alone. */
const most = { ofMany: 5, ofOne: 40 }

/** What was found for `?q=`, of every kind or of one. Any query gives a page. */
export function presentSearch(
  content: Content,
  address: Readonly<Record<string, unknown>>,
  links: Links,
): SearchPageProps {
  const query = readQuery(address['q'])
  const kinds = Object.keys(kindNames) as SearchKind[]
  const asked = { links, query, kind: kinds.find((kind) => kind === address['kind']) ?? null }
  const index = searchIndexOf(content)
  const answer = search(index, query)
  const isEmpty = answer.found.length === 0
  return {
    form: searchForm(links, query),
    countText: query === '' ? null : countText(asked, answer),
    note: noteOf(answer),
    kinds: presentKinds(asked, answer.found),
    groups: presentGroups(asked, answer.found),
    nearest: (isEmpty ? nearestWords(index, query) : []).map((word) => ({
      label: word,
      href: hrefTo({ ...asked, query: word }),
    })),
    popular: isEmpty ? popularCourses(content, links) : [],
    waysOn: waysOn(content, links),
  }
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

function countText({ query, kind }: Asked, { found }: SearchAnswer): string {
  const count = kind ? ofKind(found, kind).length : found.length
  if (count === 0) return `Nothing found for “${query}”`
  const { one, many } = kind ? kindNames[kind] : { one: 'result', many: 'results' }
  return `${counted(count, one, many)} for “${query}”`
}

function noteOf({ corrected, isPartial }: SearchAnswer): string | null {
  const notes = [
    corrected && `We looked for “${corrected}”.`,
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

function presentGroups(asked: Asked, found: readonly Found[]): SearchGroup[] {
  const { links, kind: chosen } = asked
  const kinds = kindsOf(found).filter((kind) => !chosen || kind === chosen)
  return kinds.map((kind): SearchGroup => {
    const all = ofKind(found, kind)
    const shown = all.slice(0, chosen ? most.ofOne : most.ofMany)
    const { title, many } = kindNames[kind]
    const more = { label: `All ${all.length} ${many}`, href: hrefTo(asked, kind) }
    return {
      kind,
      title,
      hits: shown.map((one) => presentHit(links, one)),
      all: !chosen && all.length > shown.length ? more : null,
    }
  })
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

import { cardPrice, priceOf, priceText } from '#server/catalogue/price.ts'
import type { Content } from '#server/content/content.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import { capitalised } from '#server/format/words.ts'
import type {
  LostProps,
  SearchFormProps,
  SearchHit,
  SearchKind,
  Suggestion,
} from '#server/props/search-page.ts'
import { searchIndexOf } from '#server/search/documents.ts'
import { bestPassage, marked } from '#server/search/marked-text.ts'
import { readQuery, wordsToFind } from '#server/search/query.ts'
import type { SearchTarget } from '#server/search/search-index.ts'
import { search } from '#server/search/search.ts'
import type { Found } from '#server/search/search.ts'
import { offerHref } from '../context.ts'
import type { Links } from '../context.ts'

/** What people call each kind: one of it, several, and the heading over them. */
export const kindNames: Readonly<
  Record<SearchKind, { readonly one: string; readonly many: string; readonly title: string }>
> = {
  course: { one: 'course', many: 'courses', title: 'Courses' },
  trip: { one: 'trip', many: 'trips', title: 'Weekends, holidays and racing' },
  shop: { one: 'voucher or book', many: 'vouchers and books', title: 'Vouchers and books' },
  page: { one: 'page', many: 'pages', title: 'Guides and information' },
  question: { one: 'question', many: 'questions', title: 'Questions and answers' },
}

export function presentHit(links: Links, found: Found): SearchHit {
  const { document, words } = found
  const { passage, excerpt } = bestPassage(found)
  const anchor = document.target.type === 'page' ? passage.anchor : undefined
  return {
    href: hrefOf(links, document.target) + (anchor ? `#${anchor}` : ''),
    name: marked(document.name, words),
    part: (anchor && passage.heading) || null,
    facts: factsOf(document.target),
    passage: marked(excerpt, words),
  }
}

/** What a query may mean, each in a line: the likeliest first. */
export function presentSuggestions(
  query: string,
  content: Content,
  links: Links,
  most: number,
): Suggestion[] {
  const { found } = search(searchIndexOf(content), query)
  return found.slice(0, most).map(({ document, words }) => ({
    href: hrefOf(links, document.target),
    name: marked(document.name, words),
    kind: capitalised(kindNames[document.kind].one),
  }))
}

function hrefOf(links: Links, target: SearchTarget): string {
  switch (target.type) {
    case 'offer':
      return offerHref(links, target.kind, target.offer)
    case 'product':
      return links.path('web.merchandise.slug', { slug: target.slug })
    case 'voucher':
      return `${links.path('web.gift-vouchers')}#choose-a-voucher`
    case 'question':
      return `${links.path('web.info.faq')}#${target.id}`
    case 'page':
      // A page's file names a route without parameters; the content check holds it to that.
      return links.path(target.routeName as 'web.info.faq')
  }
}

function factsOf(target: SearchTarget): string[] {
  if (target.type === 'offer') {
    const price = priceOf(target.offer)
    return [target.offer.length, cardPrice(price).priceRange ?? priceText(price)]
  }
  return 'price' in target ? [moneyText(fromPounds(target.price))] : []
}

/** The form that searches the site, with what its field begins with. */
export function searchForm(links: Links, query: string): SearchFormProps {
  return {
    action: links.path('web.search'),
    suggestionsHref: links.path('web.search.suggestions'),
    query,
  }
}

/**
 * What helps somebody on at an address that nothing answers: a search for the words of its last part,
 * and what that would find. Any path gives an answer, and nothing but public pages is in it.
 */
export function presentNotFound(path: string, content: Content, links: Links): LostProps {
  const query = wordsOfPath(path)
  return {
    form: searchForm(links, query),
    suggestions: presentSuggestions(query, content, links, 3),
  }
}

/** `/rya-courses/day-skiper.html` gives `day skiper`. What looks like a key or a number is left out. */
function wordsOfPath(path: string): string {
  const parts = path.split('/').map((part) => readQuery(readable(part).replace(/\.\w{2,4}$/, '')))
  const words = parts.map((part) => wordsToFind(part).filter(isReadable))
  const last = words.findLast((some) => some.length > 0) ?? []
  // Addresses are tried by machines too: nobody is helped by more.
  return last.slice(0, 4).join(' ')
}

function isReadable(word: string): boolean {
  return word.length > 1 && word.length <= 20 && !/\d/.test(word)
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

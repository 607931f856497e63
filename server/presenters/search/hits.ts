import { wantedQuery } from '#server/catalogue/wanted.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import { capitalised } from '#server/format/words.ts'
import type { SearchFormProps, SearchHit, SearchKind } from '#server/props/search-page.ts'
import { writeQuery } from '#server/routing/urls.ts'
import { bestPassage, marked } from '#server/search/marked-text.ts'
import type { SearchTarget } from '#server/search/search-index.ts'
import type { Found } from '#server/search/search.ts'
import { offerHref } from '../context.ts'
import type { Links, PageContext } from '../context.ts'
import { presentOffer } from './dated-offers.ts'
import type { Wanted } from './dated-offers.ts'

/** What people call each kind: one of it, several, and all of them. */
export const kindNames: Readonly<
  Record<SearchKind, { readonly one: string; readonly many: string; readonly title: string }>
> = {
  course: { one: 'course', many: 'courses', title: 'Courses' },
  trip: { one: 'trip', many: 'trips', title: 'Trips' },
  shop: { one: 'voucher or book', many: 'vouchers and books', title: 'Shop' },
  page: { one: 'page', many: 'pages', title: 'Guides' },
  question: { one: 'question', many: 'questions', title: 'Questions' },
}

/**
 * What stands in a line about something that was found.
 * @param wanted what dates are held to, where they are
 */
export function presentLine(context: PageContext, found: Found, wanted: Wanted | null) {
  const { document, words } = found
  const { target } = document
  const common = {
    name: marked(document.name, words),
    kind: capitalised(kindNames[document.kind].one),
    picture: pictureOf(target),
  }
  if (target.type === 'offer') return { ...common, ...presentOffer(context, target, wanted) }
  return {
    ...common,
    href: hrefOf(context.links, target) + listQuery(target, wanted),
    next: null,
    price: 'price' in target ? { text: moneyText(fromPounds(target.price)) } : null,
  }
}

/** The same with a sentence: what it is, or for a page where in it the words stand. */
export function presentHit(context: PageContext, found: Found, wanted: Wanted | null): SearchHit {
  const line = presentLine(context, found, wanted)
  const { target } = found.document
  if (target.type === 'offer') {
    const { length, meta_description: description } = target.offer
    const text = `${length}. ${firstSentence(description)}`
    return { ...line, part: null, sentence: [{ text, isMatch: false }] }
  }
  const { passage, excerpt } = bestPassage(found)
  const anchor = target.type === 'page' ? passage.anchor : undefined
  return {
    ...line,
    href: line.href + (anchor ? `#${anchor}` : ''),
    part: (anchor && passage.heading) || null,
    sentence: marked(excerpt, found.words),
  }
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

/** A list shows the month that was asked for. */
function listQuery(target: SearchTarget, wanted: Wanted | null): string {
  if (!wanted || target.type !== 'page' || !listRoutes.test(target.routeName)) return ''
  const { when } = wanted
  const isMonth = when !== null && when.from.slice(0, 7) === when.to.slice(0, 7)
  const month = isMonth ? when.from.slice(0, 7) : null
  return writeQuery(wantedQuery({ month, people: wanted.people }))
}

const listRoutes = /^web\.(?:courses|sailing-holidays|classic-sailing|breaks|events)\./

export function pictureOf(target: SearchTarget): string | null {
  if (target.type === 'offer') return target.offer.overview_image
  return 'picture' in target ? target.picture : null
}

export function hrefOf(links: Links, target: SearchTarget): string {
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

/** The form that searches the site, with what its field begins with. */
export function searchForm(links: Links, query: string): SearchFormProps {
  return {
    action: links.path('web.search'),
    suggestionsHref: links.path('web.search.suggestions'),
    query,
  }
}

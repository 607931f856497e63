import { fromPounds, moneyText } from '#server/format/money.ts'
import { capitalised } from '#server/format/words.ts'
import type { SearchFormProps, SearchHit, SearchKind } from '#server/props/search-page.ts'
import { bestPassage, marked } from '#server/search/marked-text.ts'
import type { SearchTarget } from '#server/search/search-index.ts'
import type { Found } from '#server/search/search.ts'
import { offerHref } from '../context.ts'
import type { Links, PageContext } from '../context.ts'
import { presentOffer, wantedParameters, withParameters } from './dated-offers.ts'
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

/** @param wanted what dates are held to, where they are */
export function presentHit(context: PageContext, found: Found, wanted: Wanted | null): SearchHit {
  const { document, words } = found
  const { target } = document
  const common = {
    name: marked(document.name, words),
    kind: capitalised(kindNames[document.kind].one),
    picture: pictureOf(target),
  }
  if (target.type === 'offer') {
    const { offer } = target
    const sentence = `${offer.length}. ${firstSentence(offer.meta_description)}`
    return {
      ...common,
      ...presentOffer(context, target, wanted),
      part: null,
      sentence: [{ text: sentence, isMatch: false }],
    }
  }
  const { passage, excerpt } = bestPassage(found)
  const anchor = target.type === 'page' ? passage.anchor : undefined
  const href = withParameters(hrefOf(context.links, target), listParameters(target, wanted))
  return {
    ...common,
    href: href + (anchor ? `#${anchor}` : ''),
    part: (anchor && passage.heading) || null,
    sentence: marked(excerpt, words),
    next: null,
    price: 'price' in target ? { text: moneyText(fromPounds(target.price)) } : null,
  }
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

/** A list shows the month that was asked for. */
function listParameters(target: SearchTarget, wanted: Wanted | null): string {
  if (!wanted || target.type !== 'page' || !listRoutes.test(target.routeName)) return ''
  const { when } = wanted
  const isMonth = when !== null && when.from.slice(0, 7) === when.to.slice(0, 7)
  return wantedParameters(isMonth ? when.from.slice(0, 7) : null, wanted)
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

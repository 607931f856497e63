import { cardOf } from '#server/content/fill/card.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import { capitalised } from '#server/format/words.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { SearchHit, SearchKind, Suggestion } from '#server/props/search-page.ts'
import { bestPassage, marked } from '#server/search/marked-text.ts'
import type { SearchTarget } from '#server/search/search-index.ts'
import type { Found } from '#server/search/search.ts'

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

/** Something that was found, as a list of results shows it. */
export function hitShown(links: Links, found: Found): SearchHit {
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

/** The same in a line, for who is still typing. */
export function suggestionShown(links: Links, { document, words }: Found): Suggestion {
  const { one } = kindNames[document.kind]
  return {
    href: hrefOf(links, document.target),
    name: marked(document.name, words),
    kind: capitalised(one),
  }
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
    const { length, priceRange } = cardOf(target.offer, target.kind)
    return [length, priceRange ?? 'On enquiry'].filter((fact) => fact !== undefined)
  }
  return 'price' in target ? [moneyText(fromPounds(target.price))] : []
}

import type { Content } from '#server/content/content.ts'
import type { Question } from '#server/content/schema/guidance.ts'
import type { codePages } from '#server/content/schema/search.ts'
import type { ProductFile, Voucher } from '#server/content/schema/shop.ts'
import { offerDocument } from './offer-document.ts'
import { pageDocument } from './page-document.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchDocument, SearchIndex } from './search-index.ts'
import { plainText } from './words.ts'

function productDocument(product: ProductFile): SearchDocument {
  const { name, short_menu_name: shortName, code, kind, slug, price, image } = product
  const { intro_description: intro, meta_description: description = intro } = product
  return {
    kind: 'shop',
    name,
    also: [shortName, code, kind],
    passages: [description, intro, ...product.description.map(plainText)].map((text) => ({ text })),
    target: { type: 'product', slug, price, picture: image },
  }
}

function voucherDocument({ name, code, price, image, description }: Voucher): SearchDocument {
  return {
    kind: 'shop',
    name,
    also: ['gift voucher', code],
    passages: description.map((text) => ({ text: plainText(text) })),
    target: { type: 'voucher', code, price, picture: image },
  }
}

/** What can be found in the content, made ready when somebody first searches it. */
export function searchIndexOf(content: Content): SearchIndex {
  let index = indexes.get(content)
  if (!index) indexes.set(content, (index = makeIndex(content)))
  return index
}

export function makeIndex(content: Content): SearchIndex {
  return createSearchIndex(documentsOf(content), content.searchWords)
}

const indexes = new WeakMap<Content, SearchIndex>()

export function documentsOf(content: Content): SearchDocument[] {
  return [
    ...[...content.courses.values()].map((course) => offerDocument('course', course)),
    ...[...content.holidays.values()].map((trip) => offerDocument('holiday', trip)),
    ...[...content.products.values()].map(productDocument),
    ...content.vouchers.map(voucherDocument),
    ...[...content.pages.values()].map((page) => pageDocument(page, content)),
    levelFinderDocument(content),
    ...pagesOfCode,
    ...content.questions.map(questionDocument),
  ]
}

function questionDocument({ id, question, answer, topics }: Question): SearchDocument {
  return {
    kind: 'question',
    name: question,
    also: topics,
    passages: [{ text: plainText(answer) }],
    target: { type: 'question', id },
  }
}

function levelFinderDocument({ levelFinder }: Content): SearchDocument {
  const questions = levelFinder.questions.map(({ title }) => title)
  return {
    kind: 'page',
    name: 'Find your level',
    also: ['level finder', 'which course is right for me'],
    passages: [
      { text: 'A few questions about what you have sailed, and we say where you would start.' },
      { text: questions.join(' ') },
    ],
    target: { type: 'page', routeName: 'web.level-finder.index', picture: null },
  }
}

function codePage(
  routeName: (typeof codePages)[number],
  name: string,
  also: readonly string[],
  text: string,
): SearchDocument {
  const target = { type: 'page', routeName, picture: null } as const
  return { kind: 'page', name, also, passages: [{ text }], target }
}

const pagesOfCode: readonly SearchDocument[] = [
  codePage(
    'web.events.all',
    'Dates and prices',
    ['calendar', 'availability', 'book', 'booking', 'prices', 'cost'],
    'Every date that is on sale, what it costs and how many places are left.',
  ),
  codePage(
    'web.shopping.cart',
    'Basket',
    ['cart', 'checkout'],
    'What you have put into it so far.',
  ),
  codePage('login', 'Sign in', ['login', 'account'], 'With your e-mail address and password.'),
  codePage('register', 'Create an account', ['register'], 'Your orders and answers in one place.'),
  codePage('dashboard', 'Your account', ['orders'], 'Your orders, and what they still need.'),
]

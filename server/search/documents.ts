import type { Content } from '#server/content/content.ts'
import type { Question } from '#server/content/schema/guidance.ts'
import type { ProductFile, Voucher } from '#server/content/schema/shop.ts'
import { offerDocument } from './offer-document.ts'
import { pageDocument } from './page-document.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchDocument, SearchIndex } from './search-index.ts'
import { plainText } from './words.ts'

function productDocument(product: ProductFile): SearchDocument {
  const { name, short_menu_name: shortName, code, kind, slug, price } = product
  const { intro_description: intro, meta_description: description = intro } = product
  return {
    kind: 'shop',
    name,
    also: [shortName, code, kind],
    passages: [description, intro, ...product.description.map(plainText)].map((text) => ({ text })),
    target: { type: 'product', slug, price },
  }
}

function voucherDocument({ name, code, price, description }: Voucher): SearchDocument {
  return {
    kind: 'shop',
    name,
    also: ['gift voucher', code],
    passages: description.map((text) => ({ text: plainText(text) })),
    target: { type: 'voucher', price },
  }
}

/** What can be found in the content, made ready when somebody first searches it. */
export function searchIndexOf(content: Content): SearchIndex {
  let index = indexes.get(content)
  if (!index) indexes.set(content, (index = createSearchIndex(documentsOf(content))))
  return index
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
    datesDocument,
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
    target: { type: 'page', routeName: 'web.level-finder.index' },
  }
}

const datesDocument: SearchDocument = {
  kind: 'page',
  name: 'Dates and prices',
  also: ['calendar', 'availability', 'book', 'booking', 'prices', 'cost'],
  passages: [{ text: 'Every date that is on sale, what it costs and how many places are left.' }],
  target: { type: 'page', routeName: 'web.events.all' },
}

import type { Content } from '#server/content/content.ts'
import type { Question } from '#server/content/schema/faq.ts'
import { plainText } from '../plain-text.ts'
import type { SearchDocument } from '../search-document.ts'
import { offerDocument } from './offer.ts'
import { pageDocument } from './page.ts'
import { productDocument, voucherDocument } from './shop.ts'

/** Everything that the content holds and that visitors may look for. */
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

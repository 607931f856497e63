import type { Content } from '#server/content/content.ts'
import type { Block } from '#server/content/schema/blocks.ts'
import type { Question } from '#server/content/schema/guidance.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { ProductFile, Voucher } from '#server/content/schema/shop.ts'
import { offerDocument } from './offer-document.ts'
import { createSearchIndex } from './search-index.ts'
import type { Passage, SearchDocument, SearchIndex } from './search-index.ts'
import { plainText } from './words.ts'

/** An information page, by the text of its blocks; what stands elsewhere is found there. */
function pageDocument(page: InfoPage, { knots, fleet }: Content): SearchDocument {
  const { name, banner, metadata, intro_description: intro, routeName } = page
  const description = metadata.meta_description ?? banner.description ?? intro ?? ''
  const passages = page.blocks.flatMap((block) => passagesOf(block, { knots, fleet }))
  return {
    kind: 'page',
    name,
    also: [banner.title, ...passages.flatMap(({ heading }) => heading ?? [])],
    passages: [{ text: description }, { text: banner.description ?? '' }, ...passages],
    target: { type: 'page', routeName },
  }
}

function passagesOf(block: Block, catalogue: Pick<Content, 'knots' | 'fleet'>): Passage[] {
  const { id: anchor, title: heading } = block
  const here = (text: string): Passage => ({ text, heading, anchor })
  if (block.type === 'sections') {
    return block.sections.map(({ id, title, copy }) => ({
      text: plainText(copy),
      heading: title,
      anchor: id,
    }))
  }
  const copy = 'copy' in block && block.copy ? [here(plainText(block.copy))] : []
  if (block.type === 'knots') return [...copy, ...knotPassages(block.knots, catalogue)]
  if (block.type === 'yachts') return [...copy, ...yachtLines(block.yachts, catalogue).map(here)]
  return [...copy, ...linesOf(block).map(here)]
}

function knotPassages(wanted: readonly string[], { knots }: Pick<Content, 'knots'>): Passage[] {
  return knots
    .filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
    .map(({ slug, name, use, mistake, steps }) => ({
      heading: name,
      anchor: slug,
      text: [`${name}: ${use}`, ...steps, mistake].join(' '),
    }))
}

function yachtLines(wanted: readonly string[], { fleet }: Pick<Content, 'fleet'>): string[] {
  return fleet
    .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
    .map(({ name, kind, description }) => `${name}, ${kind}. ${plainText(description)}`)
}

/** The lines of a block besides its copy. */
function linesOf(block: Block): string[] {
  const read = readers[block.type] as ((block: Block) => string[]) | undefined
  return read?.(block) ?? []
}

type Readers = {
  readonly [Type in Block['type']]?: (block: Extract<Block, { readonly type: Type }>) => string[]
}

const readers: Readers = {
  facts: ({ rows }) => rows.map(({ name, value }) => `${name}: ${value}`),
  points: ({ points }) => points,
  steps: ({ steps }) => steps.map(({ name, actions }) => `${name}: ${actions.join(' ')}`),
  promises: ({ promises }) =>
    promises.map(({ name, copy, deadline }) => `${name}: ${plainText(copy)} ${deadline}`),
  ladder: ({ rungs }) => rungs.map(({ needs, gives }) => `${needs} ${gives}`),
  shares: ({ parts }) => parts.map(({ name, topics }) => `${name}: ${topics.join(', ')}`),
  contact: ({ hours }) => hours.map(({ days, hours: open }) => `${days}: ${open}`),
}

/** A book or another thing that is posted. */
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

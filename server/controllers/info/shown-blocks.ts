import type { PlainName } from '#routes/index.ts'
import { findOffer } from '#server/catalogue/offers.ts'
import type { Block } from '#server/content/schema/blocks/registry.ts'
import type { PlainBlock, Shown, ShownBlock } from '#server/props/info-pages.ts'
import { listedCard } from '../offers/listed-card.ts'
import { listedOffer } from '../offers/site-listings.ts'
import { isPlain } from './kinds-of-blocks.ts'
import type { PageSurroundings } from './page-surroundings.ts'
import { kitShown, knotsShown, rungsShown, yachtsShown } from './shown-items.ts'

type BlockOf<Type extends Block['type']> = Extract<Block, { readonly type: Type }>

interface Page extends PageSurroundings {
  /** The questions that stand above: each is on a page once, under the first heading that asks. */
  readonly askedAbove: Set<string>
}

/** The blocks of a page with all that they name: offers, knots, yachts, questions, addresses. */
export function shownBlocks(
  blocks: readonly Block[],
  surroundings: PageSurroundings,
): ShownBlock[] {
  const page = { ...surroundings, askedAbove: new Set<string>() }
  return blocks.map((block) => {
    const show = views[block.type] as (written: Block, page: Page) => ShownBlock
    return show(block, page)
  })
}

/** What staff wrote for a route that answers more than their words, if they wrote something. */
export function blocksFor(name: PlainName, surroundings: PageSurroundings): PlainBlock[] {
  const file = surroundings.site.content.pages.get(name)
  return file ? shownBlocks(file.blocks, surroundings).filter(isPlain) : []
}

const asWritten = <Written>(block: Written): Written => block

/** What becomes of each kind. A kind that is missing, or that lacks what it shows, does not compile. */
const views: {
  readonly [Type in Block['type']]: (block: BlockOf<Type>, page: Page) => Shown<Type>
} = {
  text: asWritten,
  overview: asWritten,
  picture: asWritten,
  'picture-and-text': asWritten,
  facts: asWritten,
  points: asWritten,
  sections: asWritten,
  steps: asWritten,
  promises: asWritten,
  shares: asWritten,
  'call-to-action': asWritten,
  ladder: (block, page) => ({ ...block, rungs: rungsShown(block.rungs, page) }),
  offers: (block, page) => ({
    ...block,
    offers: block.offers.flatMap((named) => offerShown(named, page)),
    globalRatings: page.site.content.globalRatings,
  }),
  questions: ({ topics, ...block }, page) => ({ ...block, questions: questionsOn(topics, page) }),
  knots: (block, page) => ({
    ...block,
    knots: knotsShown(chosen(block.knots, page.site.content.knots, 'slug'), page),
  }),
  kit: (block, { site }) => ({ ...block, kit: kitShown(block.kit, site.content.kitList) }),
  yachts: (block, page) => ({
    ...block,
    yachts: yachtsShown(chosen(block.yachts, page.site.content.fleet, 'id'), page),
  }),
  testimonials: ({ ids, ...block }, { site }) => ({
    ...block,
    testimonials: ids.flatMap((id) => {
      const found = site.content.testimonials.find((one) => one.id === id)
      if (!found) return []
      const { about: _, ...words } = found
      return [words]
    }),
  }),
  contact: (block, { links }) => ({ ...block, action: links.path('web.info.contact-us.store') }),
  enquiry: (block, { links }) => ({ ...block, action: links.path('web.info.contact-us.store') }),
}

function offerShown({ className, slug }: BlockOf<'offers'>['offers'][number], page: Page) {
  const offer = findOffer(page.site.content, className, slug)
  return offer ? [listedCard(listedOffer(page, className, offer), page)] : []
}

function questionsOn(topics: BlockOf<'questions'>['topics'], { site, askedAbove }: Page) {
  const asked = site.content.questions.filter(
    (one) =>
      !askedAbove.has(one.id) &&
      (topics.length === 0 || one.topics.some((topic) => topics.includes(topic))),
  )
  for (const { id } of asked) askedAbove.add(id)
  return asked.map(({ id, question, answer }) => ({ id, question, answer }))
}

/** Those of a list that are named, in that order; all of it where none is. */
function chosen<Key extends string, One extends Readonly<Record<Key, string>>>(
  names: readonly string[],
  all: readonly One[],
  key: Key,
): readonly One[] {
  if (names.length === 0) return all
  return names.flatMap((name) => all.filter((one) => one[key] === name))
}

import { bannerPicture, isVideo } from '#js/lib/media.ts'
import type { PlainName } from '#routes/index.ts'
import { findOffer } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import type { Block } from '#server/content/schema/blocks.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import type {
  AnswerBlock,
  GuideBlock,
  PlainBlock,
  Shown,
  ShownBlock,
} from '#server/props/info-pages.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { WordBlock } from '#server/props/shop.ts'
import type { PageContext } from '../context.ts'
import { listedOffer, presentListed } from '../offers/listed-offers.ts'
import { presentKit, presentKnots, presentRungs, presentYachts } from './block-items.ts'

type BlockOf<Type extends Block['type']> = Extract<Block, { readonly type: Type }>

interface Page extends PageContext {
  /** The questions that stand above: each is on a page once, under the first heading that asks. */
  readonly askedAbove: Set<string>
}

/** The blocks of a page with all that they name: offers, knots, yachts, questions, addresses. */
export function presentBlocks(blocks: readonly Block[], context: PageContext): ShownBlock[] {
  const page = { ...context, askedAbove: new Set<string>() }
  return blocks.map((block) => {
    const show = views[block.type] as (written: Block, page: Page) => ShownBlock
    return show(block, page)
  })
}

/** What staff wrote for a route that answers more than their words, if they wrote something. */
export function blocksFor(name: PlainName, context: PageContext): PlainBlock[] {
  const file = context.site.content.pages.get(name)
  return file ? presentBlocks(file.blocks, context).filter(isPlain) : []
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
  ladder: (block, page) => ({ ...block, rungs: presentRungs(block.rungs, page) }),
  offers: (block, page) => ({
    ...block,
    offers: block.offers.flatMap((named) => offerShown(named, page)),
    globalRatings: page.site.content.globalRatings,
  }),
  questions: ({ topics, ...block }, page) => ({ ...block, questions: questionsOn(topics, page) }),
  knots: (block, page) => ({
    ...block,
    knots: presentKnots(chosen(block.knots, page.site.content.knots, 'slug'), page),
  }),
  kit: (block, { site }) => ({ ...block, kit: presentKit(block.kit, site.content.kitList) }),
  yachts: (block, page) => ({
    ...block,
    yachts: presentYachts(chosen(block.yachts, page.site.content.fleet, 'id'), page),
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
  return offer ? [presentListed(listedOffer(page, className, offer), page)] : []
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

/** May every page hold this block? What only guides hold is left out elsewhere. */
export function isPlain(block: ShownBlock): block is PlainBlock {
  return Object.hasOwn(plain, block.type)
}

/** May a guide hold this block? The content check refuses a form on one. */
export function isForGuides(block: ShownBlock): block is GuideBlock {
  return block.type !== 'enquiry'
}

/** May a page of words or of questions hold this block? */
export function isForAnswers(block: ShownBlock): block is AnswerBlock {
  return Object.hasOwn(forAnswers, block.type)
}

const plain: Readonly<Record<PlainBlock['type'], true>> = {
  text: true,
  overview: true,
  picture: true,
  'picture-and-text': true,
  facts: true,
  points: true,
  offers: true,
  enquiry: true,
  'call-to-action': true,
}

const forAnswers: Readonly<Record<AnswerBlock['type'], true>> = {
  ...plain,
  questions: true,
  kit: true,
  contact: true,
}

/**
 * What a page that staff wrote says about itself. Its banner's picture is fetched before all else, but
 * for a banner that shows a film.
 */
export function bannerMeta(file: InfoPage, pictures: Content['pictures']): PageMeta {
  const { imageUrl, altText, promoVideo } = file.banner
  const hasFilm = promoVideo !== undefined && isVideo(promoVideo)
  const [best] = pictures[imageUrl]?.sources ?? []
  return {
    ...pageMeta(file, { path: imageUrl, alt: altText }),
    preloads: best && !hasFilm ? [{ ...best, ...bannerPicture }] : [],
  }
}

interface AroundTheShop {
  /** What introduces the things for sale. */
  readonly before: readonly WordBlock[]
  readonly after: readonly WordBlock[]
}

/** The blocks of a page of the shop, which shows words alone: its overviews stand before all else. */
export function wordBlocks(blocks: InfoPage['blocks'], context: PageContext): AroundTheShop {
  const words = presentBlocks(blocks, context).filter(areWords)
  return {
    before: words.filter(({ type }) => type === 'overview'),
    after: words.filter(({ type }) => type !== 'overview'),
  }
}

const kinds: Readonly<Record<WordBlock['type'], true>> = {
  overview: true,
  text: true,
  points: true,
  facts: true,
  questions: true,
}

function areWords(block: ShownBlock): block is WordBlock {
  return Object.hasOwn(kinds, block.type)
}

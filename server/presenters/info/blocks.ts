import { bannerPicture, isVideo } from '#js/lib/media.ts'
import { pictureSources } from '#js/lib/pictures.ts'
import type { PlainName } from '#routes/index.ts'
import { findOffer } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import type { Block } from '#server/content/schema/blocks.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import type { LookedUp, PlainBlock, BlockProps, AnyBlockProps } from '#server/props/info-pages.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { ShopBlock } from '#server/props/shop.ts'
import type { PageContext } from '../context.ts'
import { listedOffer, presentListed } from '../offers/listed-offers.ts'
import { presentKit, presentKnots, presentRungs, presentYachts } from './block-items.ts'
import { isForShop, isPlain } from './block-kinds.ts'

type BlockOf<Type extends Block['type']> = Extract<Block, { readonly type: Type }>

interface Page extends PageContext {
  /** The questions that stand above: each is on a page once, under the first heading that asks. */
  readonly askedAbove: Set<string>
}

/** The blocks of a page with all that they name: offers, knots, yachts, questions, addresses. */
export function presentBlocks(blocks: readonly Block[], context: PageContext): AnyBlockProps[] {
  const page = { ...context, askedAbove: new Set<string>() }
  return blocks.map((block) => {
    if (!isLookedUp(block)) return block
    const show = views[block.type] as (written: Block, page: Page) => AnyBlockProps
    return show(block, page)
  })
}

function isLookedUp(block: Block): block is BlockOf<keyof LookedUp> {
  return Object.hasOwn(views, block.type)
}

/** What staff wrote for a route that answers more than their text, if they wrote something. */
export function blocksFor(name: PlainName, context: PageContext): PlainBlock[] {
  const file = context.site.content.pages.get(name)
  return file ? presentBlocks(file.blocks, context).filter(isPlain) : []
}

const views: {
  readonly [Type in keyof LookedUp]: (block: BlockOf<Type>, page: Page) => BlockProps<Type>
} = {
  ladder: (block, page) => ({ ...block, rungs: presentRungs(block.rungs, page) }),
  offers: (block, page) => ({
    ...block,
    offers: block.offers.flatMap(({ className, slug }) => {
      const offer = findOffer(page.site.content, className, slug)
      return offer ? [presentListed(listedOffer(page, className, offer), page)] : []
    }),
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
      const { about: _, ...testimonial } = found
      return [testimonial]
    }),
  }),
  contact: (block, { links }) => ({ ...block, action: links.path('web.info.contact-us.store') }),
  enquiry: (block, { links }) => ({ ...block, action: links.path('web.info.contact-us.store') }),
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

/**
 * What a page that staff wrote says about itself. Its banner's picture is fetched before all else, but
 * for a banner that shows a film.
 */
export function bannerMeta(file: InfoPage, pictures: Content['pictures']): PageMeta {
  const { imageUrl, altText, promoVideo } = file.banner
  const hasFilm = promoVideo !== undefined && isVideo(promoVideo)
  const [best] = pictureSources(imageUrl, pictures[imageUrl])
  return {
    ...pageMeta(file, { path: imageUrl, alt: altText }),
    preloads: best && !hasFilm ? [{ ...best, ...bannerPicture }] : [],
  }
}

/** The blocks around the things for sale, on a page of the shop: its overviews introduce them. */
export function shopBlocks(blocks: InfoPage['blocks'], context: PageContext) {
  const shown: ShopBlock[] = presentBlocks(blocks, context).filter(isForShop)
  return {
    before: shown.filter(({ type }) => type === 'overview'),
    after: shown.filter(({ type }) => type !== 'overview'),
  }
}

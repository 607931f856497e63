import type {
  AnswerBlock,
  GuideBlock,
  PlainBlock,
  AnyBlockProps,
} from '#server/props/info-pages.ts'
import type { ShopBlock } from '#server/props/shop.ts'

type Kinds<Block extends AnyBlockProps> = Readonly<Record<Block['type'], true>>

/** Tells blocks of some kinds from others, by a table in which none of the kinds may be missing. */
function isOneOf<Block extends AnyBlockProps>(kinds: Kinds<Block>) {
  return (block: AnyBlockProps): block is Block => Object.hasOwn(kinds, block.type)
}

const plain: Kinds<PlainBlock> = {
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

/** May every page hold this block? What only guides hold is left out elsewhere. */
export const isPlain = isOneOf<PlainBlock>(plain)

/** May a page of text or of questions hold this block? */
export const isForAnswers = isOneOf<AnswerBlock>({
  ...plain,
  questions: true,
  kit: true,
  contact: true,
})

/** May a guide hold this block? The content check refuses a form on one. */
export function isForGuides(block: AnyBlockProps): block is GuideBlock {
  return block.type !== 'enquiry'
}

/** May a page of the shop hold this block? */
export const isForShop = isOneOf<ShopBlock>({
  overview: true,
  text: true,
  points: true,
  facts: true,
  questions: true,
})

import type { ShopBlock } from '#server/props/shop.ts'
import { blocksOf } from '../blocks/blocks-of.tsx'
import { QuestionsBlock } from '../blocks/questions.tsx'
import { AtAGlance, FactsBlock, PointsBlock, TextBlock } from '../blocks/text-blocks.tsx'

/**
 * What staff wrote around the things for sale. The other kinds would cost visitors of the shop more
 * than all of its own parts together.
 */
export const ShopBlocks = blocksOf<ShopBlock>({
  overview: AtAGlance,
  text: TextBlock,
  points: PointsBlock,
  facts: FactsBlock,
  questions: QuestionsBlock,
})

import type { ReactNode } from 'react'
import { OverviewBlock } from '#js/components/ui/overview-block.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import type { ShopBlock } from '#server/props/shop.ts'
import { QuestionsBlock } from '../blocks/questions.tsx'
import { FactsBlock, PointsBlock, TextBlock } from '../blocks/text-blocks.tsx'

/** The other kinds would cost visitors of the shop more than all of its own parts together. */
const views: { readonly [Type in ShopBlock['type']]: (block: Shown<Type>) => ReactNode } = {
  overview: ({ id, title = 'At a glance', copy, linkToLearn }) => (
    <OverviewBlock id={id} title={title} copy={copy} linkToLearn={linkToLearn} />
  ),
  text: TextBlock,
  points: PointsBlock,
  facts: FactsBlock,
  questions: QuestionsBlock,
}

/** What staff wrote around the things for sale. */
export function ShopBlocks({ blocks }: { readonly blocks: readonly ShopBlock[] }) {
  return blocks.map((block, index) => {
    const View = views[block.type] as (shown: ShopBlock) => ReactNode
    return <View key={block.id ?? index} {...block} />
  })
}

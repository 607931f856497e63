import type { ReactNode } from 'react'
import { OverviewBlock } from '#js/components/ui/overview-block.tsx'
import { QuestionsBlock } from '#js/sections/blocks/questions.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import type { WordBlock } from '#server/props/shop.ts'
import { FactsBlock, PointsBlock, TextBlock } from '../blocks/word-blocks.tsx'

/** The other kinds would cost visitors of the shop more than all of its own parts together. */
const views: { readonly [Type in WordBlock['type']]: (block: Shown<Type>) => ReactNode } = {
  overview: ({ id, title = 'At a glance', copy, linkToLearn }) => (
    <OverviewBlock id={id} title={title} copy={copy} linkToLearn={linkToLearn} />
  ),
  text: TextBlock,
  points: PointsBlock,
  facts: FactsBlock,
  questions: QuestionsBlock,
}

/** What staff wrote around the things for sale. */
export function Words({ blocks }: { readonly blocks: readonly WordBlock[] }) {
  return blocks.map((block, index) => {
    const View = views[block.type] as (shown: WordBlock) => ReactNode
    return <View key={block.id ?? index} {...block} />
  })
}

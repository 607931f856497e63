import type { GuideBlock } from '#server/props/info-pages.ts'
import { ContactBlock } from './blocks/contact.tsx'
import { CustomersBlock } from './blocks/customers.tsx'
import { KitBlock } from './blocks/kit.tsx'
import { KnotsBlock } from './blocks/knots.tsx'
import { LadderBlock } from './blocks/ladder.tsx'
import { plainViews } from './blocks/plain-views.tsx'
import { PromisesBlock } from './blocks/promises.tsx'
import { QuestionsBlock } from './blocks/questions.tsx'
import { SectionsBlock } from './blocks/sections.tsx'
import { SharesBlock } from './blocks/shares.tsx'
import { StepsBlock } from './blocks/steps.tsx'
import { inViews } from './blocks/views-of.tsx'
import type { ViewsOf } from './blocks/views-of.tsx'
import { YachtsBlock } from './blocks/yachts.tsx'

const views: ViewsOf<GuideBlock> = {
  ...plainViews,
  sections: SectionsBlock,
  steps: StepsBlock,
  promises: PromisesBlock,
  ladder: LadderBlock,
  shares: SharesBlock,
  questions: QuestionsBlock,
  knots: KnotsBlock,
  kit: KitBlock,
  yachts: YachtsBlock,
  testimonials: CustomersBlock,
  contact: ContactBlock,
}

/** The blocks of a guide, from top to bottom. */
export function GuideBlocks({ blocks }: { readonly blocks: readonly GuideBlock[] }) {
  return inViews(views, blocks)
}

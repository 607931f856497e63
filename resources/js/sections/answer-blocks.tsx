import type { AnswerBlock } from '#server/props/info-pages.ts'
import { ContactBlock } from './blocks/contact.tsx'
import { EnquiryBlock } from './blocks/enquiry.tsx'
import { inViews, plainViews } from './blocks/plain-views.tsx'
import type { ViewsOf } from './blocks/plain-views.tsx'
import { QuestionsBlock } from './blocks/questions.tsx'
import { KitBlock } from './blocks/text-blocks.tsx'

const views: ViewsOf<AnswerBlock> = {
  ...plainViews,
  questions: QuestionsBlock,
  kit: KitBlock,
  contact: ContactBlock,
  enquiry: EnquiryBlock,
}

/** The blocks of a page of words or of questions, from top to bottom. */
export function AnswerBlocks({ blocks }: { readonly blocks: readonly AnswerBlock[] }) {
  return inViews(views, blocks)
}

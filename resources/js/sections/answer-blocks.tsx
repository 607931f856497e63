import type { AnswerBlock } from '#server/props/info-pages.ts'
import { blocksOf } from './blocks/blocks-of.tsx'
import { ContactBlock } from './blocks/contact.tsx'
import { EnquiryBlock } from './blocks/enquiry.tsx'
import { plainViews } from './blocks/plain-views.tsx'
import { QuestionsBlock } from './blocks/questions.tsx'
import { KitBlock } from './blocks/text-blocks.tsx'

/** The blocks of a page of words or of questions, from top to bottom. */
export const AnswerBlocks = blocksOf<AnswerBlock>({
  ...plainViews,
  questions: QuestionsBlock,
  kit: KitBlock,
  contact: ContactBlock,
  enquiry: EnquiryBlock,
})

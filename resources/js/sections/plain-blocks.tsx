import type { PlainBlock } from '#server/props/info-pages.ts'
import { blocksOf } from './blocks/blocks-of.tsx'
import { EnquiryBlock } from './blocks/enquiry.tsx'
import { plainViews } from './blocks/plain-views.tsx'

/** What staff wrote for a page that has parts of its own, from top to bottom. */
export const PlainBlocks = blocksOf<PlainBlock>({ ...plainViews, enquiry: EnquiryBlock })

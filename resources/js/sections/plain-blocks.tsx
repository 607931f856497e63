import type { PlainBlock } from '#server/props/info-pages.ts'
import { EnquiryBlock } from './blocks/enquiry.tsx'
import { inViews, plainViews } from './blocks/plain-views.tsx'
import type { ViewsOf } from './blocks/plain-views.tsx'

const views: ViewsOf<PlainBlock> = { ...plainViews, enquiry: EnquiryBlock }

/** What staff wrote for a page that has parts of its own, from top to bottom. */
export function PlainBlocks({ blocks }: { readonly blocks: readonly PlainBlock[] }) {
  return inViews(views, blocks)
}

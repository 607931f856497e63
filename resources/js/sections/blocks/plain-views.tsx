import { OverviewBlock } from '#js/components/overview-block.tsx'
import type { PlainBlock, Shown } from '#server/props/info-pages.ts'
import { CallToAction } from './call-to-action.tsx'
import { FactsBlock } from './facts.tsx'
import { OffersBlock } from './offers.tsx'
import { PictureAndText } from './picture-and-text.tsx'
import { PictureBlock } from './picture.tsx'
import { PointsBlock } from './points.tsx'
import { TextBlock } from './text.tsx'
import type { ViewsOf } from './views-of.tsx'

/** How the kinds of blocks are shown that any page may hold, the form left out. */
export const plainViews: ViewsOf<Exclude<PlainBlock, Shown<'enquiry'>>> = {
  text: TextBlock,
  overview: ({ id, title = 'At a glance', copy, linkToLearn }) => (
    <OverviewBlock id={id} title={title} copy={copy} linkToLearn={linkToLearn} />
  ),
  picture: PictureBlock,
  'picture-and-text': PictureAndText,
  facts: FactsBlock,
  points: PointsBlock,
  offers: OffersBlock,
  'call-to-action': CallToAction,
}

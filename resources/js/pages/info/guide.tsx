import { BannerPage } from '#js/sections/banner-page.tsx'
import { GuideBlocks } from '#js/sections/guide-blocks.tsx'
import type { GuideBlock, InfoPageProps } from '#server/props/info-pages.ts'

/** A page that shows how: drawings, steps, a ladder, long terms. */
export default function GuidePage(page: InfoPageProps<GuideBlock>) {
  return (
    <BannerPage {...page}>
      <GuideBlocks {...page} />
    </BannerPage>
  )
}

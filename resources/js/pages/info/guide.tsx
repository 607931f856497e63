import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import { GuideBlocks } from '#js/sections/guide-blocks.tsx'
import type { GuideBlock, InfoPageProps } from '#server/props/info-pages.ts'

/** A page that shows how: drawings, steps, a ladder, long terms. */
export default function GuidePage({ banner, breadcrumbs, blocks }: InfoPageProps<GuideBlock>) {
  return (
    <>
      <PageBanner banner={banner} />
      <div className="mx-auto max-w-page px-4 pt-4 md:px-8">
        <Breadcrumbs {...breadcrumbs} />
      </div>
      <GuideBlocks blocks={blocks} />
      <div className="pb-16 md:pb-24" />
    </>
  )
}

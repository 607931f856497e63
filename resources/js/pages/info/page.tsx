import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import { AnswerBlocks } from '#js/sections/answer-blocks.tsx'
import type { AnswerBlock, InfoPageProps } from '#server/props/info-pages.ts'

/** A page of words, with a form where it ends in one. */
export default function InfoPage({ banner, breadcrumbs, blocks }: InfoPageProps<AnswerBlock>) {
  return (
    <>
      <PageBanner banner={banner} />
      <div className="mx-auto max-w-page px-4 pt-4 md:px-8">
        <Breadcrumbs {...breadcrumbs} />
      </div>
      <AnswerBlocks blocks={blocks} />
      <div className="pb-16 md:pb-24" />
    </>
  )
}

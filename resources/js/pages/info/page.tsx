import { AnswerBlocks } from '#js/sections/answer-blocks.tsx'
import { BannerPage } from '#js/sections/banner-page.tsx'
import type { AnswerBlock, InfoPageProps } from '#server/props/info-pages.ts'

/** A page of words, with a form where it ends in one. */
export default function InfoPage({ banner, breadcrumbs, blocks }: InfoPageProps<AnswerBlock>) {
  return (
    <BannerPage banner={banner} breadcrumbs={breadcrumbs}>
      <AnswerBlocks blocks={blocks} />
    </BannerPage>
  )
}

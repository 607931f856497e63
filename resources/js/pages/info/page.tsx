import { AnswerBlocks } from '#js/sections/answer-blocks.tsx'
import { BannerPage } from '#js/sections/banner-page.tsx'
import type { AnswerBlock, InfoPageProps } from '#server/props/info-pages.ts'

/** A page of words, with a form where it ends in one. */
export default function InfoPage(page: InfoPageProps<AnswerBlock>) {
  return (
    <BannerPage {...page}>
      <AnswerBlocks {...page} />
    </BannerPage>
  )
}

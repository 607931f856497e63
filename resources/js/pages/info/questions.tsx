import { useState } from 'react'
import { useOpenedPlace } from '#js/hooks/use-opened-place.ts'
import { filterQuestions } from '#js/lib/filter-questions.ts'
import { AnswerBlocks } from '#js/sections/answer-blocks.tsx'
import { BannerPage } from '#js/sections/banner-page.tsx'
import { QuestionFilter } from '#js/sections/question-filter.tsx'
import type { AnswerBlock, InfoPageProps } from '#server/props/info-pages.ts'

/** A page of questions. They can be narrowed, and an address can end in one of them. */
export default function QuestionsPage(page: InfoPageProps<AnswerBlock>) {
  const [words, setWords] = useState(page.asked ?? '')
  const narrowed = filterQuestions(page.blocks, words)
  useOpenedPlace()

  return (
    <BannerPage {...page}>
      <QuestionFilter {...narrowed} words={words} onChange={setWords} />
      <AnswerBlocks blocks={narrowed.blocks} />
    </BannerPage>
  )
}

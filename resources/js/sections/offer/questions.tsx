import { Accordion } from '#js/components/accordion.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { RichText } from '#js/components/rich-text.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

/** What people ask before they book this. */
export function Questions({ questions }: Pick<OfferPageProps, 'questions'>) {
  if (questions.length === 0) return null
  const groups = questions.map(({ question, answer }) => ({
    title: question,
    content: <RichText html={answer} className="max-w-copy" />,
  }))

  return (
    <PagePart id="questions" title="What people ask">
      <Accordion groups={groups} heading="h3" />
    </PagePart>
  )
}

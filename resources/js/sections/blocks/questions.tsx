import { Icon } from '#js/components/ui/icons.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import type { QuestionProps, BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Questions that open where they stand, without scripts too. */
export function QuestionsBlock({ id, title, questions, isOpen = false }: BlockProps<'questions'>) {
  return (
    <BlockFrame id={id} title={title}>
      <div className="border-t border-line">
        {questions.map((question) => (
          <Question key={question.id} {...question} isOpen={isOpen} />
        ))}
      </div>
    </BlockFrame>
  )
}

// The answer has the question's id: browsers open what holds the place that an address ends in, as
// they do for the words that they are asked to find.
function Question({ id, question, answer, isOpen }: QuestionProps & { readonly isOpen: boolean }) {
  return (
    <details
      open={isOpen}
      className="group border-b border-line has-target:border-l-4 has-target:border-l-brass has-target:pl-4 print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 text-ink hover:text-tide [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 font-sans text-base text-current">{question}</h3>
        <Icon
          name="chevron-down"
          className="transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div id={id} className="scroll-mt-28 pb-5">
        <RichText html={answer} className="max-w-copy" />
        <p className="mt-2 text-sm print:hidden">
          <a
            href={`#${id}`}
            className="inline-flex min-h-9 items-center text-tide underline underline-offset-4"
          >
            Link to this answer<span className="sr-only">: {question}</span>
          </a>
        </p>
      </div>
    </details>
  )
}

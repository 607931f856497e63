import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { cx } from '#js/lib/class-names.ts'
import { QuestionForm } from '#js/sections/level-finder/question-form.tsx'
import type { LevelQuestionProps } from '#server/props/level-finder.ts'

/** One question of the level finder. */
export default function Question(props: LevelQuestionProps) {
  const { breadcrumbs, isEntrance, progress, question, backHref } = props

  return (
    <div className="measure pt-4 pb-16 md:pb-24">
      <Breadcrumbs {...breadcrumbs} />
      <div className="mt-4 gap-x-16 lg:grid lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">
          {isEntrance && <Entrance />}
          <Progress {...progress} />
          <QuestionForm key={question.id} {...props} />
          {backHref && (
            <TextLink href={backHref} className="mt-4">
              Back to the question before
            </TextLink>
          )}
        </div>
        <aside aria-label="About your answers" className="mt-12 lg:mt-0">
          <LazyImage
            src="/images/art/passage-plan-800.jpg"
            alt=""
            sizes="(min-width: 1024px) 400px, 92vw"
            className="hidden aspect-4/3 rounded-card lg:block"
          />
          <p className="text-sm lg:mt-5">
            We ask for no name and keep nothing. Your answers stand in the address of this page, so
            you can go back, change them, or send them to whoever sails with you.
          </p>
        </aside>
      </div>
    </div>
  )
}

function Entrance() {
  return (
    <div className="mb-10 max-w-copy">
      <h1 className="text-section">Find your level</h1>
      <p className="mt-4 text-lg text-pretty">
        Answer a few questions about your plans and your logbook. Somebody who has never sailed is
        done in three; a skipper with miles behind them may need ten. At the end we say which course
        or trip comes next, when there is room on it, and what is still missing for the one after.
      </p>
    </div>
  )
}

/** How far somebody has come: in words, and as a row of buoys passed. */
function Progress({ text, position, total }: LevelQuestionProps['progress']) {
  return (
    <div className="max-w-copy">
      <p className="text-sm font-semibold text-tide">{text}</p>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={cx('h-1.5 grow rounded-button', index < position ? 'bg-tide' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  )
}

import { router, useRemember } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import type { AnswerProps, LevelQuestionProps, QuestionProps } from '#server/props/level-finder.ts'

/**
 * The answers to one question, as a form of plain GET: the next page's address says what was chosen.
 * A choice is sent by the button alone, so that arrow keys may wander through the answers.
 */
export function QuestionForm({ isEntrance, question, action, kept }: LevelQuestionProps) {
  const { id, title, hint, kind, answers } = question
  // The entry of this page in the history has no answer in its address yet: Back would lose it.
  const [chosen, choose] = useRemember(
    answers.filter(({ isChosen }) => isChosen).map((answer) => answer.id),
    `level-finder-${id}`,
  )
  const Heading = isEntrance ? 'h2' : 'h1'
  const hintId = `${id}-hint`

  return (
    <form
      action={action}
      method="get"
      className="mt-6 max-w-copy"
      onSubmit={(event) => goOn(event, action)}
      onChange={(event) => choose(chosenIn(event.currentTarget, id))}
    >
      {kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset aria-describedby={hint ? hintId : undefined}>
        <legend>
          <Heading className={isEntrance ? 'text-card' : 'text-section'}>{title}</Heading>
        </legend>
        {hint && (
          <p id={hintId} className="mt-3">
            {hint}
          </p>
        )}
        <div className="mt-6 grid gap-3">
          {answers.map((answer) => (
            <Choice
              key={answer.id}
              {...answer}
              name={id}
              kind={kind}
              isChosen={chosen.includes(answer.id)}
            />
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button mt-8 w-full px-10 py-3 shadow-card sm:w-auto">
        Continue
      </button>
    </form>
  )
}

function Choice({
  id,
  label,
  isChosen,
  name,
  kind,
}: AnswerProps & Pick<QuestionProps, 'kind'> & { readonly name: string }) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card border border-line bg-white px-5 py-3 font-semibold text-ink has-checked:border-tide has-checked:bg-sea/35 hover:border-tide">
      <input
        type={kind === 'one' ? 'radio' : 'checkbox'}
        name={name}
        value={id}
        required={kind === 'one'}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-tide"
      />
      <span className="min-w-0">{label}</span>
    </label>
  )
}

/** As a browser without scripts would do it: to the very address that the fields make. */
function goOn(event: SubmitEvent<HTMLFormElement>, action: string) {
  event.preventDefault()
  const query = new URLSearchParams(textsIn(event.currentTarget)).toString()
  router.visit(query === '' ? action : `${action}?${query}`)
}

function chosenIn(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).filter((value) => typeof value === 'string')
}

function textsIn(form: HTMLFormElement): [name: string, value: string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

import { answersOf, writeAnswers } from '#server/level-finder/walk.ts'
import type { Station, Walk } from '#server/level-finder/walk.ts'
import type { LevelQuestionProps, QuestionProps } from '#server/props/level-finder.ts'
import type { PageMeta } from '#server/props/meta.ts'
import { pathOf } from '#server/routing/urls.ts'

export interface OnTheWay {
  readonly way: Walk
  /** The address of a step with all answers so far. */
  readonly path: (step: number) => string
}

/** One question with the answers that there are; the one given before is chosen. */
export function presentQuestion(station: Station, { way, path }: OnTheWay): LevelQuestionProps {
  const { step, question } = station
  const before = way.stations.findLast((one) => one.step < step && one.asked === 'yes')
  return {
    breadcrumbs: { above: [], here: 'Level finder' },
    isEntrance: step === 1,
    question: questionOf(station),
    progress: progressOf(way, step),
    action: pathOf(path(step + 1)),
    kept: keptAnswers(way, question.id),
    backHref: before ? path(before.step) : null,
  }
}

function questionOf({ question, chosen }: Station): QuestionProps {
  const { id, title, hint, kind, answers } = question
  return {
    id,
    title,
    kind,
    hint: hint ?? (kind === 'many' ? 'Tick all that are true. None is an answer as well.' : null),
    answers: answers.map((answer) => ({
      id: answer.id,
      label: answer.label,
      isChosen: chosen.includes(answer),
    })),
  }
}

function progressOf({ stations }: Walk, step: number): LevelQuestionProps['progress'] {
  const possible = stations.filter(({ asked }) => asked !== 'no')
  const position = possible.filter((one) => one.step <= step).length
  const total = possible.length
  const isSure = possible.every(({ asked }) => asked === 'yes')
  return { text: `Question ${position} of ${isSure ? '' : 'up to '}${total}`, position, total }
}

function keptAnswers(way: Walk, id: string): LevelQuestionProps['kept'] {
  return Object.entries(writeAnswers(answersOf(way)))
    .filter(([name]) => name !== id)
    .flatMap(([name, values]) => values.map((value) => ({ name, value })))
}

/** The entrance alone is listed by search engines, without the answers that lead back to it. */
export function questionMeta(
  { step, question: { title, answers } }: Station,
  brand: string,
  path: OnTheWay['path'],
): PageMeta {
  if (step === 1) {
    return {
      title: `Find your level: which sailing course is the right one? | ${brand}`,
      description:
        'Up to ten short questions about your age, your logbook and your plans, and you know which course or trip comes next, on which dates, and what is still missing.',
      isIndexed: true,
      image: '/images/share/guide.jpg',
      canonical: pathOf(path(step)),
    }
  }
  const labels = answers.map(({ label }) => label).join('; ')
  return {
    title: `${title} Level finder | ${brand}`,
    description: `Level finder, step ${step}: ${title} ${labels}.`,
    isIndexed: false,
    canonical: path(step),
  }
}

import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { LevelFinder } from '../schema/level-finder.ts'
import type { Check, Violations } from './check.ts'
import { valueOf } from './told-numbers.ts'

/** The last outcome always holds: somebody for whom nothing holds would get no answer. */
export const lastOutcomeHolds: Check = function* ({ levelFinder }) {
  if (!levelFinder) return
  const { outcomes } = levelFinder.value
  const alwaysHolds = outcomes
    .at(-1)
    ?.when.some(
      ({ goals, at_least: least, at_most: most, passes, sea_time_of: sea }) =>
        goals.length + Object.keys(least).length + Object.keys(most).length === 0 &&
        !passes &&
        !sea,
    )
  if (alwaysHolds) return
  const message = 'the last outcome does not always hold, so some people would get no answer'
  const remedy = 'write "when": [{}] there, or add such an outcome'
  yield violationAt(levelFinder, ['outcomes', outcomes.length - 1, 'when'], message, remedy)
}

/** Answers say what their labels say, in order, and gates ask for what their courses do. */
export const finderAgrees: Check = function* ({ levelFinder, courses }) {
  if (!levelFinder) return
  for (const [index, question] of levelFinder.value.questions.entries()) {
    if (question.kind === 'one') yield* answersRise(levelFinder, index, question)
  }
  yield* gatesAskAsMuch(levelFinder, courses)
}

type Question = LevelFinder['questions'][number]

function* answersRise(
  finder: Document<LevelFinder>,
  index: number,
  { answers }: Question,
): Violations {
  let before = -1
  let lastEnd: number | null = null
  for (const [place, { label, facts }] of answers.entries()) {
    const path = ['questions', index, 'answers', place]
    // A second fact says more of the same people.
    const [key = '', value] = Object.entries(facts)[0] ?? []
    if (value === undefined) return
    const [least, most] = rangeOf(label)
    if (value < least || value > most) {
      const message = `${value} does not go with “${label}”`
      yield violationAt(finder, [...path, 'facts', key], message, 'change one of the two')
    } else if (value < before) {
      const message = `${value} is less than ${before} of the answer before`
      yield violationAt(finder, [...path, 'facts', key], message, 'put the answers in order')
    } else if (most < least || (lastEnd !== null && isTold(label) && least !== lastEnd + 1)) {
      const message =
        most < least ? 'ends before it begins' : `the answer before ends with ${lastEnd}`
      yield violationAt(finder, [...path, 'label'], message, 'let the answers follow each other')
    }
    before = value
    lastEnd = isSpan(label) ? most : null
  }
}

const span = /^([\d,]+|[a-z]+) to ([\d,]+|[a-z]+)(?: (?:days|miles|hours|times|years old))?$/i
const upwards = /^([\d,]+|[a-z]+) (?:or|and) (?:more|over|older|above)\b/i
const below = /^(?:under|fewer than|less than|below) ([\d,]+)\b/i
const single = /^([\d,]+)$/

const isSpan = (label: string) => span.test(label)
const isTold = (label: string) => span.test(label) || upwards.test(label)

/** The least and the most that a label means; any number where it names none. */
function rangeOf(label: string): readonly [least: number, most: number] {
  const [, from, to] = span.exec(label) ?? []
  if (from !== undefined && to !== undefined) return known(valueOf(from), valueOf(to))
  const up = upwards.exec(label)?.[1]
  // The fact is what they bring at least.
  if (up !== undefined) return known(valueOf(up), valueOf(up))
  const down = below.exec(label)?.[1]
  if (down !== undefined) return known(0, valueOf(down) - 1)
  const one = single.exec(label)?.[1]
  return one === undefined ? [0, Infinity] : known(valueOf(one), valueOf(one))
}

function known(least: number, most: number): readonly [number, number] {
  return Number.isNaN(least) || Number.isNaN(most) ? [0, Infinity] : [least, most]
}

function* gatesAskAsMuch(finder: Document<LevelFinder>, courses: Documents['courses']): Violations {
  for (const [index, { needs, course: slug }] of finder.value.gates.entries()) {
    const course = courses.get(slug ?? '')
    if (!course) continue
    const { prerequisites: before, if_holding: holding, min_age: age } = course.value
    const figures = {
      days: [before.days, holding?.days],
      miles: [before.miles, holding?.miles],
      night_hours: [before.night_hours, holding?.night_hours],
      skipper_days: [before.days_as_skipper, holding?.days_as_skipper],
      age: [age],
    }
    for (const [key, numbers] of Object.entries(figures)) {
      const asked = [...new Set(numbers.filter((one) => (one ?? 0) > 0))]
      const own = needs[key as keyof typeof figures]
      if (asked.length === 0 || asked.includes(own)) continue
      const message = `${own ?? 'no'} ${key}, and ${slug}.json asks for ${asked.join(' or ')}`
      yield violationAt(finder, ['gates', index, 'needs', key], message, 'change one of the two')
    }
  }
}

import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { LevelFinder } from '../schema/level-finder.ts'
import type { Violation } from '../violation.ts'
import type { Check } from './check.ts'
import { courseIsKnown, nameIsKnown, offerIsKnown } from './known-names.ts'

/** Everything names offers and gates that are there, and the last outcome always holds. */
export const levelFinderIsWhole: Check = function* (documents) {
  const finder = documents.levelFinder
  if (!finder) return
  for (const [index, { offer, also }] of finder.value.outcomes.entries()) {
    const path = ['outcomes', index]
    yield* offerIsKnown(documents, finder, [...path, 'offer', 'slug'], offer)
    for (const [place, other] of also.entries()) {
      yield* offerIsKnown(documents, finder, [...path, 'also', place, 'slug'], other)
    }
  }
  yield* coursesAreKnown(documents, finder)
  yield* gatesAreKnown(finder)
  yield* lastHolds(finder)
}

/** An answer, a gate and the refresher name offers that are there. */
function* coursesAreKnown(
  documents: Documents,
  finder: Document<LevelFinder>,
): Iterable<Violation> {
  const { questions, gates, refresher } = finder.value
  for (const [question, { answers }] of questions.entries()) {
    for (const [answer, { earned_by: courses }] of answers.entries()) {
      for (const [place, slug] of courses.entries()) {
        const path = ['questions', question, 'answers', answer, 'earned_by', place]
        yield* courseIsKnown(documents, finder, path, slug)
      }
    }
  }
  for (const [gate, { course }] of gates.entries()) {
    if (course) yield* courseIsKnown(documents, finder, ['gates', gate, 'course'], course)
  }
  if (refresher) yield* offerIsKnown(documents, finder, ['refresher', 'slug'], refresher)
}

function* gatesAreKnown(finder: Document<LevelFinder>): Iterable<Violation> {
  const names = finder.value.gates.map(({ id }) => id)
  const known = { what: 'gate', names, otherwise: `use one of: ${names.join(', ')}` }
  for (const [index, { next_gate: next, when }] of finder.value.outcomes.entries()) {
    if (next) yield* nameIsKnown(finder, ['outcomes', index, 'next_gate'], next, known)
    for (const [place, condition] of when.entries()) {
      for (const key of ['passes', 'sea_time_of'] as const) {
        const gate = condition[key]
        const path = ['outcomes', index, 'when', place, key]
        if (gate) yield* nameIsKnown(finder, path, gate, known)
      }
    }
  }
}

/** Somebody for whom nothing holds would get no answer. */
function* lastHolds(finder: Document<LevelFinder>): Iterable<Violation> {
  const { outcomes } = finder.value
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
  yield violationAt(finder, ['outcomes', outcomes.length - 1, 'when'], message, remedy)
}

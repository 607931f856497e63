import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { LevelFinder } from '../schema/level-finder.ts'
import { unknownCourse, unknownName } from './known-name.ts'
import { unknownOffer } from './known-offer.ts'
import type { Rule } from './rule.ts'

/** Everything names offers and gates that are there, and the last outcome always holds. */
export const levelFinderIsWhole: Rule = (documents) => {
  const finder = documents.levelFinder
  if (!finder) return []

  const offers = finder.value.outcomes.flatMap(({ offer, also }, index) =>
    [offer, ...also].flatMap(({ className, slug }, place) => {
      const within = place === 0 ? ['offer'] : ['also', place - 1]
      return unknownOffer(
        documents,
        finder,
        ['outcomes', index, ...within, 'slug'],
        className,
        slug,
      )
    }),
  )
  return [
    ...offers,
    ...courseFaults(documents, finder),
    ...gateFaults(finder),
    ...lastFault(finder),
  ]
}

/** Where an answer, a gate or the refresher names an offer that is not there. */
function courseFaults(documents: Documents, finder: Document<LevelFinder>): Fault[] {
  const { questions, gates, refresher } = finder.value
  const unknown = (path: Path, slug: string) => unknownCourse(documents, finder, path, slug)
  return [
    ...questions.flatMap(({ answers }, question) =>
      answers.flatMap(({ earned_by: courses }, answer) =>
        courses.flatMap((slug, place) =>
          unknown(['questions', question, 'answers', answer, 'earned_by', place], slug),
        ),
      ),
    ),
    ...gates.flatMap(({ course }, gate) =>
      course ? unknown(['gates', gate, 'course'], course) : [],
    ),
    ...(refresher
      ? unknownOffer(documents, finder, ['refresher', 'slug'], refresher.className, refresher.slug)
      : []),
  ]
}

function gateFaults(finder: Document<LevelFinder>): Fault[] {
  const names = finder.value.gates.map(({ id }) => id)
  const known = { what: 'gate', names, otherwise: `use one of: ${names.join(', ')}` }
  return finder.value.outcomes.flatMap(({ next_gate: next, when }, index) => [
    ...(next ? unknownName(finder, ['outcomes', index, 'next_gate'], next, known) : []),
    ...when.flatMap((condition, place) =>
      (['passes', 'sea_time_of'] as const).flatMap((key) => {
        const gate = condition[key]
        const path = ['outcomes', index, 'when', place, key]
        return gate ? unknownName(finder, path, gate, known) : []
      }),
    ),
  ])
}

/** Somebody for whom nothing holds would get no answer. */
function lastFault(finder: Document<LevelFinder>): Fault[] {
  const { outcomes } = finder.value
  const alwaysHolds = outcomes
    .at(-1)
    ?.when.some(
      ({ goals, at_least: least, at_most: most, passes, sea_time_of: sea }) =>
        goals.length === 0 && !passes && !sea && [least, most].every((facts) => isEmpty(facts)),
    )
  if (alwaysHolds) return []
  return [
    faultAtPath(
      finder,
      ['outcomes', outcomes.length - 1, 'when'],
      'the last outcome does not always hold, so some people would get no answer',
      'write "when": [{}] there, or add such an outcome',
    ),
  ]
}

function isEmpty(facts: object): boolean {
  return Object.keys(facts).length === 0
}

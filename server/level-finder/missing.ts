import type { LevelFinder } from '#server/content/schema/level-finder.ts'
import type { Course } from '#server/content/schema/offer.ts'
import { gateOf } from './recommend.ts'
import type { Outcome } from './recommend.ts'
import type { Catalogue } from './suitable.ts'
import { entriesOf, numberOf } from './walk.ts'
import type { Fact, Walk } from './walk.ts'

/** One thing that somebody still has to bring. */
export interface Lack {
  readonly fact: Fact
  readonly needed: number
  readonly has: number
  /** The answer that says so, as it was given; null: it was not asked. */
  readonly said: string | null
  /** Their answer was a range, so that less than the difference may be enough. */
  readonly isUpTo: boolean
}

export interface Missing {
  /** The course that is next after what is recommended. */
  readonly course: Course
  /** In the order in which people keep a log; never empty. */
  readonly lacks: readonly Lack[]
}

/** What is missing before the next course opens; null where nothing is, or no course is next. */
export function missingFor(catalogue: Catalogue, way: Walk, outcome: Outcome): Missing | null {
  const { gates, questions } = catalogue.levelFinder
  if (!outcome.next_gate) return null

  const gate = gateOf(gates, outcome.next_gate)
  const course = gate.course === undefined ? undefined : catalogue.courses.get(gate.course)
  const lacks = entriesOf(gate.needs)
    .filter(([fact, needed]) => numberOf(way.person.facts, fact) < needed)
    .map(([fact, needed]) => lackOf(fact, needed, way, questions))
    .toSorted((one, other) => order.indexOf(one.fact) - order.indexOf(other.fact))
  return course && lacks.length > 0 ? { course, lacks } : null
}

const order: readonly Fact[] = [
  'age',
  'days',
  'skipper_days',
  'miles',
  'night_hours',
  'passages',
  'theory',
  'skills',
]

function lackOf(
  fact: Fact,
  needed: number,
  { person, stations }: Walk,
  questions: LevelFinder['questions'],
): Lack {
  const has = numberOf(person.facts, fact)
  const station = stations.find(({ chosen }) =>
    chosen.some((answer) => answer.facts[fact] !== undefined),
  )
  const more = questions
    .flatMap(({ answers }) => answers.flatMap((answer) => answer.facts[fact] ?? []))
    .filter((number) => number > has)
  return {
    fact,
    needed,
    has,
    said: station?.question.kind === 'one' ? (station.chosen[0]?.label ?? null) : null,
    isUpTo: station === undefined || Math.min(...more) > has + 1,
  }
}

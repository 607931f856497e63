import type { LevelFinder } from '#server/content/schema/level-finder.ts'
import { entriesOf, numberOf } from './questions.ts'
import type { Fact, Facts } from './questions.ts'
import type { Person } from './walk.ts'

export type Outcome = LevelFinder['outcomes'][number]
type Gate = LevelFinder['gates'][number]

/** What a logbook shows; the rest of what a gate asks for is age, theory and skill. */
const seaTime: readonly Fact[] = ['days', 'miles', 'night_hours', 'skipper_days', 'passages']

/** The first outcome that holds for somebody. The last always does, as the content check has seen. */
export function outcomeFor({ outcomes, gates }: LevelFinder, person: Person): Outcome {
  const outcome = outcomes.find(({ when }) =>
    when.some((condition) => holds(condition, person, gates)),
  )
  if (!outcome) throw new Error('[level finder] no outcome holds for these answers.')
  return outcome
}

/** The gate of an id, which the content check has seen to be there. */
export function gateOf(gates: readonly Gate[], id: string): Gate {
  const gate = gates.find((one) => one.id === id)
  if (!gate) throw new Error(`[level finder] there is no gate "${id}".`)
  return gate
}

function holds(
  { goals, at_least: least, at_most: most, passes, sea_time_of: sea }: Outcome['when'][number],
  { goal, facts }: Person,
  gates: readonly Gate[],
): boolean {
  if (goals.length > 0 && !(goal && goals.includes(goal))) return false
  return (
    reaches(facts, entriesOf(least)) &&
    entriesOf(most).every(([fact, number]) => numberOf(facts, fact) <= number) &&
    (!passes || reaches(facts, entriesOf(gateOf(gates, passes).needs))) &&
    (!sea || reaches(facts, seaTimeIn(gateOf(gates, sea))))
  )
}

function seaTimeIn({ needs }: Gate): [Fact, number][] {
  return entriesOf(needs).filter(([fact]) => seaTime.includes(fact))
}

function reaches(facts: Facts, needs: readonly [Fact, number][]): boolean {
  return needs.every(([fact, number]) => numberOf(facts, fact) >= number)
}

import type { LevelFinder } from '#server/content/schema/level-finder.ts'

export type Question = LevelFinder['questions'][number]
export type Answer = Question['answers'][number]
export type Fact = keyof Answer['facts']
export type Facts = Partial<Record<Fact, number>>
export type Goal = NonNullable<Answer['goal']>

/** What somebody has chosen, by the id of the question. */
export type Answers = ReadonlyMap<string, readonly Answer[]>

/**
 * Reads the query of an address: `?goal=skipper&age=18&skills=steer&skills=fix`. What the level finder
 * does not know is passed over; where one answer is asked for, the first that is known counts.
 */
export function readAnswers(
  { questions }: LevelFinder,
  query: Readonly<Record<string, unknown>>,
): Answers {
  const chosen = questions.map(({ id, kind, answers }) => {
    const given = textsOf(query[id])
    const known = answers.filter((answer) => given.includes(answer.id))
    const first = given.find((text) => known.some((answer) => answer.id === text))
    return [id, kind === 'many' ? known : known.filter((answer) => answer.id === first)] as const
  })
  return new Map(chosen.filter(([, answers]) => answers.length > 0))
}

/** The answers as an address carries them, in the order of the questions. */
export function writeAnswers(answers: Answers): Record<string, string[]> {
  return Object.fromEntries([...answers].map(([id, chosen]) => [id, chosen.map((one) => one.id)]))
}

/** The facts of a record with their numbers. */
export function entriesOf(facts: Facts): [Fact, number][] {
  return Object.entries(facts) as [Fact, number][]
}

/** Whatever was neither asked nor answered counts as nothing. */
export function numberOf(facts: Facts, fact: Fact): number {
  return facts[fact] ?? 0
}

function textsOf(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((one) => typeof one === 'string')
}

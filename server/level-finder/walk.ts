import type { LevelFinder } from '#server/content/schema/level-finder.ts'

/** A question on somebody's way through the level finder. */
export interface Station {
  /** Its place among all questions, from 1 on: the number in its address. */
  readonly step: number
  readonly question: Question
  readonly chosen: readonly Answer[]
  /** maybe: an answer that is still missing decides whether it is asked. */
  readonly asked: 'yes' | 'no' | 'maybe'
}

/** What the answers say about somebody. A fact that is not there was neither asked nor answered. */
export interface Person {
  readonly goal: Goal | undefined
  readonly facts: Facts
}

export interface Walk {
  /** One for each question, in order. */
  readonly stations: readonly Station[]
  /** The first question that is asked and has no answer. */
  readonly open: Station | undefined
  readonly person: Person
}

/**
 * Follows somebody's answers from the first question on. Answers to questions that are not asked are
 * passed over. Where several may be ticked, none is an answer as well.
 */
export function walk({ questions }: LevelFinder, answers: Answers): Walk {
  let person: Person = { goal: undefined, facts: {} }
  let hasEnded = false
  const stations = questions.map((question, index): Station => {
    const asked = hasEnded ? 'no' : isAsked(question, person)
    const chosen = asked === 'yes' ? (answers.get(question.id) ?? []) : []
    const isKnown = asked === 'no' || chosen.length > 0 || question.kind === 'many'
    if (isKnown) person = withAnswers(person, question, chosen)
    hasEnded ||= chosen.some((answer) => answer.ends_here)
    return { step: index + 1, question, chosen, asked }
  })
  const open = stations.find(
    ({ asked, question, chosen }) =>
      asked === 'yes' && question.kind === 'one' && chosen.length === 0,
  )
  return { stations, open, person }
}

/** The answers that count: those to questions that are asked. */
export function answersOf({ stations }: Walk): Answers {
  const given = stations.filter(({ chosen }) => chosen.length > 0)
  return new Map(given.map(({ question, chosen }) => [question.id, chosen]))
}

function isAsked({ ask_if: condition }: Question, { goal, facts }: Person): Station['asked'] {
  if (!condition) return 'yes'
  const { at_least: least, or_goals: goals } = condition
  if (goal && goals.includes(goal)) return 'yes'

  const known = entriesOf(least).map(([fact, number]) => {
    const has = facts[fact]
    return has === undefined ? 'maybe' : has >= number ? 'yes' : 'no'
  })
  if (known.includes('no')) return goal === undefined && goals.length > 0 ? 'maybe' : 'no'
  return known.includes('maybe') ? 'maybe' : 'yes'
}

// What a question could have said and did not counts as nothing.
function withAnswers(
  { goal, facts }: Person,
  question: Question,
  chosen: readonly Answer[],
): Person {
  const sum: Facts = { ...facts }
  for (const [fact] of question.answers.flatMap((answer) => entriesOf(answer.facts))) {
    sum[fact] = 0
  }
  for (const [fact, number] of chosen.flatMap((answer) => entriesOf(answer.facts))) {
    sum[fact] = (sum[fact] ?? 0) + number
  }
  return { goal: chosen[0]?.goal ?? goal, facts: sum }
}

type Question = LevelFinder['questions'][number]

type Answer = Question['answers'][number]

export type Fact = keyof Answer['facts']

export type Facts = Partial<Record<Fact, number>>

type Goal = NonNullable<Answer['goal']>

/** What somebody has chosen, by the id of the question. */
type Answers = ReadonlyMap<string, readonly Answer[]>

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

export function entriesOf(facts: Facts): [Fact, number][] {
  return Object.entries(facts) as [Fact, number][]
}

/** Whatever was neither asked nor answered counts as nothing. */
export function numberOf(facts: Facts, fact: Fact): number {
  return facts[fact] ?? 0
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

import type { SearchWords } from '#server/content/schema/search.ts'
import { createPhrases } from './phrases.ts'
import type { PlacedPhrase } from './phrases.ts'

/** What staff say about some words of a query. */
export interface Topic {
  readonly answer: TopicAnswer | null
  /** What stands first in the results, as search.json names it. */
  readonly first: readonly string[]
  /** A place where we do not sail: whatever else is asked, this is to be said. */
  readonly isElsewhere: boolean
}

export type TopicAnswer =
  | { readonly title: string; readonly question: string }
  | {
      readonly title: string
      readonly text: string
      /** null: the results under it say more. */
      readonly link: { readonly label: string; readonly href: string } | null
    }

/** The topics of a query: the longest phrases, none of which lies in another. */
export type Topics = (words: readonly string[]) => readonly PlacedPhrase<Topic>[]

export function createTopics({ topics, elsewhere }: SearchWords): Topics {
  const phrases = createPhrases<Topic>([
    ...topics.flatMap((topic) => {
      const meaning = { answer: answerOf(topic), first: topic.first, isElsewhere: false }
      return topic.words.map((words) => [words, meaning] as const)
    }),
    ...elsewhere.flatMap(({ places, text, first }) =>
      places.map((title) => {
        const meaning = { answer: { title, text, link: null }, first, isElsewhere: true }
        return [title, meaning] as const
      }),
    ),
  ])
  return (words) => apart(phrases.find(words))
}

/** The longest phrases, of those alike the first, none of which stands in the place of another. */
function apart(phrases: readonly PlacedPhrase<Topic>[]): readonly PlacedPhrase<Topic>[] {
  const chosen: PlacedPhrase<Topic>[] = []
  for (const one of phrases.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (chosen.every(({ start, end }) => one.end <= start || end <= one.start)) chosen.push(one)
  }
  return chosen
}

function answerOf({ title, question, text, link }: SearchWords['topics'][number]) {
  if (title === undefined) return null
  if (question !== undefined) return { title, question }
  return text === undefined ? null : { title, text, link: link ?? null }
}

/** Every phrase that staff wrote, as the names of things that people look for. */
export function phrasesOf({ same, wider, topics, elsewhere }: SearchWords): readonly string[] {
  return [
    ...same.flat(),
    ...wider.flatMap(({ words }) => words),
    ...topics.flatMap(({ words }) => words),
    ...elsewhere.flatMap(({ places }) => places),
  ]
}

import type { SearchWords } from '#server/content/schema/search.ts'
import { createPhrases } from './phrases.ts'

/** What people may say in place of words that stand in a text: phrases, each once. */
export type Synonyms = (words: readonly string[]) => readonly string[]

/**
 * Reads the groups of words that mean the same, and the names that are part of a wider one. What they
 * give is added to what is searched, so that a query needs no translating.
 */
export function createSynonyms({ same, wider }: Pick<SearchWords, 'same' | 'wider'>): Synonyms {
  const groups = createPhrases([
    ...same.flatMap((group) =>
      group.map((one) => [one, group.filter((other) => other !== one)] as const),
    ),
    ...wider.flatMap(({ words, of }) => of.map((one) => [one, words] as const)),
  ])
  return (words) => [...new Set(groups.find(words).flatMap(({ meaning }) => meaning))]
}

import type { Letter } from '#server/content/schema/letters.ts'
import type { Site } from '#server/site/site.ts'

/** The letters that may be read by everybody: those whose day has come, the newest first. */
export function publishedLetters({ content, today }: Site): Letter[] {
  return [...content.letters.values()]
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => other.date.localeCompare(one.date))
}

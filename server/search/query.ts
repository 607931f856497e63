import { isStopWord } from './stop-words.ts'
import { wordsIn } from './words.ts'

/** More than anybody types to find something. */
const longestQuery = 100

export const mostWords = 8

/**
 * What an address asks for, as one line of at most a hundred characters. Any value gives one: of
 * several the first counts, and what cannot be shown is left out.
 */
export function readQuery(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first !== 'string') return ''
  // Cut before it is made normal, which takes time, and after, as it may have grown.
  return cut(
    cut(first, 4 * longestQuery)
      .normalize('NFKC')
      .replaceAll(unseen, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    longestQuery,
  ).trim()
}

/** The words to look for, without those that say too little. */
export function wordsToFind(query: string): string[] {
  const telling = wordsIn(query).filter((word) => !isStopWord(word))
  return [...new Set(telling)].slice(0, mostWords)
}

// Controls, formatting that turns the line around, halves of characters, and what has no meaning yet.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]+/gu

function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('')
}

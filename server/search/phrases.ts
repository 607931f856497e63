import { singular, wordsIn } from './words.ts'

/** Phrases that may stand in a text, each with what it means. */
export interface Phrases<Meaning> {
  /** All that stand among words, as `wordsIn` gives them, in their order; the longest first of a place. */
  find(words: readonly string[]): readonly PlacedPhrase<Meaning>[]
}

export interface PlacedPhrase<Meaning> {
  readonly meaning: Meaning
  readonly start: number
  /** The place behind its last word. */
  readonly end: number
}

interface Known<Meaning> {
  readonly written: readonly string[]
  readonly words: readonly string[]
  readonly meaning: Meaning
}

/** One and several of a thing count as the same word; what is written alike comes first. */
export function createPhrases<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
): Phrases<Meaning> {
  const byFirst = new Map<string, Known<Meaning>[]>()
  for (const [phrase, meaning] of entries) {
    const written = wordsIn(phrase)
    const words = written.map(singular)
    const [first] = words
    if (first === undefined) continue
    const known = byFirst.get(first)
    if (known) known.push({ written, words, meaning })
    else byFirst.set(first, [{ written, words, meaning }])
  }
  for (const known of byFirst.values()) {
    known.sort((one, other) => other.words.length - one.words.length)
  }
  return {
    find(written) {
      const words = written.map(singular)
      return words.flatMap((word, start) => {
        const known = byFirst.get(word)?.filter((one) => standsAt(one.words, words, start)) ?? []
        const isSame = (one: Known<Meaning>) => standsAt(one.written, written, start)
        const alike = known.length > 1 ? [...known.filter(isSame), ...known] : known
        return alike.map(({ meaning, words: { length } }) => ({
          meaning,
          start,
          end: start + length,
        }))
      })
    },
  }
}

function standsAt(phrase: readonly string[], words: readonly string[], start: number): boolean {
  return phrase.every((part, place) => words[start + place] === part)
}

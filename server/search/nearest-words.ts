import type SearchableMap from 'minisearch/SearchableMap'

type Vocabulary = SearchableMap<number>

/** Does any word begin with this, or is it one? */
export function knowsStartOf(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.atPrefix(word).keys().next().done !== true
}

/** How many letters may be wrong, too many or missing. */
export function mistakesAllowed({ length }: { readonly length: number }): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** The words with known ones in place of the unknown, joined by spaces; null where all are known. */
export function correctionOf(vocabulary: Vocabulary, words: readonly string[]): string | null {
  const corrected = words.map((word) => {
    if (knowsStartOf(vocabulary, word)) return word
    const [best = word] = likeliest(vocabulary, word, mistakesAllowed(word))
    return best
  })
  return corrected.some((word, place) => word !== words[place]) ? corrected.join(' ') : null
}

/** Up to three words that come near to unknown ones, with more mistakes than a search forgives. */
export function nearestTo(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const near = words.flatMap((word) => {
    const shortened = word.slice(0, longest)
    return likeliest(vocabulary, shortened, Math.min(3, Math.floor(shortened.length / 2)))
  })
  return [...new Set(near)].slice(0, 3)
}

const longest = 24

/** Words within so many mistakes: the fewest first, then those that begin alike, then the commonest. */
function likeliest(vocabulary: Vocabulary, word: string, mistakes: number): string[] {
  if (mistakes === 0) return []
  return [...vocabulary.fuzzyGet(word, mistakes)]
    .map(([near, [count, distance]]) => ({
      near,
      rank: 2 * distance + (near[0] === word[0] ? 0 : 3) - count / (count + 10),
    }))
    .filter(({ near }) => near.length > 2)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ near }) => near)
}

import type { SearchResult } from 'minisearch'
import type SearchableMap from 'minisearch/SearchableMap'
import type { SearchKind } from '#server/props/search-page.ts'
import { wordsToFind } from './query.ts'
import type { SearchDocument, SearchIndex } from './search-index.ts'

export interface Found {
  readonly document: SearchDocument
  /** The words of the document that answer the query, as `wordsIn` gives them. */
  readonly words: ReadonlySet<string>
}

export interface SearchAnswer {
  /** The best first. */
  readonly found: readonly Found[]
  /** The query as it was understood, where a word of it stands nowhere. */
  readonly corrected: string | null
  /** Nothing has all the words; these have some. */
  readonly isPartial: boolean
}

/**
 * Looks for what has all the words of a query, begun or misspelt ones too; failing that, for what has
 * some. A misspelling is looked for only where a word stands nowhere as it is written.
 * @param query as `readQuery` gives it
 */
export function search(index: SearchIndex, query: string): SearchAnswer {
  const words = wordsToFind(query)
  if (words.length === 0) return nothing
  const all = matches(index, words, 'AND')
  const some = all.length > 0 || words.length === 1 ? [] : matches(index, words, 'OR')
  const results = withoutMentions(all.length > 0 ? all : some)
  const found = results.flatMap(({ id, terms }) => {
    const document = index.documents[id as number]
    return document ? [{ document, words: new Set(terms) }] : []
  })
  return {
    found,
    corrected: found.length > 0 ? correctionOf(index.vocabulary, words) : null,
    isPartial: some.length > 0,
  }
}

const nothing: SearchAnswer = { found: [], corrected: null, isPartial: false }

/** What only mentions the words counts far less than what is about them, which is what people seek. */
function withoutMentions(results: readonly SearchResult[]): readonly SearchResult[] {
  const least = (results[0]?.score ?? 0) * leastShare
  return results.filter(({ score }, place) => place < fewestResults || score >= least)
}

const leastShare = 0.05

const fewestResults = 10

function matches(
  { documents, texts, vocabulary }: SearchIndex,
  words: readonly string[],
  combineWith: 'AND' | 'OR',
): SearchResult[] {
  return texts.search(words.join(' '), {
    combineWith,
    prefix: (word, place) => mayBeBegun(vocabulary, word, place === words.length - 1),
    fuzzy: (word) => (knowsStartOf(vocabulary, word) ? false : mistakesAllowed(word)),
    boostDocument: (id) => kindWeights[documents[id as number]?.kind ?? 'page'],
  })
}

/** Most people look for something to book; who looks for a book or a rule says so. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  course: 1.25,
  trip: 1.1,
  page: 1,
  question: 0.9,
  shop: 0.75,
}

/** The last word may still be on its way; one before it only when it is no word by itself. */
function mayBeBegun(vocabulary: Vocabulary, word: string, isLast: boolean): boolean {
  return word.length > 1 && (isLast || !vocabulary.has(word))
}

type Vocabulary = SearchableMap<number>

function knowsStartOf(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.atPrefix(word).keys().next().done !== true
}

/** How many letters may be wrong, too many or missing. */
function mistakesAllowed({ length }: { readonly length: number }): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** The words with known ones in place of the unknown, joined by spaces; null where all are known. */
function correctionOf(vocabulary: Vocabulary, words: readonly string[]): string | null {
  const corrected = words.map((word) => {
    if (knowsStartOf(vocabulary, word)) return word
    const [best = word] = likeliest(vocabulary, word, mistakesAllowed(word))
    return best
  })
  return corrected.some((word, place) => word !== words[place]) ? corrected.join(' ') : null
}

/**
 * Up to three words of the site that come near to those of a query that finds nothing, with more
 * mistakes than a search forgives.
 */
export function nearestWords({ vocabulary }: SearchIndex, query: string): string[] {
  const near = wordsToFind(query).flatMap((word) => {
    const shortened = word.slice(0, longestWord)
    return likeliest(vocabulary, shortened, Math.min(3, Math.floor(shortened.length / 2)))
  })
  return [...new Set(near)].slice(0, 3)
}

const longestWord = 24

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

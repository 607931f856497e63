import type { SearchResult } from 'minisearch'
import type { SearchKind } from '#server/props/search-page.ts'
import { correctionOf, knowsStartOf, mistakesAllowed, nearestTo } from './nearest-words.ts'
import { wordsToFind } from './query.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchIndex } from './search-index.ts'

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

/** Up to three words of the site that come near to those of a query that finds nothing. */
export function nearestWords({ vocabulary }: SearchIndex, query: string): string[] {
  return nearestTo(vocabulary, wordsToFind(query))
}

const nothing: SearchAnswer = { found: [], corrected: null, isPartial: false }

/** What only mentions the words counts far less than what is about them, which is what people seek. */
function withoutMentions(results: readonly SearchResult[]): readonly SearchResult[] {
  const least = (results[0]?.score ?? 0) * leastShare
  return results.filter(({ score }, place) => place < alwaysShown || score >= least)
}

const leastShare = 0.05
const alwaysShown = 10

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
function mayBeBegun(vocabulary: SearchIndex['vocabulary'], word: string, isLast: boolean): boolean {
  return word.length > 1 && (isLast || !vocabulary.has(word))
}

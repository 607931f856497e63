import SearchableMap from 'minisearch/SearchableMap'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { SearchWords } from '#server/content/schema/search.ts'
import type { SearchKind } from '#server/props/search-page.ts'
import { isSoftWord, isStopWord } from './stop-words.ts'
import { createSynonyms } from './synonyms.ts'
import type { Synonyms } from './synonyms.ts'
import { createTopics, phrasesOf } from './topics.ts'
import type { Topics } from './topics.ts'
import { singular, wordsIn } from './words.ts'

/** Everything that can be found, ready for any number of searches. */
export interface SearchIndex {
  readonly documents: readonly SearchDocument[]
  /** What each goes by, as queries are compared with it. */
  readonly sayings: readonly (readonly string[])[]
  /** How much each word counts in which documents, by their places in the list. */
  readonly words: SearchableMap<Postings>
  /** The words of names and of what people type: whatever is misspelt is one of them first. */
  readonly names: SearchableMap<number>
  /** The words of what is sold or told, questions aside: of its name, and of what an offer goes by. */
  readonly ownWords: ReadonlySet<string>
  /** Pairs of words that stand side by side in the name of something, such as `day skipper`. */
  readonly pairs: ReadonlySet<string>
  /** Neighbours in names, run together: `dayskipper`. */
  readonly compounds: SearchableMap<readonly string[]>
  readonly topics: Topics
}

export type Postings = ReadonlyMap<number, number>

/** What a word counts, by where it stands. */
const weights = { name: 8, also: 3, text: 1, alike: 0.6 } as const

/** Some hundred milliseconds for a whole site: made when somebody first searches. */
export function createSearchIndex(
  documents: readonly SearchDocument[],
  searchWords: SearchWords = { same: [], wider: [], topics: [], elsewhere: [] },
): SearchIndex {
  const words = new Map<string, Map<number, number>>()
  const names = new Map<string, number>()
  const compounds = new Map<string, readonly string[]>()
  const pairs = new Set<string>()
  const ownWords = new Set<string>()
  const synonyms = createSynonyms(searchWords)
  for (const [place, document] of documents.entries()) {
    for (const [word, weight] of weigh(document, synonyms)) {
      const postings = words.get(word)
      if (postings) postings.set(place, weight)
      else words.set(word, new Map([[place, weight]]))
    }
    const [other = ''] = document.also
    if (document.kind !== 'question') for (const name of [document.name, other]) notePairs(name)
    for (const name of ownNames(document)) for (const word of wordsIn(name)) ownWords.add(word)
    for (const name of [document.name, ...document.also]) noteName(wordsIn(name))
  }
  for (const phrase of phrasesOf(searchWords)) noteName(wordsIn(phrase))
  return {
    documents,
    sayings: documents.map(({ name, also }) => [name, ...also.slice(0, 2)].map(sayingOf)),
    words: SearchableMap.from<Postings>([...words]),
    pairs,
    ownWords,
    names: SearchableMap.from<number>([...names]),
    compounds: SearchableMap.from<readonly string[]>([...compounds]),
    topics: createTopics(searchWords),
  }

  // `start yachting` says much as a whole name; `long weekend`, in a longer one, does not.
  function notePairs(name: string) {
    const parts = wordsIn(name).map((word) => (isStopWord(word) ? '' : singular(word)))
    const isWhole = parts.filter((word) => word !== 'rya').length === 2
    for (const [place, word] of parts.slice(1).entries()) {
      const before = parts[place] ?? ''
      if (before === '' || word === '') continue
      if (isWhole || !isSoftWord(before) || !isSoftWord(word)) pairs.add(`${before} ${word}`)
    }
  }

  function noteName(name: readonly string[]) {
    for (const [place, word] of name.entries()) {
      if (!isStopWord(word)) names.set(word, (names.get(word) ?? 0) + 1)
      for (const length of [2, 3]) {
        const together = name.slice(place, place + length)
        if (together.length < length || isStopWord(together.at(-1) ?? '')) continue
        compounds.set(together.join(''), together)
      }
    }
  }
}

function ownNames({ kind, name, also }: SearchDocument): readonly string[] {
  if (kind === 'question') return []
  return kind === 'course' || kind === 'trip' ? [name, ...also] : [name]
}

/** A name without what says too little: `day skipper practical`. */
function sayingOf(name: string): string {
  return wordsIn(name)
    .filter((word) => !isStopWord(word) && word !== 'rya')
    .map(singular)
    .join(' ')
}

/** What each word of a document counts: most in a short name, less each time it comes again. */
function weigh({ name, also, passages }: SearchDocument, synonyms: Synonyms): Map<string, number> {
  const nameWords = wordsIn(name)
  const alsoWords = also.map(wordsIn)
  const textWords = passages.flatMap(({ text }) => wordsIn(text))
  const weighed = new Map<string, number>()
  const add = (word: string, weight: number) => {
    if (!isStopWord(word)) weighed.set(word, (weighed.get(word) ?? 0) + weight)
  }
  const shortness = 1 / (1 + 0.06 * (nameWords.length - 1))
  for (const word of new Set(nameWords)) add(word, weights.name * shortness)
  const others = [...alsoWords, nameWords].flatMap((words) => synonyms(words)).flatMap(wordsIn)
  for (const word of new Set([...alsoWords.flat(), ...others])) add(word, weights.also)
  const counts = new Map<string, number>()
  for (const word of textWords) counts.set(word, (counts.get(word) ?? 0) + 1)
  const thinness = 1 / (1 + textWords.length / 1_200)
  for (const [word, count] of counts) add(word, weights.text * thinness * (count / (count + 1)) * 2)
  const alike = new Set(synonyms(textWords).flatMap(wordsIn))
  for (const word of alike) if (!counts.has(word)) add(word, weights.alike * thinness)
  return weighed
}

/** Something that a search can find, with all the words by which it is found. */
export interface SearchDocument {
  readonly kind: SearchKind
  readonly name: string
  /** What else it goes by: codes, short names, places, headings. Found, but not shown. */
  readonly also: readonly string[]
  /** Plain text. The first passage says what it is; a later one may be shown in its place. */
  readonly passages: readonly Passage[]
  readonly target: SearchTarget
}

export interface Passage {
  readonly text: string
  /** The part of the page that it stands in, where that can be linked to. */
  readonly heading?: string | undefined
  readonly anchor?: string | undefined
}

export type SearchTarget =
  | { readonly type: 'offer'; readonly kind: OfferKind; readonly offer: Offer }
  | {
      readonly type: 'product'
      readonly slug: string
      readonly price: number
      readonly picture: string | null
    }
  | {
      readonly type: 'voucher'
      readonly code: string
      readonly price: number
      readonly picture: string | null
    }
  | { readonly type: 'page'; readonly routeName: string; readonly picture: string | null }
  | { readonly type: 'question'; readonly id: string }

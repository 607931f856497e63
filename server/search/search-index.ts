import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { SearchKind } from '#server/props/search-page.ts'
import { synonymsOf } from './synonyms.ts'
import { isStopWord, wordsIn } from './words.ts'

/** Everything that can be found, ready for any number of searches. */
export interface SearchIndex {
  readonly documents: readonly SearchDocument[]
  /** By a document's place in the list. */
  readonly texts: MiniSearch<IndexedDocument>
  /** Every word of the documents, with how often it stands there. */
  readonly vocabulary: SearchableMap<number>
}

interface IndexedDocument {
  readonly id: number
  readonly name: string
  readonly also: string
  readonly text: string
  /** What people may say in place of the words in the text. */
  readonly alike: string
}

/** What a word counts, by where it stands. */
const weights = { name: 8, also: 3, text: 1, alike: 0.6 } as const

/** Some hundred milliseconds for a whole site: made when somebody first searches. */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const counts = new Map<string, number>()
  const texts = new MiniSearch<IndexedDocument>({
    fields: Object.keys(weights),
    tokenize: wordsIn,
    processTerm(word) {
      if (isStopWord(word)) return null
      counts.set(word, (counts.get(word) ?? 0) + 1)
      return word
    },
    searchOptions: {
      boost: weights,
      // Not the index's: what people ask for is no word of the site.
      processTerm: (word) => word,
    },
  })
  texts.addAll(documents.map(indexed))
  return { documents, texts, vocabulary: SearchableMap.from<number>([...counts]) }
}

function indexed({ name, also, passages }: SearchDocument, id: number): IndexedDocument {
  const text = passages.map((passage) => passage.text).join(' ')
  return {
    id,
    name,
    text,
    also: [...also, ...synonymsOf(wordsIn(name))].join(' '),
    alike: synonymsOf(wordsIn(text)).join(' '),
  }
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
  | { readonly type: 'product'; readonly slug: string; readonly price: number }
  | { readonly type: 'voucher'; readonly price: number }
  | { readonly type: 'page'; readonly routeName: string }
  | { readonly type: 'question'; readonly id: string }

import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { alikeTo } from './alike.ts'
import type { SearchDocument } from './search-document.ts'
import { isStopWord, wordsIn } from './words.ts'

/** Everything that can be found, ready for any number of searches. */
export interface SearchIndex {
  readonly documents: readonly SearchDocument[]
  /** By a document's place in the list. */
  readonly texts: MiniSearch<IndexedDocument>
  /** Every word of the documents, with how often it stands there. */
  readonly vocabulary: SearchableMap<number>
}

/** A document as the library reads it. */
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
    also: [...also, ...alikeTo(wordsIn(name))].join(' '),
    alike: alikeTo(wordsIn(text)).join(' '),
  }
}

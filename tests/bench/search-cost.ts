import { readContent } from '#server/content/read-content.ts'
import { documentsOf } from '#server/search/documents.ts'
import { offerDocument } from '#server/search/offer-document.ts'
import { createSearchIndex } from '#server/search/search-index.ts'
import type { SearchIndex } from '#server/search/search-index.ts'
import { search } from '#server/search/search.ts'
import { generatedCatalogue } from '../support/generated-catalogue.ts'

/** What searches cost in one catalogue. */
export interface SearchCost {
  readonly documents: number
  /** The most that one answer may cost. */
  readonly limit: number
  /** CPU milliseconds of making the catalogue ready, once for all searches of it. */
  readonly indexing: number
  /** CPU milliseconds of one answer, by query: the dearest counts. */
  readonly milliseconds: Readonly<Record<string, number>>
}

const queries = [
  'day skiper',
  'competant crew',
  'knot',
  'refund',
  'yachtmaster',
  'isle of wight',
  'sail',
  'yatchmaster offshore exam',
  'what do i need to bring',
  'channel ofer 1234',
  's',
  'qwertyzx',
]

/** What an answer costs on the shipped content, and on five thousand offers made by chance. */
export function measureSearchCost(): { readonly shipped: SearchCost; readonly large: SearchCost } {
  const { content } = readContent('resources/content')
  if (!content) throw new Error('the shipped content has faults; npm run content:check names them')
  const offers = generatedCatalogue({ offers: 5_000, dates: 0 }, 7)
  return {
    shipped: costOf(() => createSearchIndex(documentsOf(content)), 2, 200),
    large: costOf(
      () => createSearchIndex(offers.map(({ kind, offer }) => offerDocument(kind, offer))),
      15,
      15,
    ),
  }
}

function costOf(makeReady: () => SearchIndex, limit: number, repeats: number): SearchCost {
  let index = makeReady()
  const indexing = cpuOf(() => (index = makeReady()))
  const cost = queries.map((query) => {
    const answers = () => {
      for (let time = 0; time < repeats; time += 1) search(index, query)
    }
    answers()
    return [query, cpuOf(answers) / repeats] as const
  })
  const documents = index.documents.length
  return { documents, limit, indexing, milliseconds: Object.fromEntries(cost) }
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

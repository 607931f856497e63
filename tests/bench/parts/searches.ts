import { readContent } from '#server/content/read-content.ts'
import { makeIndex } from '#server/search/documents.ts'
import { offerDocument } from '#server/search/offer-document.ts'
import { createSearchIndex } from '#server/search/search-index.ts'
import { search } from '#server/search/search.ts'
import { generatedCatalogue } from '../../support/generated-catalogue.ts'
import { counted, dearestOf, ownCpu } from '../own-cpu.ts'
import type { Measured } from '../part.ts'

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
  'dayskipper',
  'greece',
  'can i bring my dog',
  'qwertyzx',
]

/** What a search of the whole site costs on the shipped content, and on five thousand offers made by chance. */
export async function searches(): Promise<Measured> {
  const { content } = await readContent('resources/content')
  if (!content) throw new Error('the shipped content has faults; npm run content:check names them')
  const offers = generatedCatalogue({ offers: 5_000, dates: 0 }, 7)
  const costs = []
  for (const { makeReady, ...more } of [
    { makeReady: () => makeIndex(content), atMost: 2, times: 200 },
    {
      makeReady: () =>
        createSearchIndex(offers.map(({ kind, offer }) => offerDocument(kind, offer))),
      atMost: 15,
      times: 15,
    },
  ]) {
    const index = makeReady()
    const indexing = await ownCpu(1, makeReady)
    const name = `${counted(index.documents.length)} documents`
    const answers = queries.map((query) => [query, () => search(index, query)] as const)
    const answered = await dearestOf({ name, ...more, answers: Object.fromEntries(answers) })
    costs.push({ ...answered, indexing })
  }
  const rows = costs.flatMap(({ row, indexing }) => [
    row,
    { name: '… made ready, once', unit: 'ms', value: indexing } as const,
  ])
  return {
    sections: [{ title: 'Search: CPU of the dearest of its queries, and of all', rows }],
    facts: costs,
  }
}

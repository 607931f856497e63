import type { Fault } from '../../fault.ts'
import type { Document, Path } from '../../load/document.ts'
import type { Documents } from '../../load/documents.ts'
import type { Rule } from '../rule.ts'
import { describedPages, present } from './described-pages.ts'
import { warningAtPath } from './warning.ts'

/** No two pages look the same in search results, in menus or in an address. */
export const pagesDiffer: Rule = (documents) => {
  const pages = describedPages(documents)
  return [
    ...twins(
      pages.map(({ document, title }) => ({ document, ...title })),
      'title',
    ),
    ...twins(descriptions(documents), 'description'),
    ...twins(ofCatalogue(documents, 'name'), 'name'),
    ...twins(ofCatalogue(documents, 'slug'), 'slug'),
  ]
}

interface Said {
  readonly document: Document<unknown>
  readonly path: Path
  readonly text: string
}

function descriptions(documents: Documents): Said[] {
  const { courses, holidays, products, knots } = documents
  const own = [...present(courses), ...present(holidays), ...present(products), ...present(knots)]
  return [
    ...describedPages(documents).map(({ document, description }) => ({ document, ...description })),
    ...own.map((document) => {
      const text = document.value.meta_description ?? ''
      return { document, path: ['meta_description'], text }
    }),
  ]
}

function ofCatalogue({ courses, holidays, products }: Documents, key: 'name' | 'slug'): Said[] {
  const sold = [...present(courses), ...present(holidays), ...present(products)]
  return sold.map((document) => ({ document, path: [key], text: document.value[key] }))
}

function twins(said: readonly Said[], what: string): Fault[] {
  const owners = new Map<string, string>()
  return said.flatMap(({ document, path, text }) => {
    const owner = owners.get(text)
    if (owner === undefined) owners.set(text, document.file)
    if (owner === undefined || text === '') return []
    const message = `${owner} has this ${what} too`
    return [
      warningAtPath(document, path, message, 'write another, so that people can tell them apart'),
    ]
  })
}

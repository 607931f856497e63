import type { Content } from '#server/content/content.ts'
import { documentsOf } from '#server/search/documents.ts'
import { createSearchIndex } from '#server/search/search-index.ts'
import type { SearchIndex } from '#server/search/search-index.ts'

/** What can be found in the content, made ready when somebody first searches it. */
export function searchIndexOf(content: Content): SearchIndex {
  let index = indexes.get(content)
  if (!index) indexes.set(content, (index = createSearchIndex(documentsOf(content))))
  return index
}

const indexes = new WeakMap<Content, SearchIndex>()

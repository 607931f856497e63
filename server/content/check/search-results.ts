import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { counted } from '../violation.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'

interface ResultText {
  readonly document: Document<unknown>
  readonly path: Path
  readonly text: string
}

/** Titles and descriptions are as long as search results show them. */
export const metaFits: Check = function* (documents) {
  const { knots, products } = documents
  for (const { title, description } of describedPages(documents)) {
    yield* hasLength('title', title)
    yield* hasLength('description', description)
  }
  for (const document of [...offersOf(documents), ...goodIn(knots)]) {
    const text = document.value.meta_description
    yield* hasLength('description', { document, path: ['meta_description'], text })
  }
  for (const document of goodIn(products)) {
    const { meta_description: own, intro_description: intro } = document.value
    const path = [own === undefined ? 'intro_description' : 'meta_description']
    yield* hasLength('description', { document, path, text: own ?? intro })
  }
}

/** How long what search results show may be, in characters: shorter says little, longer is cut. */
export const metaLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const

function* hasLength(
  what: keyof typeof metaLengths,
  { document, path, text }: ResultText,
): Violations {
  const { least, most } = metaLengths[what]
  const { length } = text
  if (length >= least && length <= most) return
  const found = length === 0 ? 'nothing' : counted(length, 'character')
  const message = `search results show ${least} to ${most} characters of a ${what}, and this is ${found}`
  const remedy = length < least ? 'say more' : 'shorten it: the end is cut off'
  yield violationAt(document, path, message, remedy)
}

/** No two pages look the same in search results, in menus or in an address. */
export const pagesDiffer: Check = function* (documents) {
  const pages = describedPages(documents)
  const sold = [...offersOf(documents), ...goodIn(documents.products)]
  const described = [...sold, ...goodIn(documents.knots)].map((document): ResultText => {
    return { document, path: ['meta_description'], text: document.value.meta_description ?? '' }
  })
  const titles = pages.map(({ title }) => title)
  yield* differ('title', titles)
  yield* differ('description', [...pages.map(({ description }) => description), ...described])
  for (const key of ['name', 'slug'] as const) {
    const texts = sold.map((document) => ({ document, path: [key], text: document.value[key] }))
    yield* differ(key, texts)
  }
}

function* differ(what: string, texts: readonly ResultText[]): Violations {
  const owners = new Map<string, string>()
  for (const { document, path, text } of texts) {
    const owner = owners.get(text)
    if (owner === undefined) owners.set(text, document.file)
    if (owner === undefined || text === '') continue
    const remedy = 'write another, so that people can tell them apart'
    yield violationAt(document, path, `${owner} has this ${what} too`, remedy)
  }
}

const notIndexed = 3

/**
 * The home page and the information pages as search engines are told of them; those that they are
 * told not to list are left out (specification 2, "Home page").
 */
function describedPages({ home, pages }: Documents) {
  return [...(home ? [home] : []), ...goodIn(pages)]
    .filter(({ value }) => value.page_content_type_id !== notIndexed)
    .map((document) => {
      const { name, metadata, intro_description: intro } = document.value
      const { meta_title: title, meta_description: description } = metadata
      const titled: ResultText = title
        ? { document, path: ['metadata', 'meta_title'], text: title }
        : { document, path: ['name'], text: name }
      const described: ResultText =
        !description && intro
          ? { document, path: ['intro_description'], text: intro }
          : { document, path: ['metadata', 'meta_description'], text: description ?? '' }
      return { title: titled, description: described }
    })
}

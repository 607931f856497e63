import type { Document, Path } from '../../load/document.ts'
import type { Documents } from '../../load/documents.ts'

/** A text that search results show, and the key that it comes from. */
interface Shown {
  readonly text: string
  readonly path: Path
}

interface DescribedPage {
  readonly document: Document<unknown>
  readonly title: Shown
  readonly description: Shown
}

const notIndexed = 3

/**
 * The home page and the information pages as search engines are told of them; those that they are
 * told not to list are left out (specification 2, "Home page").
 */
export function describedPages({ home, pages }: Documents): DescribedPage[] {
  return [...(home ? [home] : []), ...present(pages)]
    .filter(({ value }) => value.page_content_type_id !== notIndexed)
    .map((document) => {
      const { name, metadata, intro_description: intro } = document.value
      const { meta_title: title, meta_description: description } = metadata
      return {
        document,
        title: title
          ? { text: title, path: ['metadata', 'meta_title'] }
          : { text: name, path: ['name'] },
        description:
          !description && intro
            ? { text: intro, path: ['intro_description'] }
            : { text: description ?? '', path: ['metadata', 'meta_description'] },
      }
    })
}

/** The documents of a folder that have no fault of their own. */
export function present<Value>(
  documents: ReadonlyMap<string, Document<Value> | null>,
): readonly Document<Value>[] {
  return [...documents.values()].filter((document) => document !== null)
}

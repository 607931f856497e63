import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'

/** The places of the home page that a link may lead to. */
export const homeAnchors: readonly string[] = [
  'courses',
  'adventures',
  'testimonials',
  'newsletter',
]

/** The places that a link within a document may lead to, such as `courses` for `#courses`. */
export function anchorsOf(documents: Documents, document: Document<unknown>): readonly string[] {
  if (document === documents.home) return homeAnchors
  const page = [...documents.pages.values()].find((one) => one === document)
  return (page?.value.blocks ?? []).flatMap((block) => [
    ...(block.id === undefined ? [] : [block.id]),
    ...(block.type === 'sections' ? block.sections.map(({ id }) => id) : []),
  ])
}

import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Block } from '../schema/blocks/registry.ts'
import type { InfoPage } from '../schema/info-page.ts'
import { isDraft } from './drafts.ts'

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
  return page ? anchorsOfPage(documents, page.value) : []
}

/**
 * The same for the page that answers a route. Null where its places are not known: a page that code
 * makes, or one whose file has faults of its own.
 */
export function anchorsOfRoute(documents: Documents, route: string): readonly string[] | null {
  if (route === 'web.home') return homeAnchors
  const page = [...documents.pages.values()].find(
    (one) => one?.value.routeName === route && !isDraft(one),
  )
  return page ? anchorsOfPage(documents, page.value) : null
}

function anchorsOfPage(documents: Documents, { blocks }: InfoPage): readonly string[] {
  return blocks.flatMap((block) => [
    ...(block.id === undefined ? [] : [block.id]),
    ...anchorsInside(documents, block),
  ])
}

/** Numbered sections, questions and knots can be linked to one by one. */
function anchorsInside({ faq, knots }: Documents, block: Block): readonly string[] {
  if (block.type === 'sections') return block.sections.map(({ id }) => id)
  if (block.type === 'knots') return block.knots.length > 0 ? block.knots : [...knots.keys()]
  if (block.type !== 'questions') return []
  return (faq?.value.questions ?? [])
    .filter(
      ({ topics }) => block.topics.length === 0 || topics.some((one) => block.topics.includes(one)),
    )
    .map(({ id }) => id)
}

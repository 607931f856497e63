import { nearest } from '#server/format/nearest.ts'
import type { Document, Finding } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Block } from '../schema/blocks.ts'
import type { InfoPage } from '../schema/info-page.ts'
import { goodIn, isDraft, isPublished } from './check.ts'
import type { LinkChecker, MaybeDraft } from './check.ts'

/**
 * What is wrong with a path of this site, query and fragment included: nothing answers it, it is
 * redirected, the thing of its slug is not there, or its page has no such place. Null: nothing.
 */
export function addressFinding(
  address: string,
  documents: Documents,
  links: LinkChecker,
): Finding | null {
  const path = address.replace(/[?#].*$/s, '')
  const moved = documents.redirects?.value.redirects.find(({ from }) => from === path)
  if (moved) return [`"${path}" is redirected`, `lead to "${moved.to}" at once`]

  if (!links.isPage(path)) return [`nothing answers "${address}"`, nearestTo(links, address)]
  const opened = links.opened(path)
  if (!opened) return null
  const { route, slug } = opened
  const place = address.split('#')[1]
  return (
    (slug === null ? null : slugFinding(path, slug, folderOf(route, documents))) ??
    (place ? placeFinding(path, place, anchorsOfRoute(documents, route)) : null)
  )
}

/** `did you mean …`, by the route table. */
export function nearestTo(links: LinkChecker, text: string): string {
  const near = links.nearest(text)
  return near ? `did you mean "${near}"?` : 'see npm run routes for what there is'
}

/** Whether a page is at a path; one with a slug is, while the thing of that slug is published. */
export function isPage(path: string, documents: Documents, links: LinkChecker): boolean {
  const found = links.opened(path)
  if (!found || found.slug === null) return found !== null
  return isPublished(folderOf(found.route, documents), found.slug)
}

/** The page most like one that is gone: of a slug like its own, else the list that it was in, or home. */
export function nearestPage(path: string, documents: Documents, links: LinkChecker): string {
  const found = links.opened(path)
  const list = path.slice(0, path.lastIndexOf('/')) || '/'
  const above = links.isPage(list) ? list : '/'
  if (!found?.slug) return above
  const folder = folderOf(found.route, documents)
  const published = [...folder.keys()].filter((slug) => isPublished(folder, slug))
  const near = nearest(found.slug, published)
  return near ? path.slice(0, -found.slug.length) + near : above
}

function folderOf(
  route: string,
  { courses, holidays, products }: Documents,
): ReadonlyMap<string, MaybeDraft> {
  if (route === 'web.courses.slug') return courses
  return route === 'web.merchandise.slug' ? products : holidays
}

function slugFinding(
  path: string,
  slug: string,
  folder: ReadonlyMap<string, MaybeDraft>,
): Finding | null {
  if (isPublished(folder, slug)) return null
  if (folder.has(slug)) {
    return [`the page at "${path}" is a draft`, 'lead somewhere else until it is published']
  }
  const near = nearest(slug, folder.keys())
  const start = path.slice(0, -slug.length)
  return [
    `there is no page at "${path}"`,
    near ? `did you mean "${start}${near}"?` : 'lead to one that is there',
  ]
}

function placeFinding(
  path: string,
  place: string,
  anchors: readonly string[] | null,
): Finding | null {
  if (!anchors || anchors.includes(place)) return null
  const near = nearest(place, anchors)
  return [
    `there is no place "#${place}" on the page of "${path}"`,
    near ? `did you mean "${path}#${near}"?` : placesToUse(anchors, 'lead to the page itself'),
  ]
}

/** What is wrong with an address such as `#courses`, inside a document. */
export function anchorFinding(
  anchor: string,
  documents: Documents,
  document: Document<unknown>,
): Finding | null {
  const page = goodIn(documents.pages).find((one) => one === document)
  const anchors =
    document === documents.home ? homeAnchors : page ? anchorsOfPage(documents, page.value) : []
  if (anchors.includes(anchor.slice(1))) return null
  const remedy = placesToUse(anchors, 'lead to a page instead')
  return [`there is no place "${anchor}" on the page`, remedy]
}

function placesToUse(anchors: readonly string[], otherwise: string): string {
  const places = anchors.map((one) => `#${one}`)
  return places.length > 0 ? `use one of: ${places.join(', ')}` : otherwise
}

/** The places of the home page that a link may lead to. */
const homeAnchors: readonly string[] = ['courses', 'adventures', 'testimonials', 'newsletter']

/**
 * The places of the page that answers a route. Null where they are not known: a page that code
 * makes, or one whose file has violations of its own.
 */
function anchorsOfRoute(documents: Documents, route: string): readonly string[] | null {
  if (route === 'web.home') return homeAnchors
  const page = goodIn(documents.pages).find((one) => one.value.routeName === route && !isDraft(one))
  return page ? anchorsOfPage(documents, page.value) : null
}

/** Blocks with an id can be linked to; numbered sections, questions and knots one by one. */
function anchorsOfPage(documents: Documents, { blocks }: InfoPage): readonly string[] {
  return blocks.flatMap((block) => [block.id ?? [], anchorsInside(documents, block)].flat())
}

function anchorsInside({ faq, knots }: Documents, block: Block): readonly string[] {
  if (block.type === 'sections') return block.sections.map(({ id }) => id)
  if (block.type === 'knots') return block.knots.length > 0 ? block.knots : [...knots.keys()]
  if (block.type !== 'questions') return []
  const { topics: wanted } = block
  return (faq?.value.questions ?? [])
    .filter(({ topics }) => wanted.length === 0 || topics.some((one) => wanted.includes(one)))
    .map(({ id }) => id)
}

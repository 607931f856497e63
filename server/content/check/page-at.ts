import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { isPublished } from './drafts.ts'
import type { LinkChecker } from './link-checker.ts'

/** Whether a page is at a path; one with a slug is, while the thing of that slug is published. */
export function isPage(path: string, documents: Documents, links: LinkChecker): boolean {
  const found = links.opened(path)
  if (!found || found.slug === null) return found !== null
  return isPublished(documentsAt(found.route, documents), found.slug)
}

type Sold = Document<{ readonly draft?: boolean | undefined }> | null

/** What a slug in the address of a route names: the documents of its folder. */
export function documentsAt(
  route: string,
  { courses, holidays, products }: Documents,
): ReadonlyMap<string, Sold> {
  if (route === 'web.courses.slug') return courses
  return route === 'web.merchandise.slug' ? products : holidays
}

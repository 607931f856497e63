import type { Documents } from '../load/documents.ts'
import { nearest } from '../load/nearest.ts'
import { anchorsOfRoute } from './anchors.ts'
import { isPublished } from './drafts.ts'
import type { LinkChecker } from './link-checker.ts'
import { documentsAt } from './page-at.ts'

/** What is wrong with an address, and what to do. */
export type AddressFinding = readonly [message: string, remedy: string]

/**
 * What is wrong with a path of this site, query and fragment included: nothing answers it, it is
 * redirected, the thing of its slug is not there, or its page has no such place. Null: nothing.
 */
export function addressFinding(
  address: string,
  documents: Documents,
  links: LinkChecker,
): AddressFinding | null {
  const path = address.replace(/[?#].*$/s, '')
  const moved = documents.redirects?.value.redirects.find(({ from }) => from === path)
  if (moved) return [`"${path}" is redirected`, `lead to "${moved.to}" at once`]

  if (!links.isPage(path)) return [`nothing answers "${address}"`, nearestTo(links, address)]
  return slugFinding(path, documents, links) ?? placeFinding(address, path, documents, links)
}

/** `did you mean …`, by the route table. */
export function nearestTo(links: LinkChecker, text: string): string {
  const near = links.nearest(text)
  return near ? `did you mean "${near}"?` : 'see npm run routes for what there is'
}

/** What to write instead of a place that is not there. */
export function placesToUse(anchors: readonly string[], otherwise: string): string {
  return anchors.length > 0
    ? `use one of: ${anchors.map((one) => `#${one}`).join(', ')}`
    : otherwise
}

function slugFinding(
  path: string,
  documents: Documents,
  links: LinkChecker,
): AddressFinding | null {
  const opened = links.opened(path)
  if (!opened || opened.slug === null) return null
  const sold = documentsAt(opened.route, documents)
  if (isPublished(sold, opened.slug)) return null
  if (sold.has(opened.slug)) {
    return [`the page at "${path}" is a draft`, 'lead somewhere else until it is published']
  }
  const near = nearest(opened.slug, sold.keys())
  const folder = path.slice(0, -opened.slug.length)
  return [
    `there is no page at "${path}"`,
    near ? `did you mean "${folder}${near}"?` : 'lead to one that is there',
  ]
}

function placeFinding(
  address: string,
  path: string,
  documents: Documents,
  links: LinkChecker,
): AddressFinding | null {
  const place = address.split('#')[1]
  const opened = place ? links.opened(path) : null
  const anchors = opened && anchorsOfRoute(documents, opened.route)
  if (!place || !anchors || anchors.includes(place)) return null
  const near = nearest(place, anchors)
  return [
    `there is no place "#${place}" on the page of "${path}"`,
    near ? `did you mean "${path}#${near}"?` : placesToUse(anchors, 'lead to the page itself'),
  ]
}

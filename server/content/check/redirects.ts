import { violationAt } from '../load/document.ts'
import type { Finding } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { isPage, nearestTo } from './addresses.ts'
import type { Check, LinkChecker } from './check.ts'

/** A redirect leads in one step from a path where nothing is to a page that is there. */
export function redirectsLead(links: LinkChecker): Check {
  return function* (documents) {
    const source = documents.redirects
    if (!source) return
    const entries = source.value.redirects
    const isThere = (path: string) => isPage(path, documents, links)
    for (const [index, entry] of entries.entries()) {
      const from = sourceFinding(entry, entries.slice(0, index), links, isThere)
      if (from) yield violationAt(source, ['redirects', index, 'from'], ...from)
      const to = targetFinding(entry, entries, links, isThere)
      if (to) yield violationAt(source, ['redirects', index, 'to'], ...to)
    }
  }
}

type Redirect = NonNullable<Documents['redirects']>['value']['redirects'][number]

function sourceFinding(
  { from }: Redirect,
  before: readonly Redirect[],
  { isGivenUp }: LinkChecker,
  isThere: (path: string) => boolean,
): Finding | undefined {
  if (before.some((other) => other.from === from)) {
    return [`"${from}" is in this list already`, 'remove one of the two']
  }
  if (isGivenUp(from)) return [`the site redirects "${from}" by itself`, 'remove this entry']
  if (isThere(from)) return [`"${from}" is a page that is there`, 'remove this entry, or the page']
  return undefined
}

function targetFinding(
  { from, to }: Redirect,
  entries: readonly Redirect[],
  links: LinkChecker,
  isThere: (path: string) => boolean,
): Finding | undefined {
  const path = to.startsWith('/') ? to : links.plainPath(to)
  if (path === null && links.isRoute(to)) {
    return [`the address of "${to}" needs a parameter`, 'write its path instead']
  }
  if (path === null) return [`there is no route "${to}"`, nearestTo(links, to)]
  if (path === from) return [`"${from}" leads back to itself`, 'remove this entry']

  const next = entries.find((other) => other.from === path)
  if (next?.to === from) return [`"${from}" and "${path}" lead to each other`, 'remove one of them']
  if (next) return [`"${path}" is redirected too`, `lead to "${next.to}" at once`]
  if (links.isGivenUp(path)) {
    return [`the site redirects "${path}" by itself`, 'lead to where it leads at once']
  }
  return isThere(path) ? undefined : [`there is no page at "${path}"`, nearestTo(links, to)]
}

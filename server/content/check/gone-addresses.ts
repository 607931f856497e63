import { violationAt } from '../load/document.ts'
import { isPage, nearestPage } from './addresses.ts'
import type { Check, LinkChecker } from './check.ts'

/** A page that the site has had. */
export interface PublishedAddress {
  readonly path: string
  /** The day on which it was first there, `YYYY-MM-DD`. */
  readonly since: string
}

/** What was a page for a day or longer is kept by search engines, in messages and by people: it leads on. */
export function addressesLeadOn(published: readonly PublishedAddress[], links: LinkChecker): Check {
  return function* (documents) {
    const { redirects } = documents
    if (!redirects) return
    const moved = new Set(redirects.value.redirects.map(({ from }) => from))
    for (const { path, since } of published) {
      if (moved.has(path) || links.isGivenUp(path) || isPage(path, documents, links)) continue
      const message = `"${path}" has been a page since ${since}, and leads nowhere now`
      const near = nearestPage(path, documents, links)
      const remedy = `say where it leads: { "from": "${path}", "to": "${near}" }`
      yield violationAt(redirects, ['redirects'], message, remedy)
    }
  }
}

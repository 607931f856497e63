import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { LinkChecker } from './link-checker.ts'
import { isPage } from './page-at.ts'
import type { Rule } from './rule.ts'

/** A redirect leads in one step from a path where nothing is to a page that is there. */
export function redirectsLead(links: LinkChecker): Rule {
  return (documents) => {
    const source = documents.redirects
    if (!source) return []
    const entries = source.value.redirects
    const isThere = (path: string) => isPage(path, documents, links)

    return entries.flatMap((entry, index): Fault[] => {
      const fault = (key: 'from' | 'to', [message, remedy]: Finding) =>
        faultAtPath(source, ['redirects', index, key], message, remedy)
      const from = sourceFinding(entry, entries.slice(0, index), links, isThere)
      const to = targetFinding(entry, entries, links, isThere)
      return [...(from ? [fault('from', from)] : []), ...(to ? [fault('to', to)] : [])]
    })
  }
}

type Finding = readonly [message: string, remedy: string]

interface Redirect {
  readonly from: string
  readonly to: string
}

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
  { isGivenUp, isRoute, nearest, plainPath }: LinkChecker,
  isThere: (path: string) => boolean,
): Finding | undefined {
  const near = nearest(to)
  const meant = near ? `did you mean "${near}"?` : 'see npm run routes for what there is'
  const path = to.startsWith('/') ? to : plainPath(to)
  if (path === null && isRoute(to)) {
    return [`the address of "${to}" needs a parameter`, 'write its path instead']
  }
  if (path === null) return [`there is no route "${to}"`, meant]
  if (path === from) return [`"${from}" leads back to itself`, 'remove this entry']

  const next = entries.find((other) => other.from === path)
  if (next?.to === from) return [`"${from}" and "${path}" lead to each other`, 'remove one of them']
  if (next) return [`"${path}" is redirected too`, `lead to "${next.to}" at once`]
  if (isGivenUp(path)) {
    return [`the site redirects "${path}" by itself`, 'lead to where it leads at once']
  }
  return isThere(path) ? undefined : [`there is no page at "${path}"`, meant]
}

import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText } from '../load/document.ts'
import { addressFinding, nearestTo, placesToUse } from './address-finding.ts'
import type { AddressFinding } from './address-finding.ts'
import { allDocuments } from './all-documents.ts'
import { anchorsOf } from './anchors.ts'
import { isDraftFile } from './drafts.ts'
import type { Rule } from './rule.ts'
import { stringsIn } from './strings.ts'
import type { FoundString } from './strings.ts'

/** What the rule needs to know about the route table. */
export interface LinkChecker {
  /** Is this a name of the route table? */
  isRoute(name: string): boolean
  /** Does a page answer this path, which has neither query nor fragment? */
  isPage(path: string): boolean
  /** The route with a path of its own that answers what a slug here would be; null: none does. */
  staticBeside(route: string, slug: string): string | null
  /** The route that opens a path, with the slug in it; null: none does. */
  opened(path: string): { readonly route: string; readonly slug: string | null } | null
  /** Does the route table itself redirect this path for good? */
  isGivenUp(path: string): boolean
  /** The path of a named route that needs no parameter; null for any other name. */
  plainPath(name: string): string | null
  /** The path, or the route name, most like this one; null when none is near. */
  nearest(pathOrName: string): string | null
}

/** Buttons, addresses and links in copy lead to pages that are there; menus name real routes. */
export function linksLead(links: LinkChecker): Rule {
  return (documents) =>
    allDocuments(documents).flatMap((document) =>
      stringsIn(document, mayLead).flatMap((found) => [
        ...routeFault(document, found, links),
        ...addressesIn(found).flatMap((address) => {
          const finding = address.startsWith('#')
            ? anchorFinding(address, anchorsOf(documents, document))
            : address.startsWith('/') && addressFinding(address, documents, links)
          return finding ? [faultAtPath(document, found.path, ...finding)] : []
        }),
      ]),
    )
}

/** Only a few texts are addresses, name a route or hold links. */
function mayLead(text: string, key: string): boolean {
  return key === 'routeName' || key === 'buttonUrl' || key === 'href' || text.includes('<a')
}

/** The address a field holds, or those of the links inside copy. */
function addressesIn({ key, text }: FoundString): string[] {
  if (key === 'buttonUrl' || key === 'href') return [text]
  return [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) => match[1] ?? '')
}

function routeFault(source: ParsedText, found: FoundString, links: LinkChecker): Fault[] {
  const { key, path, text } = found
  if (key !== 'routeName' || links.isRoute(text)) return []
  // The address of a page may be made while the page is still a draft.
  if (path.length === 1 && isDraftFile(source)) return []
  return [faultAtPath(source, path, `there is no route "${text}"`, nearestTo(links, text))]
}

function anchorFinding(anchor: string, anchors: readonly string[]): AddressFinding | null {
  if (anchors.includes(anchor.slice(1))) return null
  return [
    `there is no place "${anchor}" on the page`,
    placesToUse(anchors, 'lead to a page instead'),
  ]
}

import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText } from '../load/document.ts'
import { allDocuments } from './all-documents.ts'
import { anchorsOf } from './anchors.ts'
import type { Rule } from './rule.ts'
import { stringsIn } from './strings.ts'
import type { FoundString } from './strings.ts'

/** What the rule needs to know about the route table. */
export interface LinkChecker {
  /** Is this a name of the route table? */
  isRoute(name: string): boolean
  /** What answers a path without query and fragment: a page, a page that is not done yet, nothing. */
  findPath(path: string): 'page' | 'later' | 'none'
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
      stringsIn(document.value, mayLead).flatMap((found) => [
        ...routeFault(document, found, links),
        ...addressesIn(found).flatMap((address) =>
          address.startsWith('#')
            ? anchorFault(document, found, address, anchorsOf(documents, document))
            : addressFault(document, found, address, links),
        ),
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
  return [faultAtPath(source, path, `there is no route "${text}"`, meant(links, text))]
}

function anchorFault(
  source: ParsedText,
  { path }: FoundString,
  anchor: string,
  anchors: readonly string[],
): Fault[] {
  if (anchors.includes(anchor.slice(1))) return []
  return [
    faultAtPath(
      source,
      path,
      `there is no place "${anchor}" on the page`,
      anchors.length > 0
        ? `use one of: ${anchors.map((one) => `#${one}`).join(', ')}`
        : 'lead to a page instead',
    ),
  ]
}

function addressFault(
  source: ParsedText,
  { path }: FoundString,
  address: string,
  links: LinkChecker,
): Fault[] {
  const fault = (message: string, remedy: string) => [faultAtPath(source, path, message, remedy)]
  if (!address.startsWith('/')) return []

  const answer = links.findPath(address.replace(/[?#].*$/s, ''))
  if (answer === 'page') return []
  if (answer === 'none') return fault(`nothing answers "${address}"`, meant(links, address))
  return fault(`"${address}" is a page that is not done yet`, 'lead somewhere else until it is')
}

function meant(links: LinkChecker, text: string): string {
  const near = links.nearest(text)
  return near ? `did you mean "${near}"?` : 'see npm run routes for what there is'
}

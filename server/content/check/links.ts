import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText } from '../load/document.ts'
import { allDocuments } from './all-documents.ts'
import type { Rule } from './rule.ts'
import { stringsIn } from './strings.ts'
import type { FoundString } from './strings.ts'

/** What the rule needs to know about the route table. */
export interface LinkChecker {
  /** Is this a name of the route table? */
  isRoute(name: string): boolean
  /** What answers a path without query and fragment: a page, a page that is not done yet, nothing. */
  findPath(path: string): 'page' | 'later' | 'none'
  /** The path, or the route name, most like this one; null when none is near. */
  nearest(pathOrName: string): string | null
}

/** The places of the home page that a link may lead to. */
export const homeAnchors: readonly string[] = [
  'courses',
  'adventures',
  'testimonials',
  'newsletter',
]

/** Buttons, addresses and links in copy lead to pages that are there; menus name real routes. */
export function linksLead(links: LinkChecker): Rule {
  return (documents) =>
    allDocuments(documents).flatMap((document) =>
      stringsIn(document.value).flatMap((found) => [
        ...routeFault(document, found, links),
        ...addressesIn(found).flatMap((address) => addressFault(document, found, address, links)),
      ]),
    )
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

function addressFault(
  source: ParsedText,
  { path }: FoundString,
  address: string,
  links: LinkChecker,
): Fault[] {
  const fault = (message: string, remedy: string) => [faultAtPath(source, path, message, remedy)]
  if (address.startsWith('#')) {
    if (homeAnchors.includes(address.slice(1))) return []
    const anchors = homeAnchors.map((anchor) => `#${anchor}`).join(', ')
    return fault(`there is no place "${address}" on the page`, `use one of: ${anchors}`)
  }
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

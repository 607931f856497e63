import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText } from '../load/document.ts'
import { addressFinding, nearestTo, placesToUse } from './address-finding.ts'
import type { AddressFinding } from './address-finding.ts'
import { allDocuments } from './all-documents.ts'
import { anchorsOf } from './anchors.ts'
import { isDraftFile } from './drafts.ts'
import type { LinkChecker } from './link-checker.ts'
import type { Rule } from './rule.ts'
import { stringsIn } from './strings.ts'
import type { FoundString } from './strings.ts'

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

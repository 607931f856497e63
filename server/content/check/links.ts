import { violationAt } from '../load/document.ts'
import { addressFinding, anchorFinding, nearestTo } from './addresses.ts'
import { allDocuments, isDraftFile } from './check.ts'
import type { Check, LinkChecker } from './check.ts'
import { stringsIn } from './strings.ts'
import type { FoundString } from './strings.ts'

/** Buttons, addresses and links in copy lead to pages that are there; menus name real routes. */
export function linksLead(links: LinkChecker): Check {
  return function* (documents) {
    for (const document of allDocuments(documents)) {
      for (const found of stringsIn(document, mayLead)) {
        const { key, path, text } = found
        // The address of a page may be made while the page is still a draft.
        const isOwn = path.length === 1 && isDraftFile(document)
        if (key === 'routeName' && !links.isRoute(text) && !isOwn) {
          yield violationAt(document, path, `there is no route "${text}"`, nearestTo(links, text))
        }
        for (const address of addressesIn(found)) {
          const finding = address.startsWith('#')
            ? anchorFinding(address, documents, document)
            : address.startsWith('/') && addressFinding(address, documents, links)
          if (finding) yield violationAt(document, path, ...finding)
        }
      }
    }
  }
}

/** Only a few texts are addresses, name a route or hold links. */
function mayLead(text: string, key: string): boolean {
  return key === 'routeName' || key === 'buttonUrl' || key === 'href' || text.includes('<a')
}

function addressesIn({ key, text }: FoundString): string[] {
  if (key === 'buttonUrl' || key === 'href') return [text]
  return [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) => match[1] ?? '')
}

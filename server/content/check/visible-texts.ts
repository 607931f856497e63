import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { allDocuments } from './check.ts'
import { writtenStringsIn } from './strings.ts'

/** A text that visitors read, as staff wrote it. */
interface VisibleText {
  readonly document: Document<unknown>
  readonly path: Path
  readonly key: string
  readonly text: string
}

const otherKeys =
  /^(?:\$schema|schema|slug|id|codes?|references?|note|routeName|phone_link|email|linkColour|cta_event|handle|type|className|menuable_type)$|(?:url|link|href|image|pictures)$/i

// Several checks look at all that visitors read, and finding it costs more than the checks do.
const known = new WeakMap<Documents, readonly VisibleText[]>()

/** What visitors read; addresses, choices and the names of files are not among it. */
export function visibleTexts(documents: Documents): readonly VisibleText[] {
  const kept = known.get(documents)
  if (kept) return kept
  const found: VisibleText[] = []
  for (const document of allDocuments(documents)) {
    for (const { path, key, text } of writtenStringsIn(document, isRead)) {
      found.push({ document, path, key, text })
    }
  }
  known.set(documents, found)
  return found
}

// A few dozen keys stand in front of thousands of texts.
const read = new Map<string, boolean>()

function isRead(_: string, key: string): boolean {
  const before = read.get(key)
  if (before !== undefined) return before
  const isRead = !otherKeys.test(key)
  read.set(key, isRead)
  return isRead
}

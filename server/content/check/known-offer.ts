import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { nearest } from '../load/nearest.ts'
import type { OfferKind } from '../schema/offer.ts'
import { draftNamed } from './drafts.ts'

const folders = { course: 'courses', holiday: 'holidays' } as const

/** A fault where a slug names no offer of its kind, with the offer that was probably meant. */
export function unknownOffer(
  documents: Documents,
  source: ParsedText,
  path: Path,
  kind: OfferKind,
  slug: string,
): Fault[] {
  const offers = documents[folders[kind]]
  if (offers.has(slug)) return draftNamed(source, path, offers.get(slug))

  const other: OfferKind = kind === 'course' ? 'holiday' : 'course'
  if (documents[folders[other]].has(slug)) {
    return [faultAtPath(source, path, `"${slug}" is a ${other}`, `write "${other}" as its kind`)]
  }
  const meant = nearest(slug, offers.keys())
  return [
    faultAtPath(
      source,
      path,
      `there is no ${kind} "${slug}"`,
      meant ? `did you mean "${meant}"?` : `add ${folders[kind]}/${slug}.json, or name another`,
    ),
  ]
}

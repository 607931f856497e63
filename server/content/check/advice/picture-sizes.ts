import type { Fault } from '../../fault.ts'
import type { Document } from '../../load/document.ts'
import { formatPath } from '../../load/document.ts'
import type { Documents } from '../../load/documents.ts'
import { allDocuments } from '../all-documents.ts'
import type { Rule } from '../rule.ts'
import { stringsIn } from '../strings.ts'
import type { FoundString } from '../strings.ts'
import { warningAtPath } from './warning.ts'

/** Pictures are wide enough for where they stand, also on screens that show two pixels for one. */
export const picturesAreWide: Rule = (documents) => {
  const { pictures } = documents
  if (!pictures) return []
  return allDocuments(documents).flatMap((document) =>
    stringsIn(document, (text) => text.startsWith('/images/')).flatMap((found) =>
      widthFaults(document, found, pictures.value),
    ),
  )
}

interface Place {
  /** Of the value's path. */
  readonly at: RegExp
  readonly what: string
  readonly least: number
}

// The widest that `npm run art` makes of a picture of staff's is 1600.
const places: readonly Place[] = [
  { at: /^page_data\.hero\./, what: 'the hero', least: 1600 },
  { at: /^page_data\.cta1\.backgroundUrl$/, what: 'a background', least: 1600 },
  { at: /^page_data\.cta[23]\.backgroundUrl$/, what: 'a large picture', least: 800 },
  { at: /^banner\.imageUrl$/, what: 'a banner', least: 1600 },
  { at: /^banner_image$/, what: 'a shared page', least: 1200 },
  { at: /overview_image$/, what: 'a card', least: 1600 },
  { at: /^yachts\[\d+\]\.image$/, what: 'a yacht', least: 1600 },
  { at: /^vouchers\[\d+\]\.image$/, what: 'a voucher', least: 1200 },
  { at: /^page_data\.instagram\[\d+\]\.imageUrl$/, what: 'the gallery', least: 800 },
  { at: /^(?:image|blocks\[\d+\]\.imageUrl)$/, what: 'this place', least: 800 },
]

function widthFaults(
  document: Document<unknown>,
  { path, text }: FoundString,
  manifest: Manifest,
): Fault[] {
  const entry = Object.hasOwn(manifest, text) ? manifest[text] : undefined
  const place = places.find(({ at }) => at.test(formatPath(path)))
  // A drawing is sharp at any size, and a film is never as wide as a picture.
  if (!entry || !place || text.endsWith('.svg') || isFilm(entry)) return []
  const width = widestOf(entry)
  if (width >= place.least) return []
  const message = `is ${width} pixels wide, and ${place.what} wants ${place.least}`
  return [warningAtPath(document, path, message, 'use a larger picture')]
}

type Manifest = NonNullable<Documents['pictures']>['value']
type Entry = Manifest[string]

function isFilm({ sources }: Entry): boolean {
  return sources.some(({ type }) => type.startsWith('video/'))
}

function widestOf({ width, sources }: Entry): number {
  const offered = sources.flatMap(({ srcSet }) =>
    [...srcSet.matchAll(/ (\d+)w\b/g)].map(([, digits]) => Number(digits)),
  )
  return Math.max(width, ...offered)
}

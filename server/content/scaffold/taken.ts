import { readDocuments } from '../load/documents.ts'
import { contentPlaces, readFiles } from '../load/read-files.ts'
import type { Taken } from './scaffold.ts'

/** What the files of a content folder have taken; a file with faults of its own counts for nothing. */
export function takenIn(directory: string): readonly Taken[] {
  const places = contentPlaces(directory)
  const { documents } = readDocuments(places, readFiles(places))
  const { courses, holidays, products, giftVouchers } = documents
  const folders = Object.entries({ courses, holidays, products })
  return [
    ...folders.flatMap(([folder, files]) =>
      [...files.values()].flatMap((document) =>
        document ? [{ folder, id: document.value.id, code: document.value.code }] : [],
      ),
    ),
    ...(giftVouchers?.value.vouchers ?? []).map(({ id, code }) => ({ folder: '', id, code })),
  ]
}

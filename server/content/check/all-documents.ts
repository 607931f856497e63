import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'

/** Every document that has no fault of its own, the list of pictures left out. */
export function allDocuments({
  pictures: _,
  courses,
  holidays,
  ...files
}: Documents): Document<unknown>[] {
  return [...Object.values(files), ...courses.values(), ...holidays.values()].filter(
    (document) => document !== null,
  )
}

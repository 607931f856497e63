import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'

/** Every document that has no fault of its own, the list of pictures left out. */
export function allDocuments({
  pictures: _,
  courses,
  holidays,
  products,
  knots,
  pages,
  ...files
}: Documents): Document<unknown>[] {
  const folders = [courses, holidays, products, knots, pages]
  return [
    ...Object.values(files),
    ...folders.flatMap((folder): (Document<unknown> | null)[] => [...folder.values()]),
  ].filter((document) => document !== null)
}

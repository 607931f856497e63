import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import { goodFiles, goodIn, offersOf, valuesAt } from './check.ts'
import type { Check, Violations } from './check.ts'

/** A slug, or a letter's day, is its file's name, and nothing in the catalogue shares its id or its code. */
export const catalogueIsNamed: Check = function* (documents) {
  const { courses, holidays, products, knots, letters, giftVouchers } = documents
  for (const [name, document] of [...courses, ...holidays, ...products, ...knots]) {
    if (document) yield* namedAsItsFile(name, document, 'slug', document.value.slug)
  }
  for (const [name, document] of letters) {
    if (document) yield* namedAsItsFile(name, document, 'date', document.value.date)
  }
  // In the order in which they may claim an id.
  const sold = [...offersOf(documents), ...goodIn(products), ...goodFiles(giftVouchers)]
  for (const key of ['id', 'code']) yield* differ(sold, [key, `vouchers.*.${key}`])
}

function* namedAsItsFile(
  name: string,
  document: Document<unknown>,
  key: string,
  written: string,
): Violations {
  if (written === name) return
  const remedy = `write "${name}", or rename the file to ${written}.json`
  yield violationAt(document, [key], `"${written}" is not the file's name`, remedy)
}

function* differ(documents: readonly Document<unknown>[], places: readonly string[]): Violations {
  const owners = new Map<unknown, string>()
  for (const document of documents) {
    for (const { path, value } of places.flatMap((place) => valuesAt(document, place))) {
      const owner = owners.get(value)
      owners.set(value, owner ?? document.file)
      if (owner === undefined) continue
      const where = owner === document.file ? 'another entry of this file' : owner
      const message = `${JSON.stringify(value)} is taken by ${where}`
      yield violationAt(document, path, message, 'choose another')
    }
  }
}

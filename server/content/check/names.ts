import { violationAt } from '../load/document.ts'
import type { Document, ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Violation } from '../violation.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check } from './check.ts'

/** A slug is its file's name, and nothing in the catalogue shares its id or its code. */
export const catalogueIsNamed: Check = function* (documents) {
  const { courses, holidays, products, knots } = documents
  for (const [name, document] of [...courses, ...holidays, ...products, ...knots]) {
    if (document) yield* namedAsItsFile(name, document)
  }
  const ids = new Map<unknown, string>()
  const codes = new Map<unknown, string>()
  for (const { document, path, id, code } of sold(documents)) {
    yield* notTaken(document, [...path, 'id'], id, ids)
    yield* notTaken(document, [...path, 'code'], code, codes)
  }
}

function* namedAsItsFile(
  name: string,
  document: Document<{ readonly slug: string }>,
): Iterable<Violation> {
  const { slug } = document.value
  if (slug === name) return
  const remedy = `write "${name}", or rename the file to ${slug}.json`
  yield violationAt(document, ['slug'], `"${slug}" is not the file's name`, remedy)
}

interface Sold {
  readonly document: ParsedText
  readonly path: Path
  readonly id: number
  readonly code: string
}

/** Everything that can be sold, in the order in which it may claim an id. */
function* sold(documents: Documents): Iterable<Sold> {
  const { products, giftVouchers } = documents
  for (const document of [...offersOf(documents), ...goodIn(products)]) {
    const { id, code } = document.value
    yield { document, path: [], id, code }
  }
  for (const [index, { id, code }] of (giftVouchers?.value.vouchers ?? []).entries()) {
    if (giftVouchers) yield { document: giftVouchers, path: ['vouchers', index], id, code }
  }
}

function* notTaken(
  document: ParsedText,
  path: Path,
  value: string | number,
  owners: Map<unknown, string>,
): Iterable<Violation> {
  const owner = owners.get(value)
  if (owner === undefined) {
    owners.set(value, document.file)
    return
  }
  const where = owner === document.file ? 'another entry of this file' : owner
  const message = `${JSON.stringify(value)} is taken by ${where}`
  yield violationAt(document, path, message, 'choose another')
}

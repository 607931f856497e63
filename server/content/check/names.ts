import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document, ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Rule } from './rule.ts'

/** A slug is its file's name, and nothing in the catalogue shares its id or its code. */
export const catalogueIsNamed: Rule = (documents) => {
  const ids = new Map<unknown, string>()
  const codes = new Map<unknown, string>()
  return [
    ...filed(documents).flatMap(([name, document]) => misnamed(name, document)),
    ...sold(documents).flatMap(({ document, path, id, code }) => [
      ...taken(document, [...path, 'id'], id, ids),
      ...taken(document, [...path, 'code'], code, codes),
    ]),
  ]
}

type Named = Document<{ readonly slug: string }>

function filed({ courses, holidays, products, knots }: Documents): (readonly [string, Named])[] {
  return [...courses, ...holidays, ...products, ...knots].flatMap(([name, document]) =>
    document ? [[name, document] as const] : [],
  )
}

function misnamed(name: string, document: Named): Fault[] {
  const { slug } = document.value
  if (slug === name) return []
  return [
    faultAtPath(
      document,
      ['slug'],
      `"${slug}" is not the file's name`,
      `write "${name}", or rename the file to ${slug}.json`,
    ),
  ]
}

interface Sold {
  readonly document: ParsedText
  readonly path: Path
  readonly id: number
  readonly code: string
}

/** Everything that can be sold, in the order in which it may claim an id. */
function sold({ courses, holidays, products, giftVouchers }: Documents): Sold[] {
  const own = [...courses.values(), ...holidays.values(), ...products.values()].flatMap(
    (document) =>
      document ? [{ document, path: [], id: document.value.id, code: document.value.code }] : [],
  )
  const vouchers =
    giftVouchers?.value.vouchers.map(({ id, code }, index) => ({
      document: giftVouchers,
      path: ['vouchers', index],
      id,
      code,
    })) ?? []
  return [...own, ...vouchers]
}

function taken(
  document: ParsedText,
  path: Path,
  value: string | number,
  owners: Map<unknown, string>,
): Fault[] {
  const owner = owners.get(value)
  if (owner === undefined) {
    owners.set(value, document.file)
    return []
  }
  const where = owner === document.file ? 'another entry of this file' : owner
  return [
    faultAtPath(document, path, `${JSON.stringify(value)} is taken by ${where}`, 'choose another'),
  ]
}

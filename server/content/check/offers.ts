import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Offer } from '../schema/offer.ts'
import type { Rule } from './rule.ts'

/** An offer's slug is its file's name; no two offers share an id or a code. */
export const offersAreNamed: Rule = ({ courses, holidays }) => {
  const ids = new Map<unknown, string>()
  const codes = new Map<unknown, string>()
  return [...courses, ...holidays].flatMap(([name, document]) =>
    document
      ? [
          ...misnamed(name, document),
          ...taken(document, 'id', ids),
          ...taken(document, 'code', codes),
        ]
      : [],
  )
}

function misnamed(name: string, document: Document<Offer>): Fault[] {
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

function taken(
  document: Document<Offer>,
  key: 'id' | 'code',
  owners: Map<unknown, string>,
): Fault[] {
  const value = document.value[key]
  const owner = owners.get(value)
  if (owner === undefined) {
    owners.set(value, document.file)
    return []
  }
  return [
    faultAtPath(document, [key], `${JSON.stringify(value)} is taken by ${owner}`, 'choose another'),
  ]
}

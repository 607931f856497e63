import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { areWhole, goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'
import { stringsIn } from './strings.ts'

/** How to reach the company stands in one file: a copy on a page would be forgotten when it changes. */
export const contactStandsOnce: Check = function* ({ company, pages }) {
  if (!company) return
  const { email, phone, phone_link: link, address } = company.value
  const facts = [email, phone, link, address.join(', '), address.at(-1) ?? email]
  for (const page of goodIn(pages)) {
    for (const { path, text } of stringsIn(page, holdsOneOf(facts))) {
      const fact = facts.find((one) => text.includes(one)) ?? text
      const message = `“${fact}” stands in company.json, and would be forgotten here`
      yield violationAt(page, path, message, 'use a block of the type contact')
    }
  }
}

function holdsOneOf(facts: readonly string[]) {
  return (text: string) => facts.some((fact) => text.includes(fact))
}

/** Where copy repeats how many there are of something, it says what is so. */
export const countsHold: Check = function* (documents) {
  const { home, pages, fleet, knots, ratings } = documents
  const told = [...(home ? [home] : []), ...goodIn(pages)]
  for (const document of told) {
    if (fleet) yield* countIs(document, 'yachts', [fleet.value.yachts.length], 'fleet.json')
    if (ratings) {
      const { googleCount = 0, taCount = 0, salesCount = 0 } = ratings.value
      const counts = [googleCount, taCount, salesCount, googleCount + taCount]
      yield* countIs(document, 'reviews', counts, 'ratings.json')
    }
  }
  if (!areWhole(knots)) return
  for (const page of goodIn(pages).filter(showsKnots)) {
    yield* countIs(page, 'knots', [knots.size], 'the folder knots')
  }
}

type Page = NonNullable<ReturnType<Documents['pages']['get']>>

function showsKnots({ value }: Page): boolean {
  return value.blocks.some(({ type }) => type === 'knots')
}

/** Fewer are some of them: one yacht gives way to another. */
const leastCount = 3

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

function* countIs(
  document: Document<unknown>,
  what: string,
  counts: readonly number[],
  where: string,
): Violations {
  const pattern = new RegExp(`\\b(\\d[\\d,]*|${words.join('|')}) ${what}\\b`, 'gi')
  // An alternative text counts what one picture shows.
  for (const { path, text } of stringsIn(document, (_, key) => !/alt_?text$/i.test(key))) {
    for (const [said, number = ''] of text.matchAll(pattern)) {
      const count = words.indexOf(number.toLowerCase()) + 1 || Number(number.replaceAll(',', ''))
      if (counts.includes(count) || count < leastCount) continue
      const message = `says “${said}”, and ${where} has ${counts[0] ?? 0}`
      yield violationAt(document, path, message, 'write how many there are, or no number')
    }
  }
}

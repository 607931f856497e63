import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Offer } from '../schema/offer.ts'
import { offersOf } from './check.ts'
import type { Check } from './check.ts'

interface Item {
  readonly path: Path
  readonly text: string
}

/** Nothing is both inside the price and not. */
export const nothingIsInBothLists: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    const inside = new Map(itemsInside(offer).map((item) => [plain(item.text), item]))
    for (const { path, text } of itemsOutside(offer)) {
      const twin = inside.get(plain(text))
      if (!twin) continue
      const message = `“${text}” stands in ${String(twin.path[0])} too`
      yield violationAt(offer, path, message, 'remove it from one of the two lists')
    }
  }
}

/** The same of a part of a line, such as “Lunch” beside “Breakfast and lunch”. */
export const nothingIsPartlyInBothLists: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    const inside = new Map(
      itemsInside(offer).flatMap((item) => partsOf(item.text).map((part) => [part, item] as const)),
    )
    const whole = new Set(itemsInside(offer).map(({ text }) => plain(text)))
    for (const { path, text } of itemsOutside(offer)) {
      const part = partsOf(text).find((one) => inside.has(one))
      const twin = inside.get(part ?? '')
      if (!twin || whole.has(plain(text))) continue
      const message = `“${text}” is not in the price, and “${twin.text}” is`
      yield violationAt(offer, path, message, 'remove what both name from one of the two')
    }
  }
}

function itemsInside({ value }: Document<Offer>): Item[] {
  return [...lineItems('included', value.included), ...fees('fees_included', value.fees_included)]
}

function itemsOutside({ value }: Document<Offer>): Item[] {
  return [...lineItems('not_included', value.not_included), ...fees('fees_extra', value.fees_extra)]
}

function lineItems(key: string, texts: readonly string[]): Item[] {
  return texts.map((text, index) => ({ path: [key, index], text }))
}

function fees(key: string, entries: readonly { readonly name: string }[]): Item[] {
  return entries.map(({ name }, index) => ({ path: [key, index, 'name'], text: name }))
}

const smallWords = /\b(?:an?|the|your|our|any|all|each|every)\b/g

/** “The lunches” and “Lunch” are the same thing. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(smallWords, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replaceAll(/(?:(?<=[sc]h)es|(?<=[^s])s)\b/g, '')
}

/** What “Breakfast, lunch and dinner” names; a comma may also part a thing from what is said of it. */
function partsOf(text: string): string[] {
  const parts = text.split(/,? and /).flatMap((part) => part.split(', '))
  return text.includes(' and ') || parts.length === 1 ? parts.map(plain) : [plain(text)]
}

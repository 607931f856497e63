import { nearest } from '#server/format/nearest.ts'
import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import { goodFiles } from './check.ts'
import type { Check, Violations } from './check.ts'

interface Named {
  readonly slug: string
  readonly name: string
  readonly short_menu_name?: string
}

/** A name spells its words as the address and the menus do. */
export const namesAreSpeltAlike: Check = function* ({ courses, holidays, products, knots }) {
  const documents = [courses, holidays, products, knots].flatMap(goodFiles)
  const common = wordsOfSeveral(documents)
  for (const document of documents) yield* isSpeltAlike(document, common)
}

/** A slip is made once: what stands in several names is a word. */
function wordsOfSeveral(documents: readonly Document<unknown>[]): ReadonlySet<string> {
  const [seen, several] = [new Set<string>(), new Set<string>()]
  for (const { value } of documents) {
    const { slug, name, short_menu_name: short = '' } = value as Named
    for (const word of new Set([name, short, slug].flatMap(wordsOf))) {
      if (seen.has(word)) several.add(word)
      seen.add(word)
    }
  }
  return several
}

function* isSpeltAlike(document: Document<unknown>, common: ReadonlySet<string>): Violations {
  const { slug, name, short_menu_name: short = '' } = document.value as Named
  const words = { name: wordsOf(name), short_menu_name: wordsOf(short), slug: wordsOf(slug) }
  for (const key of ['name', 'short_menu_name'] as const) {
    const others = Object.entries(words).flatMap(([other, own]) => (other === key ? [] : own))
    for (const word of words[key]) {
      const isKnown = others.includes(word) || common.has(word)
      const meant = isKnown ? null : slipOf(word, others, words[key])
      if (meant === null) continue
      const message = `says “${word}”, and “${meant}” stands in ${words.slug.includes(meant) ? 'slug' : 'the other name'}`
      yield violationAt(document, [key], message, 'spell both alike')
    }
  }
}

const shortest = 5
/** As addresses write letters that are not English ones. */
const written: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  ð: 'd',
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .replaceAll(/[øæœßłð]/g, (letter) => written[letter] ?? letter)
  return plain.match(/\p{Ll}+/gu)?.filter((word) => word.length >= shortest) ?? []
}

/** “Galician” and “Galicia”, and “around” and “round”, are no slips. */
function slipOf(word: string, others: readonly string[], own: readonly string[]): string | null {
  const free = others.filter(
    (other) =>
      Math.abs(other.length - word.length) < 3 && !own.includes(other) && !areForms(word, other),
  )
  return nearest(word, free)
}

function areForms(one: string, other: string): boolean {
  if (one.endsWith(other) || other.endsWith(one)) return true
  const stem = Math.min(one.length, other.length) - 1
  return one.length !== other.length && one.slice(0, stem) === other.slice(0, stem)
}

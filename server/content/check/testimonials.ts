import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer } from '../schema/offer.ts'
import { offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'
import { stringsOf } from './strings.ts'

/** Whoever praises is shown under one name, and with the offer that they praise. */
export const praiseIsWhereItBelongs: Check = function* (documents) {
  const { testimonials } = documents
  if (!testimonials) return
  const entries = testimonials.value.testimonials
  const names = new Set(entries.map(({ name }) => firstName(name)))
  for (const [index, { name, imageAltText: alt = '' }] of entries.entries()) {
    const own = firstName(name)
    const words: readonly string[] = alt.match(/\p{L}+/gu) ?? []
    const other = portrait.exec(alt)?.[1] ?? words.find((word) => names.has(word))
    if (other === undefined || other === own || words.includes(own)) continue
    const message = `says “${other}”, and the name is “${name}”`
    yield violationAt(testimonials, ['testimonials', index, 'imageAltText'], message, 'name one')
  }
  yield* praisesItsOffer(documents)
}

const portrait = /\b(?:[Pp]ortrait|[Pp]icture|[Pp]hoto(?:graph)?|[Dd]rawing) of (\p{Lu}\p{Ll}+)/u

function firstName(name: string): string {
  return /^\p{L}+/u.exec(name)?.[0] ?? name
}

function* praisesItsOffer(documents: Documents): Violations {
  const { testimonials } = documents
  const offers = offersOf(documents).map(({ value }) => value)
  const wordsOf = new Map(offers.map((offer) => [offer, offerWords(offer)]))
  for (const [index, { name, about }] of (testimonials?.value.testimonials ?? []).entries()) {
    const told = wordsIn(name.replace(/^[^,]*,?/, ''))
    const own = offers.find(({ slug }) => slug === about?.slug)
    if (!testimonials || !own || told.length === 0) continue
    const texts = stringsOf(own).join(' ').toLowerCase()
    if (told.some((word) => texts.includes(word))) continue
    const other = offers.find((offer) => told.every((word) => wordsOf.get(offer)?.has(word)))
    if (!other) continue
    const message = `“${name}” praises ${own.slug}, which says nothing of ${told.join(' ')}`
    const remedy = `did you mean "${other.slug}"?`
    yield violationAt(testimonials, ['testimonials', index, 'about', 'slug'], message, remedy)
  }
}

function offerWords({ name, short_menu_name: short, slug }: Offer): ReadonlySet<string> {
  return new Set(wordsIn(`${name} ${short} ${slug.replaceAll('-', ' ')}`))
}

const shortest = 4

function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => word.length >= shortest)
}

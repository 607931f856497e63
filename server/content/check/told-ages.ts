import { violationInText } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer } from '../schema/offer.ts'
import { goodFiles, goodIn, offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'
import { stringsIn } from './strings.ts'
import { valueOf } from './told-numbers.ts'

const number = '(\\d+|[a-z]+)'
const ownAge = new RegExp(
  [
    `\\b(?:minimum age(?: is| of)?|from (?:the )?age(?: of)?) ${number}\\b`,
    `\\b(?:aged|of) ${number} (?:or|and) (?:over|above|older)\\b`,
    '^From (\\d{1,2})(?=,)|^Age (\\d{1,2})\\b',
    '\\b(?:nothing|novices|beginners) at (\\d{1,2})\\b',
  ].join('|'),
  'gi',
)
const described = new Set(['assumed', 'requirements', 'meta_description', 'intro_description'])

/** From what age on people may come is one thing, in figures and wherever it is told in words. */
export const agesAreTold: Check = function* (documents) {
  for (const offer of offersOf(documents)) yield* ownWordsAgree(offer)
  yield* answersAgree(documents)
  yield* vouchersAgree(documents)
}

function* ownWordsAgree(offer: Document<Offer>): Violations {
  const { min_age: min, max_age: max } = offer.value
  for (const { path, text } of stringsIn(offer, (_, key) => described.has(key))) {
    for (const { said, age, index } of agesIn(text)) {
      if (age === min || age === max) continue
      const message = `says “${said}”, and ${min === undefined ? 'there is no min_age' : `min_age is ${min}`}`
      yield violationInText(offer, path, index, message, 'change one of the two')
    }
  }
}

interface ToldAge {
  readonly said: string
  readonly age: number
  readonly index: number
}

function agesIn(text: string): ToldAge[] {
  return [...text.matchAll(ownAge)].flatMap((match) => {
    const age = valueOf(match.slice(1).find((one) => one !== undefined) ?? '')
    return age > 0 ? [{ said: match[0], age, index: match.index }] : []
  })
}

const ageOfNamed =
  /\b[Ff]rom (?:the age of )?(\d+|[a-z]+) on (?:the |an? )?([A-Z][\w’]*(?: [A-Z][\w’]*)*)/g

function* answersAgree(documents: Documents): Violations {
  const offers = offersByName(documents)
  for (const source of [...goodFiles(documents.faq), ...goodIn(documents.pages)]) {
    for (const { path, text } of stringsIn(
      source,
      (_, key) => key === 'answer' || key === 'copy',
    )) {
      for (const { 1: told = '', 2: name = '', index } of text.matchAll(ageOfNamed)) {
        const [offer, age] = [offers.get(name.toLowerCase()), valueOf(told)]
        if (offer && age > 0) yield* isItsAge(source, [path, index], age, offer)
      }
    }
  }
}

function offersByName(documents: Documents): ReadonlyMap<string, Document<Offer>> {
  return new Map(
    offersOf(documents).flatMap((offer) =>
      [offer.value.short_menu_name, offer.value.name].map((name) => [name.toLowerCase(), offer]),
    ),
  )
}

/** A voucher for an offer may say from what age on that takes people. */
function* vouchersAgree({ giftVouchers, courses, holidays }: Documents): Violations {
  if (!giftVouchers) return
  for (const [index, { redeems, description }] of giftVouchers.value.vouchers.entries()) {
    const offer = courses.get(redeems?.slug ?? '') ?? holidays.get(redeems?.slug ?? '')
    if (!offer) continue
    for (const [line, text] of description.entries()) {
      const [told] = agesIn(text)
      const path = ['vouchers', index, 'description', line]
      if (told) yield* isItsAge(giftVouchers, [path, told.index], told.age, offer)
    }
  }
}

function* isItsAge(
  source: Document<unknown>,
  [path, index]: readonly [Path, number],
  age: number,
  { file, value }: Document<Offer>,
): Violations {
  if (age === value.min_age) return
  const message = `says ${age}, and min_age of ${file} is ${value.min_age ?? 'not given'}`
  yield violationInText(source, path, index, message, 'change one of the two')
}

import { violationAt, violationInText } from '../load/document.ts'
import type { Shipping } from '../schema/shop.ts'
import type { Check } from './check.ts'
import { visibleTexts } from './visible-texts.ts'

/** In pounds: no parcel costs more, and goods for so much are never posted free alone. */
const mostCharge = 50
const mostFree = 500
/** By law people may change their mind for 14 days. */
const leastReturns = 14
const mostReturns = 365

/** What posting costs is in pounds, and whoever bought may send it back as long as the law says. */
export const postingIsPlausible: Check = function* ({ shipping }) {
  if (!shipping) return
  const { package_types: types, free_over: free, europe, further_parcel: further } = shipping.value
  const charges = [
    ...types.map(({ charge }, index) => [['package_types', index, 'charge'], charge] as const),
    [['europe', 'charge'], europe.charge] as const,
    [['further_parcel'], further] as const,
  ]
  for (const [path, charge] of charges) {
    if (charge <= mostCharge) continue
    const message = `${charge} pounds is much for a parcel`
    yield violationAt(shipping, path, message, 'write pounds, not pence')
  }
  if (free === 0) {
    yield violationAt(
      shipping,
      ['free_over'],
      '0: everything is posted free',
      'write from how much',
    )
  } else if (free > mostFree) {
    const message = `${free} pounds is more than people spend on books`
    yield violationAt(shipping, ['free_over'], message, 'write pounds, not pence')
  }
  const { returns_days: days } = shipping.value
  if (days > mostReturns) {
    const message = `${days} days is longer than a year`
    yield violationAt(shipping, ['returns_days'], message, 'look for a slip')
  }
}

/** Sizes are told the longest side first, and what is larger costs no less to post. */
export const sizesCostMore: Check = function* ({ shipping }) {
  if (!shipping) return
  const { package_types: types, europe } = shipping.value
  for (const [index, type] of types.entries()) {
    const path = ['package_types', index]
    if (type.max_cm.some((side, place) => side > (type.max_cm[place - 1] ?? Infinity))) {
      const message = `${type.max_cm.join(', ')} are not in order`
      yield violationAt(shipping, [...path, 'max_cm'], message, 'write the longest side first')
    }
    const larger = types.find((other) => fitsInto(type, other) && other.charge < type.charge)
    if (!larger) continue
    const message = `${type.charge}, and ${larger.name} costs ${larger.charge} and takes more`
    yield violationAt(shipping, [...path, 'charge'], message, 'look for a slip in one of the two')
  }
  const home = types.find(({ name }) => name === europe.package_type)
  if (!home || europe.charge >= home.charge) return
  const message = `${europe.charge} to Europe, and ${home.charge} inside the United Kingdom`
  yield violationAt(shipping, ['europe', 'charge'], message, 'look for a slip in one of the two')
}

type PackageType = Shipping['package_types'][number]

function fitsInto(one: PackageType, other: PackageType): boolean {
  if (one === other || one.max_kg > other.max_kg) return false
  return one.max_cm.every((side, place) => side <= (other.max_cm[place] ?? 0))
}

/** People have the days to change their mind that the law gives them. */
export const returnsAreLawful: Check = function* ({ shipping }) {
  if (!shipping || shipping.value.returns_days >= leastReturns) return
  const message = `${shipping.value.returns_days} days, and the law gives ${leastReturns}`
  const remedy = `write ${leastReturns} days or more`
  yield violationAt(shipping, ['returns_days'], message, remedy)
}

const freeOver =
  /\b(?:post|postage|posting|posted|delivery|delivered|shipping)\b[^.£]*\bfree\b[^.£]*£(\d[\d,]*(?:\.\d\d)?)|\bfree\b[^.£]*\b(?:post|postage|posting|delivery|shipping)\b[^.£]*£(\d[\d,]*(?:\.\d\d)?)/i
const onlyBooks =
  /\bonly books (?:go|are (?:sent|posted))\b[^.]*\b(?:Europe|abroad)\b|\bbooks (?:only|alone)\b[^.]*\b(?:Europe|abroad)\b|\b(?:Europe|abroad)\b[^.]*\bbooks (?:only|alone)\b/i

/** Texts say of posting what the till does. */
export const postingIsToldRight: Check = function* (documents) {
  const { shipping } = documents
  if (!shipping) return
  const { free_over: free, europe } = shipping.value
  const others = europe.kinds.filter((kind) => kind !== 'book')
  if (others.length > 0 && /\bbooks (?:only|alone)\b|\bonly books\b/i.test(europe.note)) {
    const message = `says “${europe.note}”, and kinds has ${others.join(', ')} too`
    yield violationAt(shipping, ['europe', 'note'], message, 'change one of the two')
  }
  for (const { document, path, text } of visibleTexts(documents)) {
    const found = freeOver.exec(text)
    const amount = found?.[1] ?? found?.[2]
    if (found && amount !== undefined && Number(amount.replaceAll(',', '')) !== free) {
      const at = text.indexOf(`£${amount}`, found.index)
      const message = `says “£${amount}”, and free_over of shipping.json is ${free}`
      yield violationInText(document, path, at, message, 'change one of the two')
    }
    const only = onlyBooks.exec(text)
    if (!only || others.length === 0) continue
    const message = `says “${only[0]}”, and europe.kinds of shipping.json has ${others.join(', ')} too`
    yield violationInText(document, path, only.index, message, 'change one of the two')
  }
}

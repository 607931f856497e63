import { violationInText } from '../load/document.ts'
import type { Finding } from '../load/document.ts'
import { areWhole, goodIn } from './check.ts'
import type { Check } from './check.ts'
import { valueOf } from './told-numbers.ts'
import { visibleTexts } from './visible-texts.ts'

/** For so many minutes the site holds what somebody puts into the basket. */
const minutesHeld = 30

const heldFor =
  /\b(?:held|kept|keep|hold|reserved?)\b[^.]*?\bfor (?:you for )?(\d+|[a-z]+(?:-[a-z]+)?) minutes\b/gi
const ofBasket = /\b(?:basket|cart|places?|berths?|checkout)\b/i

/** Texts tell how long a basket is held, at what hours somebody is there, and under which codes books are. */
export const hoursAndCodesAreRight: Check = function* (documents) {
  const codes = goodIn(documents.products).map(({ value }) => value.code)
  const isWhole = areWhole(documents.products)
  for (const { document, path, key, text } of visibleTexts(documents)) {
    for (const [index, ...finding] of [...wrongHold(text), ...wrongHours(key, text)]) {
      yield violationInText(document, path, index, ...finding)
    }
    if (!isWhole || !text.includes('(')) continue
    for (const [index, ...finding] of unknownCodes(text, codes)) {
      yield violationInText(document, path, index, ...finding)
    }
  }
}

type Found = readonly [index: number, ...Finding]

function* wrongHold(text: string): Iterable<Found> {
  if (!text.includes('minutes') || !ofBasket.test(text)) return
  for (const { 0: said, 1: number = '', index } of text.matchAll(heldFor)) {
    const value = valueOf(number)
    if (Number.isNaN(value) || value === minutesHeld) continue
    const message = `says “${number} minutes”, and the site holds a basket for ${minutesHeld}`
    yield [index + said.lastIndexOf(number), message, `write ${minutesHeld} minutes`]
  }
}

// At night a watch may end before it begins, and no office does: only hours of the day are looked at.
const hours =
  /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d) ?(?:to|–|-|until) ?([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])/g
const [earliest, latest] = [6 * 60, 20 * 60]

function* wrongHours(key: string, text: string): Iterable<Found> {
  const isOffice = key === 'hours' || /\b(?:office|opening|open)\b/i.test(text)
  if (!isOffice || /night|next|following/i.test(text)) return
  for (const { 0: said, 1: from, 2: past, 3: to, 4: toPast, index } of text.matchAll(hours)) {
    const [start, end] = [Number(from) * 60 + Number(past), Number(to) * 60 + Number(toPast)]
    if (end > start || start > latest || end < earliest) continue
    const message = `“${said}” ends ${end === start ? 'when' : 'before'} it begins`
    yield [index, message, 'correct the hours']
  }
}

/** Such as G158, in brackets behind the name of a book. */
function* unknownCodes(text: string, codes: readonly string[]): Iterable<Found> {
  for (const { 1: code = '', 2: letters = '', index } of text.matchAll(/\((([A-Z]+)\d+)\)/g)) {
    const alike = codes.filter((one) => new RegExp(`^${letters}\\d+$`).test(one))
    if (alike.length === 0 || alike.includes(code)) continue
    const digits = (one: string) => [...one].toSorted().join('')
    const meant = alike.find((one) => digits(one) === digits(code))
    const remedy = meant ? `did you mean ${meant}?` : 'write the code of a product'
    yield [index + 1, `no product has the code ${code}`, remedy]
  }
}

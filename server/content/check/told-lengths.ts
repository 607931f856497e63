import { violationAt, violationInText } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Offer } from '../schema/offer.ts'
import { nightsOf } from './berths.ts'
import { offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'
import { stringsIn } from './strings.ts'
import { eveningsIn, hoursIn, nightsIn, valueOf } from './told-numbers.ts'

/** Nights, hours and evenings that words tell are those of the figures. */
export const toldLengthsAgree: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    yield* nightsAgree(offer)
    yield* hoursAgree(offer)
    yield* meetingsAgree(offer)
  }
}

const aboard = /\b(?:bunk|berth|bed|cabin)s?\b.* for\b|\b(?:aboard|on board)\b/i
const lists = new Set(['included', 'notes', 'requirements'])

/** Some trips fall into parts, and each part has nights of its own. */
function* nightsAgree(offer: Document<Offer>): Violations {
  const { dates } = offer.value
  const own = dates.map((rule) => nightsOf(offer.value, rule))
  const known = 'nights' in offer.value ? [offer.value.nights, ...own] : own
  if (known.length === 0 || dates.some((rule) => rule.on_days ?? rule.meets)) return
  for (const { path, text } of stringsIn(offer, (one, key) => lists.has(key) && aboard.test(one))) {
    const other = nightsIn(text).find(({ value }) => !known.includes(value))
    if (!other) continue
    const message = `says “${other.said}”, and the offer has ${known[0]}`
    yield violationInText(offer, path, other.index, message, 'change one of the two')
  }
}

const inHours = /^(?:about )?(\d+|[a-z]+) hours?\b(?! to)/i
const described = new Set(['rhythm', 'meta_description', 'intro_description', 'overview', 'notes'])
const hourRange = /(\d+|[a-z]+) to (\d+|[a-z]+)(?= hours)/gi

/** A length in hours is told again somewhere in the words below it. */
function* hoursAgree(offer: Document<Offer>): Violations {
  const { length, days } = offer.value
  const hours = valueOf(inHours.exec(length)?.[1] ?? '')
  if (!(hours > 0)) return
  if (hours > days * 24) {
    const message = `${hours} hours do not fit into ${days} days`
    yield violationAt(offer, ['length'], message, 'look for a slip')
  }
  const told = stringsIn(offer, (_, key) => described.has(key)).flatMap(({ text }) => [
    ...hoursIn(text).map(({ value }) => value),
    ...[...text.matchAll(hourRange)].map(([, first = '']) => valueOf(first)),
  ])
  if (told.length === 0 || told.includes(hours)) return
  const others = [...new Set(told.filter((one) => one > 0))].join(', ')
  const message = `says “${length}”, and the words below say ${others} hours`
  yield violationAt(offer, ['length'], message, 'change one of the two')
}

const weekdays = /^(\d+|[a-z]+) (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/i
const inWeekends = /^(\d+|[a-z]+) weekends?$/i
const evening = '17:00'

/** A class that is sold by its evenings, or by its Sundays, meets so many times. */
function* meetingsAgree(offer: Document<Offer>): Violations {
  const { length, rhythm = '', dates } = offer.value
  const [, number = '', day] = weekdays.exec(length) ?? []
  const weekends = valueOf(inWeekends.exec(length)?.[1] ?? '')
  const evenings = eveningsIn(`${length}. ${rhythm}`).map(({ value }) => value)
  for (const [index, { meets, at }] of dates.entries()) {
    if (!meets) continue
    const isOnDay = day !== undefined && meets.on.every((one) => day.startsWith(one))
    const isWeekend = weekends > 0 && meets.on.every((one) => one === 'Sat' || one === 'Sun')
    const days = isOnDay ? [valueOf(number)] : isWeekend ? [weekends * meets.on.length] : []
    const due = at >= evening ? [...days, ...evenings] : days
    if (due.length === 0 || due.includes(meets.times)) continue
    const said = days.length > 0 ? length : `${due.join(' or ')} evenings`
    const message = `it meets ${meets.times} times, and the offer says “${said}”`
    yield violationAt(offer, ['dates', index, 'meets', 'times'], message, 'change one of the two')
  }
}

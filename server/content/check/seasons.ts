import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { DateRule } from '../schema/dates.ts'
import type { Holiday } from '../schema/offer.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'

export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')
const month = `(${monthNames.join('|')})`
const span = new RegExp(
  `\\b${month}(?: (?:to|until|and|–|-) (?:(?:early|mid|late) )?${month})?`,
  'g',
)
/** Nothing but months, so that the trip sails in each of them and in no other. */
const plainSeason = new RegExp(`^(?:${month}|to|and|,|\\s)+$`)

/** A season in words names the months in which the trip sails, and its rules have no others. */
export const seasonsAgree: Check = function* (documents) {
  for (const trip of goodIn(documents.holidays)) {
    yield* wordsNameMonths(trip)
    for (const [index, rule] of trip.value.dates.entries()) yield* isInSeason(trip, rule, index)
  }
}

function* wordsNameMonths(trip: Document<Holiday>): Violations {
  const { season, months } = trip.value
  const told = monthsTold(season)
  if (told.length === 0) return
  const isWrong =
    told.some((one) => !months.includes(one)) ||
    (plainSeason.test(season) && months.some((one) => !told.includes(one)))
  if (!isWrong) return
  const sails = months.map((one) => monthNames[one - 1]).join(', ')
  const message = `says “${season}”, and the trip sails in ${sails}`
  yield violationAt(trip, ['season'], message, 'change season or months')
}

function monthsTold(season: string): number[] {
  return [...season.matchAll(span)].flatMap(([said, from = '', to]) => {
    const [first, last] = [monthOf(from), monthOf(to ?? from)]
    return to !== undefined && said.includes(' and ') ? [first, last] : monthsFrom(first, last)
  })
}

function monthOf(name: string): number {
  return monthNames.indexOf(name) + 1
}

/** Both of them and those between; a season may go round the end of the year. */
function monthsFrom(first: number, last: number): number[] {
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1)
}

function* isInSeason(trip: Document<Holiday>, rule: DateRule, index: number): Violations {
  const { months } = trip.value
  const outside = rule.months?.find((one) => !months.includes(one))
  if (outside !== undefined) {
    const message = `${outside} is not among the months of the trip`
    const remedy = 'add it to months above and to season, or remove it here'
    yield violationAt(trip, ['dates', index, 'months'], message, remedy)
  }
  if (!rule.between || rule.months) return
  const [from, to] = rule.between
  const other = monthsFrom(Number(from.slice(0, 2)), Number(to.slice(0, 2))).find(
    (one) => !months.includes(one),
  )
  if (other === undefined) return
  const message = `goes through ${monthNames[other - 1]}, which is not among the months of the trip`
  const remedy = 'exchange the two days, or change months and season'
  yield violationAt(trip, ['dates', index, 'between'], message, remedy)
}

import { violationAt } from '../load/document.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'

const names =
  'January February March April May June July August September October November December'.split(' ')
const month = new RegExp(`\\b(${names.join('|')})\\b`, 'g')

/** A season in words names only months in which the trip sails, and its rules have no others. */
export const seasonsAgree: Check = function* (documents) {
  for (const trip of goodIn(documents.holidays)) {
    const { season, months, dates } = trip.value
    const told = [...season.matchAll(month)].map(([, name = '']) => names.indexOf(name) + 1)
    const others = told.filter((one) => !months.includes(one))
    if (told.length > 0 && others.length === told.length) {
      const sails = months.map((one) => names[one - 1]).join(', ')
      const message = `says “${season}”, and the trip sails in ${sails}`
      yield violationAt(trip, ['season'], message, 'change season or months')
    }
    for (const [index, rule] of dates.entries()) {
      const outside = rule.months?.find((one) => !months.includes(one))
      if (outside === undefined) continue
      const message = `${outside} is not among the months of the trip`
      const remedy = 'add it to months above and to season, or remove it here'
      yield violationAt(trip, ['dates', index, 'months'], message, remedy)
    }
  }
}

import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Holiday } from '../schema/holiday.ts'
import type { Offer } from '../schema/offer.ts'
import type { Rule } from './rule.ts'

/** Where two numbers of an offer are the ends of something, they are the right way round. */
export const limitsAreInOrder: Rule = ({ courses, holidays }) => [
  ...[...courses.values(), ...holidays.values()].flatMap((offer) =>
    offer ? ageFaults(offer) : [],
  ),
  ...[...holidays.values()].flatMap((holiday) => (holiday ? tripFaults(holiday) : [])),
]

function ageFaults(offer: Document<Offer>): Fault[] {
  const { min_age: min = 0, max_age: max = Infinity } = offer.value
  if (min <= max) return []
  return [faultAtPath(offer, ['max_age'], `${max} is less than min_age ${min}`, 'exchange them')]
}

function tripFaults(holiday: Document<Holiday>): Fault[] {
  const { miles, nights, days, months, route, one_way: isOneWay } = holiday.value
  const endsElsewhere = route[0] !== route.at(-1)
  const fault = (key: string, message: string, remedy: string) =>
    faultAtPath(holiday, [key], message, remedy)
  return [
    ...(miles.min > miles.max
      ? [fault('miles', `min ${miles.min} is more than max ${miles.max}`, 'exchange them')]
      : []),
    ...(nights > days
      ? [fault('nights', `${nights} is more than days ${days}`, 'write one a day at most')]
      : []),
    ...(new Set(months).size < months.length
      ? [fault('months', 'names a month twice', 'remove one of the two')]
      : []),
    ...(endsElsewhere === isOneWay
      ? []
      : [
          fault(
            'route',
            `ends ${endsElsewhere ? 'elsewhere' : 'where it begins'}, and one_way is ${isOneWay}`,
            'change one of the two',
          ),
        ]),
  ]
}

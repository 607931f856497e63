import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Holiday } from '../schema/offer.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'

/** Where two numbers of an offer are the ends of something, they are the right way round. */
export const limitsAreInOrder: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    const { min_age: min = 0, max_age: max = Infinity } = offer.value
    if (min <= max) continue
    yield violationAt(offer, ['max_age'], `${max} is less than min_age ${min}`, 'exchange them')
  }
  for (const holiday of goodIn(documents.holidays)) yield* tripIsInOrder(holiday)
}

function* tripIsInOrder(holiday: Document<Holiday>): Violations {
  const { miles, nights, days, months, route, one_way: isOneWay } = holiday.value
  if (miles.min > miles.max) {
    const message = `min ${miles.min} is more than max ${miles.max}`
    yield violationAt(holiday, ['miles'], message, 'exchange them')
  }
  if (nights > days) {
    const message = `${nights} is more than days ${days}`
    yield violationAt(holiday, ['nights'], message, 'write one a day at most')
  }
  if (new Set(months).size < months.length) {
    yield violationAt(holiday, ['months'], 'names a month twice', 'remove one of the two')
  }
  const endsElsewhere = route[0] !== route.at(-1)
  if (endsElsewhere !== isOneWay) {
    const message = `ends ${endsElsewhere ? 'elsewhere' : 'where it begins'}, and one_way is ${isOneWay}`
    yield violationAt(holiday, ['route'], message, 'change one of the two')
  }
}

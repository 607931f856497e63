import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Holiday } from '../schema/offer.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'
import { valueOf } from './told-numbers.ts'

const numbered = /^days? (\w+)(?: ?(?:to|and|&|–|-) ?(\w+))?\b/i

/** The plan of a trip goes through its days in order, each of them once. */
export const plansCountTheDays: Check = function* ({ holidays }) {
  for (const trip of goodIn(holidays)) yield* daysFollow(trip)
}

function* daysFollow(trip: Document<Holiday>): Violations {
  const { itinerary, days } = trip.value
  const stages = itinerary.flatMap(({ title }, index) => {
    const [, from = '', to = from] = numbered.exec(title) ?? []
    const [first, last] = [valueOf(from), valueOf(to)]
    return first > 0 ? [{ index, first, last: last > first ? last : first }] : []
  })
  if (stages.length < 2) return
  const isWhole = stages.length === itinerary.length
  let before = 0
  for (const { index, first, last } of stages) {
    const due = before + 1
    if (first < due || (isWhole && first > due)) {
      const what =
        first < due ? `day ${first} stands behind day ${before}` : `day ${due} is missing`
      const remedy = `write day ${due} here, or put the days in order`
      yield violationAt(trip, ['itinerary', index, 'title'], what, remedy)
      return
    }
    before = last
  }
  if (before > days || (isWhole && before < days)) {
    const message = `the plan ends with day ${before}, and the trip has ${days} days`
    yield violationAt(
      trip,
      ['itinerary', itinerary.length - 1, 'title'],
      message,
      'change one of the two',
    )
  }
}

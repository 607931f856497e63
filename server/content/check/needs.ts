import { violationAt, violationInText } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Course, Holiday, Offer } from '../schema/offer.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'
import { seaTimesIn } from './told-numbers.ts'

/** What people must bring is one thing in figures and in words, and fits the level. */
export const needsAgree: Check = function* (documents) {
  for (const course of goodIn(documents.courses)) {
    yield* wordsSayFigures(course)
    yield* theoryAgrees(course)
    yield* courseFitsLevel(course)
  }
  for (const trip of goodIn(documents.holidays)) yield* tripFitsLevel(trip)
}

function* wordsSayFigures(course: Document<Course>): Violations {
  const {
    assumed,
    prerequisites,
    if_holding: holding,
    qualifying_passages: passages,
  } = course.value
  const figures = {
    days: [prerequisites.days, holding?.days],
    miles: [prerequisites.miles, holding?.miles, passages?.min_miles],
    'night hours': [prerequisites.night_hours, holding?.night_hours],
    'as skipper': [prerequisites.days_as_skipper, holding?.days_as_skipper, passages?.as_skipper],
    passages: [passages?.count],
    overnight: [passages?.overnight],
  }
  for (const [unit, numbers] of Object.entries(figures)) {
    const known = [...new Set(numbers.filter((one) => (one ?? 0) > 0))]
    if (known.length === 0) continue
    const other = seaTimesIn(unit, assumed).find(({ value }) => !known.includes(value))
    if (!other) continue
    const message = `says “${other.said}”, and the figures are ${known.join(' and ')}`
    const remedy = 'change the words, or prerequisites, if_holding or qualifying_passages'
    yield violationInText(course, ['assumed'], other.index, message, remedy)
  }
}

const otherTheory = {
  'day-skipper': /\byachtmaster theory\b|\btheory to yachtmaster\b/i,
  yachtmaster: /\bday skipper theory\b|\btheory to day skipper\b/i,
} as const

function* theoryAgrees(course: Document<Course>): Violations {
  const { theory, assumed } = course.value
  const said = theory && otherTheory[theory].exec(assumed)
  if (!said) return
  const message = `says “${said[0]}”, and theory is "${theory}"`
  yield violationInText(course, ['assumed'], said.index, message, 'change one of the two')
}

function* courseFitsLevel(course: Document<Course>): Violations {
  const { ability, prerequisites, theory, qualifying_passages: passages } = course.value
  const { miles, night_hours: dark, days_as_skipper: inCharge } = prerequisites
  if (ability !== 'beginner') return
  if (miles + dark + inCharge === 0 && theory === undefined && !passages) return
  const message = '“beginner”, and sea time or theory is asked for'
  const remedy = 'write "intermediate" or "advanced", or remove what is asked for'
  yield violationAt(course, ['ability'], message, remedy)
}

const nothing = /^(?:no (?:sailing |previous )?(?:experience|knowledge)|none\b|nothing\b)/i
const something = /\b(?:skipper|yachtmaster|logbook)\b|\d miles|able to crew|after competent crew/i

const crewing = /^able to crew|^competent crew/i

function* tripFitsLevel(trip: Document<Holiday>): Violations {
  const { ability, needs } = trip.value
  const isWrong =
    ability === 'beginner'
      ? something.test(needs)
      : nothing.test(needs) || (ability === 'advanced' && crewing.test(needs))
  if (!isWrong) return
  const message = `says “${needs}”, and ability is "${ability}"`
  yield violationAt(trip, ['needs'], message, 'change one of the two')
}

/** What one person buys has no party, or each of a group would pay for all. */
export const partiesBuyTogether: Check = function* (documents) {
  for (const offer of offersOf(documents)) yield* partyFits(offer)
}

function* partyFits(offer: Document<Offer>): Violations {
  const { party, sale_unit: unit } = offer.value
  if (!party || !(unit === 'person' || unit === 'series' || unit === 'online')) return
  const message = `"${unit}" is sold to one person, and party says that one price takes ${party.max}`
  const remedy = 'write "yacht", "team" or "group", or remove party'
  yield violationAt(offer, ['sale_unit'], message, remedy)
}

/** A yacht that is sold as a whole says how many people come for its price. */
export const wholeYachtsSayForHowMany: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    const { party, sale_unit: unit } = offer.value
    if (party || !(unit === 'yacht' || unit === 'team' || unit === 'group')) continue
    const message = `"${unit}" is sold as a whole, and party does not say for how many people`
    yield violationAt(offer, ['sale_unit'], message, 'add party, or write "person"')
  }
}

/** Miles and days without a stop, as the RYA asks of the passage for Yachtmaster Ocean. */
const oceanMiles = 600
const oceanDays = 4

/** A passage counts for Yachtmaster Ocean only when it is long enough. */
export const oceanPassagesAreLong: Check = function* ({ holidays }) {
  for (const trip of goodIn(holidays)) {
    const { ocean_qualifying: counts, miles, days, legs } = trip.value
    if (counts) yield* isLong(trip, ['ocean_qualifying'], miles.max, days)
    for (const [index, leg] of legs.entries()) {
      if (!leg.ocean_qualifying) continue
      yield* isLong(trip, ['legs', index, 'ocean_qualifying'], leg.miles, leg.days)
    }
  }
}

function* isLong(
  trip: Document<Holiday>,
  path: readonly (string | number)[],
  miles: number,
  days: number,
): Violations {
  if (miles >= oceanMiles && days >= oceanDays) return
  const message = `${miles} miles in ${days} days do not count: the passage takes ${oceanMiles} miles and ${oceanDays} days`
  yield violationAt(trip, path, message, 'remove it, or look for a slip in miles and days')
}

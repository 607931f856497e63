import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Course, Holiday, Offer } from '../schema/offer.ts'
import { nightsOf } from './berths.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check, Violations } from './check.ts'
import { valueOf } from './told-numbers.ts'

/** How long an offer takes is one thing, in numbers and in words; nobody sails further than a yacht can. */
export const durationsAgree: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    yield* lengthAgrees(offer)
    yield* agesArePlausible(offer)
  }
  for (const course of goodIn(documents.courses)) yield* seaTimeFits(course)
  for (const trip of goodIn(documents.holidays)) yield* tripFits(trip)
}

const inWeek: Readonly<Record<string, number>> = {
  week: 7,
  fortnight: 14,
  weekend: 2,
  day: 1,
  night: 1,
}

function* lengthAgrees(offer: Document<Offer>): Violations {
  const { length, days, dates } = offer.value
  const found =
    /^(?:about )?(\d+|an?|[a-z]+)?[ -]?(days?|nights?|weeks?|fortnights?|weekends?)$/i.exec(
      length.trim(),
    )
  if (!found) return
  const [, number = 'one', unit = ''] = found
  const count = valueOf(number)
  if (!(count > 0)) return
  const said = count * (inWeek[unit.toLowerCase().replace(/s$/, '')] ?? 1)
  const nights = dates.map((rule) => nightsOf(offer.value, rule))
  const isNights = /night/i.test(unit)
  const likely = isNights ? nights : [days, ...nights.flatMap((one) => [one, one + 1])]
  // A week has five days of teaching, and weeks without numbers are said roundly.
  const isNear =
    /week|fortnight/i.test(unit) && likely.some((one) => one <= said && one >= (said * 5) / 7)
  const isMeeting = dates.some(({ meets, on_days: on }) => meets ?? on)
  if (isNear || isMeeting || likely.length === 0 || likely.includes(said)) return
  const message = `says “${length}”, and the offer has ${isNights ? `${nights[0]} nights` : `${days} days`}`
  yield violationAt(offer, ['length'], message, 'change one of the two')
}

const oldestLeast = 30

function* agesArePlausible(offer: Document<Offer>): Violations {
  const { min_age: min = 0, max_age: max = 99 } = offer.value
  if (min > oldestLeast) {
    yield violationAt(offer, ['min_age'], `${min} years keeps most people out`, 'look for a slip')
  }
  if (max >= min && max < 5) {
    yield violationAt(offer, ['max_age'], `${max} years keeps everybody out`, 'look for a slip')
  }
}

/** Sea miles that a yacht makes from noon to noon when all goes well. */
const milesADay = 220
const darkHours = 15
/** How many times the fewest the most miles may be. */
const mostApart = 5

function* seaTimeFits(course: Document<Course>): Violations {
  const { days, sea_time: time, ratio, places } = course.value
  if (ratio === 0) {
    yield violationAt(course, ['ratio'], '0 students to an instructor', 'write how many, or null')
  } else if (ratio !== null && places !== null && places > ratio) {
    const message = `${ratio} to an instructor, and ${places} places on one date`
    yield violationAt(course, ['ratio'], message, 'change one of the two')
  }
  if (!time) return
  const most = {
    days,
    miles: days * milesADay,
    night_hours: days * darkHours,
    days_as_skipper: days,
  }
  for (const [key, limit] of Object.entries(most)) {
    const own = time[key as keyof typeof time]
    if (own <= limit) continue
    const message = `${own} ${key.replaceAll('_', ' ')} do not fit into ${days} days`
    yield violationAt(course, ['sea_time', key], message, `look for a slip: ${limit} at most`)
  }
}

function* tripFits(trip: Document<Holiday>): Violations {
  const { miles, days, nights, night_hours: dark = 0 } = trip.value
  if (miles.max > days * milesADay) {
    const message = `${miles.max} miles do not fit into ${days} days`
    yield violationAt(trip, ['miles', 'max'], message, 'look for a slip')
  }
  if (miles.max > miles.min * mostApart) {
    const message = `${miles.min} and ${miles.max} miles are far apart`
    yield violationAt(trip, ['miles', 'min'], message, 'look for a slip')
  }
  if (dark > days * darkHours) {
    const message = `${dark} hours after dark do not fit into ${days} days`
    yield violationAt(trip, ['night_hours'], message, 'look for a slip')
  }
  const stays = trip.value.dates.some(
    (rule) => rule.yacht !== undefined && !rule.meets && !rule.on_days,
  )
  if (days > nights + 1 && stays && trip.value.dates.every((rule) => rule.nights === undefined)) {
    const message = `${days} days have ${days - 1} or ${days} nights between them, and nights is ${nights}`
    yield violationAt(trip, ['days'], message, 'change one of the two')
  }
}

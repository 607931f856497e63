import { dateOf, dayOf } from '#server/schedule/day.ts'
import type { Day } from '#server/schedule/day.ts'
import { parseReference } from '#server/schedule/reference.ts'
import type { Offer } from '../schema/offer.ts'
import type { DateOverride } from '../schema/schedule.ts'
import { nightsOf } from './berths.ts'
import { offersOf, violationsIn } from './check.ts'
import type { Check, ViolationAtKey, Violations } from './check.ts'

const year = 365
/** A date that is moved stays near the day on which people booked it. */
const mostMoved = 120
const mostYears = 3

/** What is changed about a single date contradicts neither itself nor its day. */
export const overridesAreConsistent: Check = function* (documents) {
  const { overrides } = documents
  for (const [index, override] of (overrides?.value.overrides ?? []).entries()) {
    if (overrides) yield* isConsistent(override, violationsIn(overrides, ['overrides', index]))
  }
}

function* isConsistent(override: DateOverride, at: ViolationAtKey): Violations {
  const { reference, moved_to: movedTo, on_sale: onSale, added } = override
  const day = parseReference(reference)?.day
  if (day === undefined) return
  if (movedTo !== undefined && dayOf(movedTo) === day) {
    yield at('moved_to', `${movedTo} is its day already`, 'write another day, or remove it')
  }
  const begins = movedTo === undefined ? day : dayOf(movedTo)
  if (onSale !== undefined && dayOf(onSale) > begins) {
    const message = `${onSale} is after the day on which it begins, ${dateOf(begins)}`
    yield at('on_sale', message, 'write an earlier day')
  }
  if (added !== undefined && dayOf(added) > begins) {
    const message = `${added} is after the day on which it begins, ${dateOf(begins)}`
    yield at('added', message, 'write the day on which you add it')
  }
}

/**
 * Days are those that somebody plans for, and a date is about as long and as dear as its offer.
 * @param today `YYYY-MM-DD`.
 */
export function overridesAreNear(today: string): Check {
  const now = dayOf(today)
  return function* (documents) {
    const { overrides } = documents
    const offers = new Map(offersOf(documents).map(({ value }) => [value.code, value]))
    for (const [index, override] of (overrides?.value.overrides ?? []).entries()) {
      if (!overrides) return
      const at = violationsIn(overrides, ['overrides', index])
      const named = parseReference(override.reference)
      if (named) yield* isNear(override, named.day, now, at)
      yield* isUsual(override, offers.get(named?.code ?? ''), at)
    }
  }
}

function* isNear(
  { moved_to: movedTo }: DateOverride,
  day: Day,
  now: Day,
  at: ViolationAtKey,
): Violations {
  if (day > now + mostYears * year) {
    const message = `${dateOf(day)} is more than ${mostYears} years away`
    yield at('reference', message, 'look for a slip in the year')
  }
  if (movedTo === undefined) return
  const apart = Math.abs(dayOf(movedTo) - day)
  if (dayOf(movedTo) < now && day >= now) {
    yield at('moved_to', `${movedTo} is over`, 'write a day to come')
  } else if (apart > mostMoved) {
    const message = `${movedTo} is ${apart} days from ${dateOf(day)}`
    yield at('moved_to', message, 'look for a slip, or cancel the date and add another')
  }
}

const leastPrice = 20
/** A date that is shortened or lengthened differs by few nights. */
const nightsMore = 3

function* isUsual(
  { cancelled, price, nights = 0 }: DateOverride,
  offer: Offer | undefined,
  at: ViolationAtKey,
): Violations {
  if (cancelled === false) yield at('cancelled', 'false says nothing', 'remove it')
  if (price !== undefined && price < leastPrice) {
    yield at('price', `${price} pounds is little for a date`, 'look for a slip')
  }
  if (!offer) return
  if (price !== undefined && price > (offer.price ?? price)) {
    const message = `${price} is more than the price of the offer, ${offer.price}`
    yield at('price', message, 'the offer shows the dearest price; write less, or remove it')
  }
  const usual = Math.max(...offer.dates.map((rule) => nightsOf(offer, rule)), 0)
  if (nights <= usual + nightsMore) return
  const other = usual === 1 ? '1 night' : `${usual} nights`
  yield at('nights', `${nights}, and the offer has ${other}`, 'look for a slip')
}

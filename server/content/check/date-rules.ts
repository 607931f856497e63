import { isSoldByDate } from '#server/schedule/rule-days.ts'
import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document, ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { DateRule } from '../schema/dates.ts'
import type { Offer } from '../schema/offer.ts'
import { unknownName } from './known-name.ts'
import type { Rule } from './rule.ts'

/** What is sold by date has rules for its dates, and each of them makes sense. */
export const dateRulesMakeSense: Rule = (documents) => {
  const taken = takings(documents)
  return [...documents.courses.values(), ...documents.holidays.values()].flatMap((offer) =>
    offer
      ? [
          ...presenceFaults(offer),
          ...offer.value.dates.flatMap((rule, index) => [
            ...ruleFaults(offer, rule, index),
            ...takingFaults(offer, ['dates', index], rule, taken),
          ]),
        ]
      : [],
  )
}

/** The ids that dates may name, or undefined where the file that lists them has faults. */
interface Takings {
  readonly yacht: readonly string[] | undefined
  readonly room: readonly string[] | undefined
  readonly leader: readonly string[] | undefined
}

export function takings({ fleet, resources }: Documents): Takings {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  const own = resources?.value
  return {
    yacht: fleet && own ? [...ids(fleet.value.yachts), ...ids(own.yachts)] : undefined,
    room: own && ids(own.rooms),
    leader: own && ids(own.leaders),
  }
}

/** Faults where a yacht, a room or a leader is named that is not there. */
export function takingFaults(
  source: ParsedText,
  path: Path,
  named: Readonly<Partial<Record<keyof Takings, string | undefined>>>,
  known: Takings,
): Fault[] {
  return (['yacht', 'room', 'leader'] as const).flatMap((kind) => {
    const [id, names] = [named[kind], known[kind]]
    const otherwise = 'add it to schedule/resources.json'
    return id !== undefined && names
      ? unknownName(source, [...path, kind], id, { what: kind, names, otherwise })
      : []
  })
}

function presenceFaults(offer: Document<Offer>): Fault[] {
  const { places, dates, sale_unit: unit } = offer.value
  if (places !== null && dates.length === 0) {
    const message = `${places} are sold on each date, and there is no rule for dates`
    const remedy = 'add "dates", such as [{ "starts": ["Sat"], "at": "09:00", "until": "17:00" }]'
    return [faultAtPath(offer, ['places'], message, remedy)]
  }
  if (places === null && !isSoldByDate(offer.value) && dates.length > 0) {
    const message = `"${unit}" is sold without dates`
    return [faultAtPath(offer, ['dates'], message, 'remove them')]
  }
  return []
}

function ruleFaults(offer: Document<Offer>, rule: DateRule, index: number): Fault[] {
  const fault = (key: string, message: string, remedy: string) =>
    faultAtPath(offer, ['dates', index, key], message, remedy)
  const faults: Fault[] = []
  if (rule.week > rule.every) {
    const message = `${rule.week} is more than every ${rule.every}`
    faults.push(fault('week', message, `write 1 to ${rule.every}`))
  }
  if (rule.nth !== undefined && rule.easter !== undefined) {
    faults.push(fault('easter', 'stands beside nth', 'keep one of the two'))
  }
  if (rule.shift !== 0 && rule.nth === undefined) {
    faults.push(fault('shift', 'stands without nth', 'remove it, or add nth'))
  }
  if (rule.meets && rule.on_days) {
    faults.push(fault('on_days', 'stands beside meets', 'keep one of the two'))
  }
  if (rule.on_days?.some((day, place, days) => (days[place - 1] ?? -1) >= day || days[0] !== 0)) {
    faults.push(fault('on_days', 'are not in order from 0', 'begin with 0, then later days'))
  }
  return [...faults, ...timeFaults(offer, rule, fault), ...sellingFaults(offer, rule, fault)]
}

type FaultAt = (key: string, message: string, remedy: string) => Fault

function timeFaults({ value }: Document<Offer>, rule: DateRule, fault: FaultAt): Fault[] {
  const stays = rule.yacht !== undefined && !rule.meets && !rule.on_days
  const isOneDay = (rule.nights ?? ('nights' in value ? value.nights : value.days - 1)) === 0
  if (rule.until > rule.at || (stays && !isOneDay)) return []
  return [fault('until', `${rule.until} is not after ${rule.at}`, 'write a later time')]
}

function sellingFaults({ value }: Document<Offer>, rule: DateRule, fault: FaultAt): Fault[] {
  const places = 'locations' in value ? value.locations : []
  const { place, price } = rule
  return [
    ...(place !== undefined && !places.includes(place)
      ? [
          fault(
            'place',
            `the offer is not held at "${place}"`,
            places.length > 0 ? `use one of: ${places.join(', ')}` : 'remove it: a trip has ports',
          ),
        ]
      : []),
    ...(price !== undefined && price >= (value.price ?? 0)
      ? [
          fault(
            'price',
            `${price} is not below the price of the offer, ${value.price}`,
            'the offer shows the dearest price; write less, or remove it',
          ),
        ]
      : []),
  ]
}

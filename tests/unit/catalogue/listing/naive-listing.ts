import type { ListedDate, OfferWithDates } from '#server/catalogue/listing/columns.ts'
import type { Place } from '#server/catalogue/listing/vocabulary.ts'

type Query = Readonly<Record<string, unknown>>

const lengths: Readonly<Record<string, readonly [number, number]>> = {
  '1': [1, 1],
  '2': [2, 2],
  '3-4': [3, 4],
  '5-7': [5, 7],
  '8-14': [8, 14],
  'over-14': [15, Infinity],
}
const groupOfType: Readonly<Record<string, string>> = { 'one-day': 'oneDay', other: 'otherCourses' }
const tagOfType: Readonly<Record<string, number>> = {
  weekend: 5,
  holiday: 6,
  classic: 7,
  'mile-builder': 8,
  adventure: 9,
  racing: 19,
}

/** The slugs of what a query finds, by asking every offer and every date of it in turn. */
export function naiveOffers(offers: readonly OfferWithDates[], query: Query): string[] {
  return offers.filter((entry) => isFound(entry, query)).map(({ offer }) => offer.slug)
}

function isFound({ offer, dates, places }: OfferWithDates, query: Query): boolean {
  const isSuch =
    some(query['level'], (level) => offer.ability === level) &&
    some(query['region'], (region) => 'region' in offer && offer.region === region) &&
    some(query['length'], (length) => {
      const [least = 1, most = 0] = lengths[length] ?? []
      return offer.days >= least && offer.days <= most
    }) &&
    some(query['type'], (type) =>
      'group' in offer
        ? offer.group === (groupOfType[type] ?? type)
        : offer.tags.some((tag) => tag === tagOfType[type]),
    )
  if (!isSuch) return false
  if (dates.length > 0) return dates.some((date) => fits(date, query))

  const price = offer.price === null ? Infinity : Math.round(offer.price * 100)
  return places.some((place) => fits({ price, place }, query))
}

function fits(
  {
    month,
    place,
    price,
    room = Infinity,
  }: Partial<Pick<ListedDate, 'month' | 'room'>> & {
    readonly place: Place
    readonly price: number
  },
  query: Query,
): boolean {
  return (
    some(firstOf(query['month']), (one) => one === month) &&
    some(query['people'], (one) => Math.min(room, 8) >= Number(one)) &&
    some(query['place'], (one) => one === place.id) &&
    some(query['price'], (one) => price <= Number(one.slice('to-'.length)) * 100)
  )
}

// One month is chosen at a time.
function firstOf(chosen: unknown): unknown {
  return Array.isArray(chosen) ? chosen.slice(0, 1) : chosen
}

function some(chosen: unknown, test: (value: string) => boolean): boolean {
  const values = (Array.isArray(chosen) ? chosen : []) as readonly string[]
  return values.length === 0 || values.some(test)
}

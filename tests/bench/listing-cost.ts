import type { ListedDate } from '#server/catalogue/listing/columns.ts'
import { createListingIndex, createSiteListings } from '#server/catalogue/listing/listing-index.ts'
import type { ListingIndex } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { generatedCatalogue } from '../support/generated-catalogue.ts'
import { dateOn, placesOf } from '../support/offers.ts'

/** What one listing costs in one catalogue. */
export interface ListingCost {
  readonly offers: number
  readonly dates: number
  /** The most that one answer may cost. */
  readonly limit: number
  /** CPU milliseconds of one answer, by query: the dearest counts. */
  readonly milliseconds: Readonly<Record<string, number>>
}

const queries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'nothing chosen': {},
  'one level': { level: 'beginner' },
  'four facets, by price': {
    level: ['beginner', 'advanced'],
    month: '2027-09',
    price: 'to-400',
    place: 'southampton',
    sort: 'price',
  },
  'all, by date': { sort: 'date' },
  'all, by name, a later page': { sort: 'name', page: '3' },
  'no result': { type: 'practical', level: 'advanced', price: 'to-100', place: 'oban' },
}

/**
 * What filter, facets and sort cost on the shipped courses with a date in every week of a year, and on
 * five thousand offers with fifty thousand dates, which are the same in every run.
 */
export function measureListingCost(): {
  readonly shipped: ListingCost
  readonly large: ListingCost
} {
  const { content } = readContent('resources/content')
  if (!content) throw new Error('the shipped content has faults; npm run content:check names them')
  const shipped = createSiteListings(content, { datesOf: weeklyDates, placesOf }).find(
    'web.courses.all',
  )
  const large = createListingIndex(
    { one: 'offer', many: 'offers', holds: [], also: ['type', 'region'] },
    generatedCatalogue({ offers: 5_000, dates: 53_000 }, 7),
  )
  return { shipped: costOf(shipped, 0.5, 400), large: costOf(large, 8, 25) }
}

function costOf(index: ListingIndex, limit: number, repeats: number): ListingCost {
  const cost = Object.entries(queries).map(([name, query]) => {
    const answer = () => listing(index, query, '/listing')
    for (let time = 0; time < repeats; time += 1) answer()
    const before = process.cpuUsage()
    for (let time = 0; time < repeats; time += 1) answer()
    const { user, system } = process.cpuUsage(before)
    return [name, (user + system) / 1_000 / repeats] as const
  })
  return {
    limit,
    offers: index.offers.length,
    dates: index.rows.filter(({ date }) => date !== null).length,
    milliseconds: Object.fromEntries(cost),
  }
}

// As many as a year has weeks, which is more than any course has.
function weeklyDates(offer: Offer): readonly ListedDate[] {
  if (!('group' in offer) || offer.group === 'online') return []
  return Array.from({ length: 52 }, (_, week) => {
    const startsOn = new Date(Date.UTC(2026, 10, 23 + 7 * week)).toISOString().slice(0, 10)
    const place = offer.locations[week % offer.locations.length]
    return dateOn(startsOn, offer.price ?? 0, place)
  })
}

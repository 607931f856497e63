import type { ListedDate } from '#server/catalogue/listing/columns.ts'
import { createListingIndex, createSiteListings } from '#server/catalogue/listing/listing-index.ts'
import { listing } from '#server/catalogue/listing/listing.ts'
import { priceOf } from '#server/catalogue/price.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { generatedCatalogue } from '../../support/generated-catalogue.ts'
import { dateOn, monthsOf, placesOf } from '../../support/offers.ts'
import { counted, dearestOf } from '../own-cpu.ts'
import type { Measured } from '../part.ts'

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
export async function listings(): Promise<Measured> {
  const { content } = await readContent('resources/content')
  if (!content) throw new Error('the shipped content has faults; npm run content:check names them')
  const shipped = createSiteListings(content, {
    datesOf: weeklyDates,
    placesOf,
    priceOf,
    months: [...new Set(weeks.map((week) => startOf(week).slice(0, 7)))],
  })
  const many = generatedCatalogue({ offers: 5_000, dates: 53_000 }, 7)
  const large = createListingIndex(
    { one: 'offer', many: 'offers', holds: [], also: ['type', 'region'] },
    many,
    monthsOf(many),
  )
  const costs = []
  for (const { index, ...more } of [
    { index: shipped.find('web.courses.all'), atMost: 0.5, times: 400 },
    { index: large, atMost: 8, times: 25 },
  ]) {
    const dates = index.rows.filter(({ date }) => date !== null).length
    const name = `${counted(index.offers.length)} offers with ${counted(dates)} dates`
    const answers = Object.entries(queries).map(
      ([key, query]) => [key, () => listing(index, query, '/listing')] as const,
    )
    costs.push(await dearestOf({ name, ...more, answers: Object.fromEntries(answers) }))
  }
  const rows = costs.map(({ row }) => row)
  return {
    sections: [{ title: 'Listing: CPU of the dearest of its queries, and of all', rows }],
    facts: costs,
  }
}

// As many as a year has weeks, which is more than any course has.
function weeklyDates(offer: Offer): readonly ListedDate[] {
  if (!('group' in offer) || offer.group === 'online') return []
  return weeks.map((week) => {
    const place = offer.locations[week % offer.locations.length]
    return dateOn(startOf(week), offer.price ?? 0, place)
  })
}

const weeks = Array.from({ length: 52 }, (_, week) => week)

function startOf(week: number): string {
  return new Date(Date.UTC(2026, 10, 23 + 7 * week)).toISOString().slice(0, 10)
}

import { describe, expect, it } from 'vitest'
import type { OfferWithDates } from '#server/catalogue/listing/columns.ts'
import { createListingIndex } from '#server/catalogue/listing/listing-index.ts'
import { listing, pageSize } from '#server/catalogue/listing/listing.ts'
import type { Listing } from '#server/catalogue/listing/listing.ts'
import type { FacetName } from '#server/props/listing-page.ts'
import { generatedCatalogue } from '../../../support/generated-catalogue.ts'
import { monthsOf } from '../../../support/offers.ts'
import { fc } from '../../../support/properties.ts'
import { naiveOffers } from './naive-listing.ts'

const definition = { one: 'offer', many: 'offers', holds: [], also: ['type', 'region'] as const }
const catalogues = [1, 2, 3].map((seed) => generatedCatalogue({ offers: 60, dates: 300 }, seed))
const small = indexOf(generatedCatalogue({ offers: 8, dates: 24 }, 4))
const indexes = catalogues.map(indexOf)

function indexOf(offers: readonly OfferWithDates[]) {
  return createListingIndex(definition, offers, monthsOf(offers))
}

/** Of months the first is meant. */
function isInOrder(key: string, value: unknown): value is string {
  return key === 'month' || !Array.isArray(value)
}

const values: Readonly<Record<FacetName, readonly string[]>> = {
  type: ['practical', 'one-day', 'weekend', 'classic', 'mile-builder'],
  region: ['uk', 'west-country', 'norway', 'caribbean'],
  level: ['beginner', 'intermediate', 'advanced'],
  length: ['1', '2', '3-4', '5-7', '8-14', 'over-14'],
  month: ['2026-12', '2027-03', '2027-06', '2027-09', '2027-11'],
  people: ['1', '2', '4', '6', '8'],
  place: ['southampton', 'london', 'plymouth', 'oban', 'online'],
  price: ['to-100', 'to-200', 'to-400', 'to-800', 'to-1600'],
}

const queries = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(values).map(([name, known]) => [
        name,
        fc.subarray([...known], { maxLength: 3 }),
      ]),
    ),
    sort: fc.constantFrom('recommended', 'date', 'price', 'length', 'name'),
    page: fc.integer({ min: 1, max: 4 }).map(String),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string | string[]>>
const catalogue = fc.integer({ min: 0, max: catalogues.length - 1 })

describe('every listing', () => {
  it('has the results and the counts of a plain search through all offers', () => {
    fc.assert(
      fc.property(catalogue, queries, (which, query) => {
        const offers = catalogues[which] ?? []
        const shown = show(which, query)

        expect(shown.total).toBe(naiveOffers(offers, query).length)
        for (const { name, values } of shown.facets) {
          for (const { value, count } of values) {
            expect(naiveOffers(offers, { ...query, [name]: [value] })).toHaveLength(count)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('has on its pages together each result once', () => {
    fc.assert(
      fc.property(catalogue, queries, (which, query) => {
        const { total, pages } = show(which, query)
        if (total === 0) return

        const found = Array.from({ length: pages }, (_, page) =>
          slugs(show(which, { ...query, page: String(page + 1) })),
        )

        expect(found.every((page) => page.length <= pageSize)).toBe(true)
        expect(found.flat().toSorted()).toEqual(
          naiveOffers(catalogues[which] ?? [], query).toSorted(),
        )
      }),
    )
  })

  it('is the same at its canonical address, and in whatever order keys and values stand', () => {
    fc.assert(
      fc.property(catalogue, queries, (which, query) => {
        const shown = show(which, query)
        const turned = Object.fromEntries(
          Object.entries(query)
            .toReversed()
            .map(([key, value]) => [key, isInOrder(key, value) ? value : value.toReversed()]),
        )

        expect(show(which, queryOf(shown.canonicalHref))).toEqual(shown)
        expect(show(which, turned)).toEqual(shown)
      }),
    )
  })

  it('comes back when a value is chosen and its chip taken off', () => {
    fc.assert(
      fc.property(catalogue, queries, fc.nat(), (which, query, pick) => {
        const before = show(which, { ...query, page: '1', price: [] })
        const free = before.facets.flatMap(({ name, isSingle, values }) =>
          isSingle ? [] : values.flatMap((one) => (one.isChosen ? [] : [{ name, ...one }])),
        )
        const chosen = free[pick % free.length]
        if (!chosen) return

        const { chips } = show(which, queryOf(chosen.href))
        const chip = chips.find(
          ({ facet, value }) => facet === chosen.name && value === chosen.value,
        )
        expect(show(which, queryOf(chip?.href ?? ''))).toEqual(before)
      }),
    )
  })

  it('is never empty', () => {
    fc.assert(
      fc.property(catalogue, queries, (which, query) => {
        const shown = show(which, query)

        expect(shown.offers.length).toBeGreaterThan(0)
        expect(shown.alternatives === null).toBe(shown.total > 0)
        const found = show(which, queryOf(shown.alternatives?.href ?? shown.canonicalHref))
        expect(found.total).toBeGreaterThan(0)
      }),
    )
  })
})

describe('nonsense in an address', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('__proto__', '<script>', '2027-13', 'NaN', '-1', '1e999', 'to-400', 'beginner'),
  )
  const anything = fc.oneof(
    text,
    fc.array(text, { maxLength: 4 }),
    fc.dictionary(text, text, { maxKeys: 3 }),
    fc.constantFrom(null, undefined, 0, NaN, true, {}, [[]], [null]),
  )
  const keys = fc.constantFrom(...Object.keys(values), 'sort', 'page', '__proto__', 'toString')

  it.each([1, 2, 3, 4])('gives a listing with an address of its own: part %d of 2,000', (seed) => {
    fc.assert(
      fc.property(fc.dictionary(keys, anything), (query) => {
        const { offers, canonicalHref } = listing(small, query, '/offers')
        const again = listing(small, queryOf(canonicalHref), '/offers')

        expect(offers.length).toBeGreaterThan(0)
        expect(canonicalHref).toMatch(/^\/offers(?:\?[\w=&-]+)?$/)
        expect(again.canonicalHref).toBe(canonicalHref)
      }),
      { numRuns: 500, seed },
    )
  })
})

function show(which: number, query: Readonly<Record<string, unknown>>): Listing {
  const index = indexes[which]
  if (!index) throw new Error(`there is no catalogue ${which}`)
  return listing(index, query, '/offers')
}

function slugs({ offers }: { readonly offers: readonly Pick<OfferWithDates, 'offer'>[] }) {
  return offers.map(({ offer }) => offer.slug)
}

function queryOf(address: string): Record<string, string[]> {
  const search = new URLSearchParams(address.split('?')[1] ?? '')
  return Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key)]))
}

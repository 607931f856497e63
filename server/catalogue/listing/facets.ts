import type { Course, Holiday, Offer } from '#server/content/schema/offer.ts'
import { fromPounds } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type { FacetName } from '#server/props/listing-page.ts'
import { mostPeople } from '../wanted.ts'

/** A value of a facet: its spelling in addresses, and its name for people. */
export type Value = readonly [value: string, label: string]

/** What an offer is, whenever it takes place. An offer may have several values of one. */
export const offerFacets = ['type', 'region', 'level', 'length'] as const

/** What differs from date to date. */
export const dateFacets = ['month', 'people', 'place', 'price'] as const

export type OfferFacet = (typeof offerFacets)[number]

export type DateFacet = (typeof dateFacets)[number]

/** The facets in the order in which pages show them and addresses write them. */
export const facetNames: readonly FacetName[] = [...offerFacets, ...dateFacets]

export function byName<Name extends FacetName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}

/** The bit of a facet in a number that stands for several. */
export const bitOf = (name: FacetName) => 1 << facetNames.indexOf(name)

export const facetLabels: Readonly<Record<FacetName, string>> = {
  type: 'What',
  region: 'Where',
  level: 'Level',
  length: 'Length',
  month: 'When',
  people: 'How many',
  place: 'Place',
  price: 'Price',
}

/** Each value holds all that stand before it: a date for four has room for two. */
export const isNested = (name: FacetName) => name === 'price' || name === 'people'

/** Choosing a value gives up the one before. */
export const isSingle = (name: FacetName) => name === 'month' || isNested(name)

export const levels = valuesFrom<Offer['ability']>({
  beginner: 'Novice',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
})

type Source = Course['group'] | Holiday['tags'][number]

/** Groups of courses by their name in content, then kinds of trip by their tag. */
export const types: readonly (readonly [source: Source, ...value: Value])[] = [
  ['practical', 'practical', 'Practical'],
  ['theory', 'theory', 'Theory'],
  ['oneDay', 'one-day', 'One day'],
  ['otherCourses', 'other', 'Other courses'],
  ['online', 'online', 'Online'],
  [5, 'weekend', 'Weekend'],
  [6, 'holiday', 'Holiday'],
  [7, 'classic', 'Classic sailing'],
  [8, 'mile-builder', 'Mile builder'],
  [9, 'adventure', 'Adventure'],
  [19, 'racing', 'Racing'],
  [10, 'duke-of-edinburgh', 'Duke of Edinburgh'],
  [11, 'charter', 'Skippered charter'],
]

export const regions = valuesFrom<NonNullable<Holiday['region']>>({
  uk: 'Around Britain',
  'west-country': 'West Country',
  abroad: 'France, Spain and the islands',
  norway: 'Norway',
  caribbean: 'Caribbean',
  atlantic: 'Atlantic Ocean',
})

/** By the most days that each takes. */
export const lengths: readonly (readonly [days: number, ...value: Value])[] = [
  [1, '1', '1 day'],
  [2, '2', '2 days'],
  [4, '3-4', '3 or 4 days'],
  [7, '5-7', '5 to 7 days'],
  [14, '8-14', '8 to 14 days'],
  [Infinity, 'over-14', 'Over two weeks'],
]

/** By the room that each needs at least, the most first: whoever is fewer has room there too. */
export const parties: readonly Value[] = Array.from({ length: mostPeople }, (_, less) => {
  const people = mostPeople - less
  return [String(people), counted(people, 'person', 'people')] as const
})

/** By the highest price that each holds, in pounds. */
export const prices: readonly (readonly [pounds: number, ...value: Value])[] = [
  [100, 'to-100', 'Up to £100'],
  [200, 'to-200', 'Up to £200'],
  [400, 'to-400', 'Up to £400'],
  [800, 'to-800', 'Up to £800'],
  [1600, 'to-1600', 'Up to £1,600'],
]

// A word that content may use and that has no name here does not compile.
function valuesFrom<Word extends string>(names: Readonly<Record<Word, string>>): readonly Value[] {
  return Object.entries<string>(names)
}

/** As addresses write them. */
export const valuesOf: Readonly<Record<OfferFacet, (offer: Offer) => readonly string[]>> = {
  type: typesOf,
  region: (offer) => ('region' in offer && offer.region ? [offer.region] : []),
  level: ({ ability }) => [ability],
  length: ({ days }) =>
    lengths
      .filter(([most]) => days <= most)
      .map(([, value]) => value)
      .slice(0, 1),
}

/** The least price range that holds an amount; nothing for a quotation, or above all of them. */
export function priceRangeOf(amount: Pence | null): string | undefined {
  return amount === null ? undefined : limits.find(({ most }) => amount <= most)?.value
}

const limits = prices.map(([pounds, value]) => ({ most: fromPounds(pounds), value }))

function typesOf(offer: Offer): readonly string[] {
  const sources: readonly (string | number)[] = 'group' in offer ? [offer.group] : offer.tags
  return types.flatMap(([source, value]) => (sources.includes(source) ? [value] : []))
}

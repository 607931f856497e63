import { formatDate } from '#server/format/dates.ts'
import type { FacetName } from '#server/props/listing-page.ts'
import { byName, facetNames, lengths, levels, parties, prices, regions, types } from './facets.ts'
import type { Value } from './facets.ts'

/** Where people come to. */
export interface Place {
  /** As addresses write it, such as `ca-house`. */
  readonly id: string
  /** As people read it, such as `CA House, London`. */
  readonly name: string
}

/** What the values of a facet are in one listing. A value's code is its position. */
interface FacetValues {
  readonly values: readonly Value[]
  readonly codes: ReadonlyMap<string, number>
  /** The code of whatever is none of the values. */
  readonly none: number
  /** As an address has it: `level=beginner`. */
  readonly pairs: readonly string[]
}

export type Vocabulary = Readonly<Record<FacetName, FacetValues>>

/**
 * The values that a listing knows.
 * @param months those on sale, whatever the listing has in them: a choice lasts from list to list
 * @param places those of its offers
 */
export function vocabularyOf(months: readonly string[], places: readonly Place[]): Vocabulary {
  const values: Readonly<Record<FacetName, readonly Value[]>> = {
    type: types.map(([, ...value]) => value),
    region: regions,
    level: levels,
    length: lengths.map(([, ...value]) => value),
    month: months.map((month) => [month, formatDate(`${month}-01`, 'month')]),
    people: parties,
    place: [...new Map(places.map(({ id, name }) => [id, name]))].toSorted(([, one], [, other]) =>
      one.localeCompare(other, 'en-GB'),
    ),
    price: prices.map(([, ...value]) => value),
  }
  return byName(facetNames, (name) => facetValues(name, values[name]))
}

function facetValues(name: FacetName, values: readonly Value[]): FacetValues {
  return {
    values,
    codes: new Map(values.map(([value], code) => [value, code])),
    none: values.length,
    pairs: values.map(([value]) => `${name}=${encodeURIComponent(value)}`),
  }
}

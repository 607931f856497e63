import type { FacetName } from '#server/props/listing-page.ts'
import type { Columns } from './columns.ts'
import { bitOf, dateFacets, isNested, offerFacets } from './facets.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What was chosen: the codes of each facet's values, in ascending order. */
export type Choices = Readonly<Partial<Record<FacetName, readonly number[]>>>

export interface Searched {
  readonly columns: Columns
  readonly vocabulary: Vocabulary
}

/** Which facets are not as chosen: a bit for each. */
interface Misses {
  ofOffer(offer: number): number
  ofRow(row: number): number
}

export function createMisses({ columns, vocabulary }: Searched, choices: Choices): Misses {
  const ofOffers = offerFacets.flatMap((name) => {
    const chosen = choices[name] ?? []
    const mask = chosen.reduce((bits, code) => bits | (1 << code), 0)
    return mask === 0 ? [] : [{ bit: bitOf(name), masks: columns.masks[name], mask }]
  })
  const ofRows = dateFacets.flatMap((name) => {
    const chosen = choices[name] ?? []
    if (chosen.length === 0) return []
    const isChosen = lookup(name, vocabulary[name].none, chosen)
    return [{ bit: bitOf(name), codes: columns.codes[name], isChosen }]
  })
  return {
    ofOffer(offer) {
      let misses = 0
      for (const { bit, masks, mask } of ofOffers) {
        if (((masks[offer] ?? 0) & mask) === 0) misses |= bit
      }
      return misses
    },
    ofRow(row) {
      let misses = 0
      for (const { bit, codes, isChosen } of ofRows) {
        if (isChosen[codes[row] ?? 0] === 0) misses |= bit
      }
      return misses
    },
  }
}

// What is none of a facet's values stands behind them all, and is never chosen.
function lookup(name: FacetName, none: number, chosen: readonly number[]): Uint8Array {
  const isChosen = new Uint8Array(none + 1)
  for (const code of chosen) isChosen.fill(1, isNested(name) ? 0 : code, code + 1)
  return isChosen
}

import type { FacetName } from '#server/props/listings.ts'
import { createCounter } from './counter.ts'
import { facetNames } from './facets.ts'
import { createMisses } from './misses.ts'
import type { Choices, Searched } from './misses.ts'

/** The facets that people give up most readily, first: when, what it costs, how long, where. */
const readiness: readonly FacetName[] = [
  'month',
  'price',
  'length',
  'place',
  'region',
  'type',
  'level',
]

/**
 * What to leave aside when nothing has all that was chosen: as few facets as will do, of these those
 * that leave the most offers, of these what people give up most readily.
 * @returns nothing when there are no offers at all
 */
export function facetsToDrop(searched: Searched, choices: Choices): readonly FacetName[] {
  const [best] = missed(searched, choices)
    .map(({ mask, offers }) => ({ offers, names: namesIn(mask) }))
    .toSorted(
      (one, other) =>
        one.names.length - other.names.length ||
        other.offers - one.offers ||
        reluctance(one.names) - reluctance(other.names),
    )
  return best?.names ?? []
}

// How many offers have a row that misses just these facets.
function missed(searched: Searched, choices: Choices) {
  const { starts, offers } = searched.columns
  const misses = createMisses(searched, choices)
  const { counts, add } = createCounter(2 ** facetNames.length)
  for (let offer = 0; offer < offers; offer += 1) {
    const ofOffer = misses.ofOffer(offer)
    const end = starts[offer + 1] ?? 0
    for (let row = starts[offer] ?? 0; row < end; row += 1) add(offer, ofOffer | misses.ofRow(row))
  }
  return Array.from(counts, (found, mask) => ({ mask, offers: found })).filter(
    (one) => one.offers > 0,
  )
}

function namesIn(mask: number): FacetName[] {
  return facetNames.filter((_, facet) => (mask & (1 << facet)) !== 0)
}

function reluctance(names: readonly FacetName[]): number {
  return names.reduce((sum, name) => sum + 2 ** readiness.indexOf(name), 0)
}

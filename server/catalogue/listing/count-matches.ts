import type { FacetName } from '#server/props/listing-page.ts'
import { bitOf, byName, dateFacets, facetNames, isNested, offerFacets } from './facets.ts'
import { createMisses } from './misses.ts'
import type { Choices, Searched } from './misses.ts'

export interface Match {
  /** Its position in the index. */
  readonly offer: number
  /** Of its rows that have all that was chosen the earliest. */
  readonly row: number
  /** The lowest price of these rows and the highest: pence, infinite on enquiry. */
  readonly price: number
  readonly highest: number
}

export interface Tally {
  /** In the order of the index. */
  readonly matches: readonly Match[]
  /** By facet and code: how many offers have it, of those that the other facets leave. */
  readonly counts: Readonly<Record<FacetName, Uint32Array>>
}

/**
 * Counts in one walk over the offers and their rows. What misses nothing is a result and counts for
 * every facet; what misses a single facet counts for that one, since there it is only its own choice
 * that keeps the offer out.
 */
export function countMatches(searched: Searched, choices: Choices): Tally {
  const { columns, vocabulary } = searched
  const misses = createMisses(searched, choices)
  const counters = byName(facetNames, (name) =>
    createCounter(vocabulary[name].none, isNested(name)),
  )
  const countRow = rowCounting(searched, counters)
  const countOffer = offerCounting(searched, counters)
  const matches: Match[] = []

  for (let offer = 0; offer < columns.offers; offer += 1) {
    const missed = misses.ofOffer(offer)
    if (isSeveral(missed)) continue
    let first = -1
    let price = Infinity
    let highest = 0
    const end = columns.starts[offer + 1] ?? 0
    for (let row = columns.starts[offer] ?? 0; row < end; row += 1) {
      const rowMissed = misses.ofRow(row)
      if (missed === 0) countRow(offer, row, rowMissed)
      if (rowMissed !== 0) continue
      if (first < 0) first = row
      price = Math.min(price, columns.prices[row] ?? Infinity)
      highest = Math.max(highest, columns.prices[row] ?? Infinity)
    }
    if (first < 0) continue
    countOffer(offer, missed)
    if (missed === 0) matches.push({ offer, row: first, price, highest })
  }
  return { matches, counts: byName(facetNames, (name) => counters[name].counts) }
}

type Counters = Readonly<Record<FacetName, Counter>>

function rowCounting({ columns }: Searched, counters: Counters) {
  const facets = dateFacets.map((name) => {
    return { others: ~bitOf(name), codes: columns.codes[name], counter: counters[name] }
  })
  return (offer: number, row: number, missed: number) => {
    for (const { others, codes, counter } of facets) {
      if ((missed & others) === 0) counter.add(offer, codes[row] ?? 0)
    }
  }
}

function offerCounting({ columns }: Searched, counters: Counters) {
  const facets = offerFacets.map((name) => {
    return { others: ~bitOf(name), masks: columns.masks[name], counter: counters[name] }
  })
  return (offer: number, missed: number) => {
    for (const { others, masks, counter } of facets) {
      if ((missed & others) !== 0) continue
      for (let rest = masks[offer] ?? 0; rest !== 0; rest &= rest - 1) {
        counter.add(offer, 31 - Math.clz32(rest & -rest))
      }
    }
  }
}

function isSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

interface Counter {
  readonly counts: Uint32Array
  /** Counts a value once for each offer. Offers come one after the other. */
  add(offer: number, code: number): void
}

/** @param isNested each value holds all before it: an up-to-£200 offer is an up-to-£400 offer too */
export function createCounter(values: number, isNested = false): Counter {
  const counts = new Uint32Array(values + 1)
  const seen = new Int32Array(values + 1).fill(-1)
  return {
    counts,
    add(offer, code) {
      const end = isNested ? values : code + 1
      for (let value = code; value < end && seen[value] !== offer; value += 1) {
        seen[value] = offer
        counts[value] = (counts[value] ?? 0) + 1
      }
    },
  }
}

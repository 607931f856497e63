/** Counts the offers that have each value of a facet. */
export interface Counter {
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

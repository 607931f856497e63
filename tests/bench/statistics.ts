export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

export type Interval = readonly [lowest: number, highest: number]

/**
 * Where the median of all rounds that might be made lies, with at least 95 in 100: between the two
 * rounds of these whose ranks say so, whatever way the rounds are spread. Of fewer than six rounds no
 * two do, and it is the whole range.
 */
export function intervalOf(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b)
  const left = roundsLeftOut(sorted.length)
  return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0]
}

// The median lies below the (k + 1)th of n rounds as seldom as k or fewer heads are thrown in n.
function roundsLeftOut(count: number): number {
  let [chance, sum, heads] = [0.5 ** count, 0, 0]
  while (sum + chance <= 0.025) {
    sum += chance
    chance *= (count - heads) / (heads + 1)
    heads += 1
  }
  return Math.max(0, heads - 1)
}

export function rangeOf(values: readonly number[]): Interval {
  return [Math.min(...values), Math.max(...values)]
}

/** What is measured in the same round belongs together: other work on the machine weighs on both. */
export function ratiosOf(dear: readonly number[], cheap: readonly number[]): number[] {
  return dear.map((cost, round) => cost / (cheap[round] ?? Number.NaN))
}

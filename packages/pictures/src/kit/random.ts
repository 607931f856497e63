/** A stream of numbers that is the same whenever it is started with the same name. */
export interface Random {
  /** The next number, 0 up to but without 1. */
  next(): number
  range(low: number, high: number): number
  /** About normal: mean 0, most values within 2. Always six numbers of the stream. */
  gauss(): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/**
 * A stream of its own for each name, such as scene and feature. Nothing in a picture shares a
 * stream with something else, so that a change to the clouds leaves every wave where it was.
 */
export function seeded(...name: readonly (string | number)[]): Random {
  const next = mulberry(hash(name.join('/')))
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    gauss: () => (next() + next() + next() + next() + next() + next() - 3) * 1.41,
    chance: (share) => next() < share,
    pick: (list) => {
      const entry = list[Math.floor(next() * list.length)]
      if (entry === undefined) throw new RangeError('found an empty list to pick from')
      return entry
    },
  }
}

function hash(text: string): number {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0
  return sum
}

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

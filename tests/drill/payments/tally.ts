/** How often things of some names happened. */
export interface Tally {
  /** @param times left out: once. */
  count(name: string, times?: number): void
  /** Of all names that begin so, without that beginning, in the order in which they came first. */
  of(beginning: string): readonly (readonly [name: string, count: number])[]
}

export function createTally(): Tally {
  const counts = new Map<string, number>()
  return {
    count: (name, times = 1) => void counts.set(name, (counts.get(name) ?? 0) + times),
    of: (beginning) =>
      [...counts].flatMap(([name, count]) =>
        name.startsWith(beginning) ? [[name.slice(beginning.length), count] as const] : [],
      ),
  }
}

import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Bytes of the young generation, beyond which pages come no faster. */
const enoughYoung = 15_000_000

// V8 takes the bound of 34 MB from the command line alone, which belongs to whoever starts the process.
const youngGeneration = new PerformanceObserver(() => {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  growYoung((young?.space_size ?? 0) < enoughYoung ? 2 : 1)
})

/** By how many times the young generation grows when more of it stays than it holds. */
function growYoung(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)
}

/** Percent of all else that garbage may come to before it goes. */
const usualGarbage = 60

function collectAt(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

/**
 * Keeps V8's young generation as small as it begins. Most of what a start makes stays, which V8 takes
 * for the usual load, and provides for by sixteen times the room: memory that nothing needs later.
 * Garbage goes when there is three fifths as much of it as of all else, here and for good: V8 by itself
 * would wait for three times as much, so that a flood of pages, of which nothing stays, held 100 MB more.
 */
export function keepHeapSmall(): void {
  growYoung(1)
  collectAt(usualGarbage)
}

/**
 * Does work that nobody waits for in little memory and more time: garbage goes when there is a fifth as
 * much of it as of all else. Then the young generation may grow to what pages need.
 */
export async function inSmallHeap(work: () => Promise<void>): Promise<void> {
  youngGeneration.disconnect()
  growYoung(1)
  collectAt(20)
  try {
    await work()
  } finally {
    collectAt(usualGarbage)
    growYoung(2)
    youngGeneration.observe({ entryTypes: ['gc'] })
  }
}

import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation as small as it begins. Most of what a start makes stays, which V8 takes
 * for the usual load, and provides for by sixteen times the room: memory that nothing needs later.
 * Garbage goes when there is as much of it as of all else, here and for good: V8 by itself would wait for
 * three times as much, so that a flood of pages, of which nothing stays, held 100 MB more.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=100')
}

/**
 * Does work that nobody waits for in little memory and more time: garbage goes when there is a fifth as
 * much of it as of all else.
 */
export async function inSmallHeap(work: () => Promise<void>): Promise<void> {
  setFlagsFromString('--heap-growing-percent=20')
  try {
    await work()
  } finally {
    keepHeapSmall()
    setFlagsFromString('--semi-space-growth-factor=2')
  }
}

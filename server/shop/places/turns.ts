/** Runs work under a name, after all work of that name that came before. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** In milliseconds: whoever waits longer would have gone. */
const longestWait = 15_000

/**
 * Lets the callers of one process who want the same thing wait here, one behind the other, and not
 * with a connection each in front of a locked row: there are few connections. Work that does not get
 * its turn within the limit is not begun, and fails.
 */
export function createTurns(limit = longestWait): InTurn {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn(name, work) {
    const before = last.get(name)
    const result = before ? ended(before, limit).then(work) : work()
    // Who gave up goes out of the queue; whoever comes next still waits for those in front.
    const both = Promise.allSettled([before, result])
    last.set(name, both)
    try {
      return await result
    } finally {
      void both.then(() => last.get(name) === both && last.delete(name))
    }
  }
}

async function ended(before: Promise<unknown>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No turn within ${limit / 1000} seconds.`)), limit)
  })
  try {
    await Promise.race([before, overdue])
  } finally {
    clearTimeout(timer)
  }
}

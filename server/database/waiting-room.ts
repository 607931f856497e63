/**
 * Lets so many in at one time; the others wait outside, first come, first served.
 * @param limit how long somebody waits, in milliseconds.
 */
export function createWaitingRoom(room: number, limit: number) {
  const waiting = new Set<() => void>()
  let free = room

  return {
    /**
     * Waits to be let in.
     * @throws Error when that takes longer than the limit.
     */
    async enter(): Promise<void> {
      if (free > 0) free -= 1
      else await turn(waiting, limit)
    },
    /** Whoever was let in goes out; the next one comes in. */
    leave(): void {
      const [next] = waiting
      if (next) next()
      else free += 1
    },
  }
}

function turn(waiting: Set<() => void>, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const come = () => {
      clearTimeout(timer)
      waiting.delete(come)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(come)
      reject(new Error(`All connections were in use for ${limit / 1000} seconds.`))
    }, limit)
    waiting.add(come)
  })
}

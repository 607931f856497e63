/** Thrown when too many passwords wait already, or one has waited for too long. */
export class HashingBusy extends Error {
  constructor() {
    super('Too many passwords wait to be checked; the caller is asked to come back.')
    this.name = 'HashingBusy'
  }
}

interface FairQueueOptions {
  /** How many work at once. */
  readonly atOnce: number
  /** How many of one network wait, and how many in all. */
  readonly mostOfOne: number
  readonly mostOfAll: number
  /** Milliseconds after which nobody waits for an answer any more. */
  readonly deadline: number
  /** Milliseconds, of a clock that is never set back. */
  readonly now: () => number
}

interface Waiting {
  readonly since: number
  serve(): void
  refuse(error: HashingBusy): void
}

/**
 * Works through what networks ask for, by turns: whoever asks for much waits behind themselves. When
 * the queue is full, the network that has most in it makes room for one that has less.
 */
export function createFairQueue(options: FairQueueOptions) {
  const { atOnce, mostOfOne, mostOfAll, deadline, now } = options
  let running = 0
  /** In the order of their turns; none is empty. */
  const lines = new Map<string, Waiting[]>()

  /** @throws HashingBusy */
  return async function queued<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else await turnOf(network)
    try {
      return await work()
    } finally {
      passOn()
    }
  }

  function turnOf(network: string): Promise<void> {
    const line = lines.get(network) ?? []
    if (line.length >= mostOfOne) throw new HashingBusy()
    makeRoomFor(line)
    return new Promise((serve, refuse) => {
      line.push({ since: now(), serve, refuse })
      lines.set(network, line)
    })
  }

  function makeRoomFor(line: readonly Waiting[]): void {
    const all = [...lines.values()]
    if (all.reduce((sum, { length }) => sum + length, 0) < mostOfAll) return
    const longest = all.reduce((one, other) => (other.length > one.length ? other : one))
    if (longest.length <= line.length + 1) throw new HashingBusy()
    longest.pop()?.refuse(new HashingBusy())
  }

  /** Whoever is next takes over the place, so nobody can slip in between. */
  function passOn(): void {
    dropOverdue()
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [network, line] = next
    const first = line.shift()
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    first?.serve()
  }

  function dropOverdue(): void {
    const oldest = now() - deadline
    for (const [network, line] of lines) {
      const kept = line.findIndex(({ since }) => since >= oldest)
      const overdue = line.splice(0, kept < 0 ? line.length : kept)
      for (const one of overdue) one.refuse(new HashingBusy())
      if (line.length === 0) lines.delete(network)
    }
  }
}

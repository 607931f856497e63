/** Thrown when too much waits already, or something has waited for too long. */
export class QueueFull extends Error {
  constructor() {
    super('Too much waits for its turn; the caller is asked to come back.')
    this.name = 'QueueFull'
  }
}

interface FairQueueOptions {
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
  refuse(error: QueueFull): void
}

type Lines = Map<string, Waiting[]>

/**
 * Works through what networks ask for, one at a time and by turns: next is whoever was served longest
 * ago, or never, so whoever asks for much waits behind themselves, and a newcomer behind nobody. When
 * the queue is full, the network that has most in it makes room for one that has less.
 */
export function createFairQueue({ mostOfOne, mostOfAll, deadline, now }: FairQueueOptions) {
  const turns = createTurns()
  let isBusy = false
  /** None is empty. */
  const lines: Lines = new Map()

  /** @throws QueueFull */
  return async function queued<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (isBusy) await turnOf(network)
    else turns.note(network)
    isBusy = true
    try {
      return await work()
    } finally {
      passOn()
    }
  }

  function turnOf(network: string): Promise<void> {
    const line = lines.get(network) ?? []
    if (line.length >= mostOfOne) throw new QueueFull()
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
    if (longest.length <= line.length + 1) throw new QueueFull()
    longest.pop()?.refuse(new QueueFull())
  }

  /** Whoever is next takes over the place, so nobody can slip in between. */
  function passOn(): void {
    dropOverdue(lines, now() - deadline)
    const network = turns.next([...lines.keys()])
    isBusy = network !== undefined
    if (network === undefined) return
    const line = lines.get(network) ?? []
    const first = line.shift()
    if (line.length === 0) lines.delete(network)
    turns.note(network)
    first?.serve()
  }
}

/** Refuses what has waited since before then. */
function dropOverdue(lines: Lines, oldest: number): void {
  for (const [network, line] of lines) {
    const kept = line.findIndex(({ since }) => since >= oldest)
    const overdue = line.splice(0, kept < 0 ? line.length : kept)
    for (const one of overdue) one.refuse(new QueueFull())
    if (line.length === 0) lines.delete(network)
  }
}

const mostRemembered = 1_000

/** Remembers when each of the last thousand networks was served. */
function createTurns() {
  /** The longest ago first. */
  const lastTurns = new Map<string, number>()
  let count = 0

  return {
    note(network: string): void {
      lastTurns.delete(network)
      lastTurns.set(network, (count += 1))
      const [oldest] = lastTurns.keys()
      if (lastTurns.size > mostRemembered && oldest !== undefined) lastTurns.delete(oldest)
    },
    /** Whoever was served longest ago, or never. */
    next(networks: readonly string[]): string | undefined {
      const turnOf = (network: string) => lastTurns.get(network) ?? 0
      return networks.toSorted((one, other) => turnOf(one) - turnOf(other))[0]
    },
  }
}

import type { Options } from '@node-rs/argon2'

/** What one hash costs: memory in KiB, and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** Thrown when so many passwords wait already that another would wait too long. */
export class HashingBusy extends Error {
  constructor() {
    super('Too many passwords wait to be checked; the caller is asked to come back.')
    this.name = 'HashingBusy'
  }
}

/** Hashes and checks passwords with argon2id, a few at a time. */
export type PasswordHashing = ReturnType<typeof createPasswordHashing>

/** The site's cost: 64 MiB and three passes, about a tenth of a second. */
export const siteCost: PasswordCost = { memoryCost: 65_536, timeCost: 3 }

/** How many run at once (the threads that they share with files and names), and how many wait. */
const atOnce = 4
const mostWaiting = 50

/** @param cost the cost of new hashes; a hash is checked at its own. */
export function createPasswordHashing(cost: PasswordCost = siteCost) {
  const queued = createQueue()
  // Argon2id is what the package makes when it is not told otherwise.
  const options: Options = { ...cost, parallelism: 1 }
  let decoy: Promise<string> | undefined

  /** The hash as a PHC string. @throws HashingBusy */
  async function hash(password: string): Promise<string> {
    return queued(async () => (await loadArgon2()).hash(password, options))
  }

  /**
   * Is it the password of the hash? Without a hash the answer is no, after the same work.
   * @throws HashingBusy
   */
  async function verify(given: string | null, password: string): Promise<boolean> {
    // Of a password that nobody knows: its check is the work that an unknown address costs.
    decoy ??= loadArgon2().then((argon2) => argon2.hash(crypto.randomUUID(), options))
    const against = given ?? (await decoy)
    const isRight = await queued(async () => (await loadArgon2()).verify(against, password))
    return isRight && given !== null
  }

  /** Was the hash made at another cost than today's? */
  async function isOutdated(given: string): Promise<boolean> {
    const { memoryCost, timeCost, parallelism } = (await loadArgon2()).parseOptions(given)
    const isSameKind = given.startsWith('$argon2id$') && parallelism === 1
    return !isSameKind || memoryCost !== cost.memoryCost || timeCost !== cost.timeCost
  }

  return { hash, verify, isOutdated }
}

// Loaded late: a site that nobody signs in to needs no native code.
async function loadArgon2(): Promise<typeof import('@node-rs/argon2')> {
  return import('@node-rs/argon2')
}

function createQueue() {
  let running = 0
  const waiting: (() => void)[] = []

  return async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new HashingBusy()
      await new Promise<void>((turn) => waiting.push(turn))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place, so nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

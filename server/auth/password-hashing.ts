import { performance } from 'node:perf_hooks'
import type { Options } from '@node-rs/argon2'
import { createFairQueue } from '#server/load/fair-queue.ts'

/** What one hash costs: memory in KiB, and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** Hashes and checks passwords with argon2id, one at a time. */
export type PasswordHashing = ReturnType<typeof createPasswordHashing>

/** The site's cost: 19 MiB and two passes, which is OWASP's floor (decision 42). */
export const siteCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/**
 * One at a time leaves half of a machine's only core to pages, and takes 19 MiB. One network fills a
 * tenth of the queue, and whoever has waited for two seconds is asked to come back.
 */
const limits = { mostOfOne: 20, mostOfAll: 200, deadline: 2_000 }

/**
 * @param cost the cost of new hashes; a hash is checked at its own.
 * @param now milliseconds, of a clock that is never set back.
 */
export function createPasswordHashing(
  cost: PasswordCost = siteCost,
  now: () => number = () => performance.now(),
) {
  const queue = createFairQueue({ ...limits, now })
  let asked = 0
  // Argon2id is what the package makes when it is not told otherwise.
  const options: Options = { ...cost, parallelism: 1 }
  let decoy: Promise<string> | undefined

  async function queued<T>(network: string, work: () => Promise<T>): Promise<T> {
    asked += 1
    try {
      return await queue(network, work)
    } finally {
      asked -= 1
    }
  }

  /**
   * The hash as a PHC string.
   * @param network whose turn it takes: `callerNetwork`, or the account of who is signed in. Left out:
   *   nobody's, which is one too.
   * @throws QueueFull
   */
  async function hash(password: string, network = ''): Promise<string> {
    return queued(network, async () => (await loadArgon2()).hash(password, options))
  }

  /**
   * Is it the password of the hash? Without a hash the answer is no, after the same work.
   * @param network as for `hash`.
   * @throws QueueFull
   */
  async function verify(given: string | null, password: string, network = ''): Promise<boolean> {
    // Of a password that nobody knows: its check is the work that an unknown address costs.
    decoy ??= loadArgon2().then((argon2) => argon2.hash(crypto.randomUUID(), options))
    const against = given ?? (await decoy)
    const isRight = await queued(network, async () =>
      (await loadArgon2()).verify(against, password),
    )
    return isRight && given !== null
  }

  /** Was the hash made at another cost than today's? */
  async function isOutdated(given: string): Promise<boolean> {
    const { memoryCost, timeCost, parallelism } = (await loadArgon2()).parseOptions(given)
    const isSameKind = given.startsWith('$argon2id$') && parallelism === 1
    return !isSameKind || memoryCost !== cost.memoryCost || timeCost !== cost.timeCost
  }

  /** How many wait for their turn. */
  const waiting = () => Math.max(asked - 1, 0)

  return { hash, verify, isOutdated, waiting }
}

// Loaded late: a site that nobody signs in to needs no native code.
async function loadArgon2(): Promise<typeof import('@node-rs/argon2')> {
  return import('@node-rs/argon2')
}

import type { Connection } from '#server/database/database.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import { fingerprint } from '#server/signing/signer.ts'
import type { TooMany } from './outcomes.ts'

/** How often something may be tried: `max` times in `seconds`, counted apart for each `of`. */
export interface AttemptRule {
  readonly name: string
  /** Whose tries are counted together, such as an e-mail address and a caller. */
  readonly of: readonly string[]
  readonly max: number
  readonly seconds: number
}

/** Counts tries in the database, for all processes of the site. */
export interface Attempts {
  /**
   * Counts a try by each rule, until one has had enough: then it says how long to wait, and the
   * rules after it count nothing. Counted before anything is checked, so tries at once count too.
   */
  take(rules: readonly AttemptRule[]): Promise<TooMany | null>
  /** Takes back a try that was none, by each rule. */
  giveBack(rules: readonly AttemptRule[]): Promise<void>
  /** Begins to count anew. */
  forget(rule: Pick<AttemptRule, 'name' | 'of'>): Promise<void>
}

export function createAttempts(connection: Connection, clock: { now(): number }): Attempts {
  const counters = tableCounters(connection, () => clock.now())

  async function take(rules: readonly AttemptRule[]): Promise<TooMany | null> {
    for (const rule of rules) {
      const { hits, resetsAt } = await counters.hit(keyOf(rule), rule.seconds)
      if (hits > rule.max) {
        return { outcome: 'limited', seconds: Math.ceil((resetsAt - clock.now()) / 1000) }
      }
    }
    return null
  }

  async function giveBack(rules: readonly AttemptRule[]): Promise<void> {
    for (const rule of rules) await counters.giveBack(keyOf(rule))
  }

  return { take, giveBack, forget: (rule) => counters.forget(keyOf(rule)) }
}

/** A table of counts is to name nobody: it holds what an address gives, not the address. */
function keyOf({ name, of }: Pick<AttemptRule, 'name' | 'of'>): string {
  return `${name}:${fingerprint(JSON.stringify(of))}`
}

import type { Count, Counters } from '#server/database/rate-limit-counters.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import { fingerprint } from '#server/signing/signer.ts'
import type { TooMany } from './account.ts'

/** How often something may be tried: `max` times in `seconds`, counted apart for each `of`. */
interface AttemptRule {
  readonly name: string
  /** Whose tries are counted together, such as an e-mail address and a caller. */
  readonly of: readonly string[]
  readonly max: number
  readonly seconds: number
  /** What counts in its place once it is used up; left out: nothing more is let through. */
  readonly beyond?: AttemptRule
}

/** A try that was counted; `undo` takes it back where it turned out to be none. */
interface Tried {
  readonly outcome: 'counted'
  undo(): Promise<void>
}

/** Counts tries for all processes of the site. */
export type Attempts = ReturnType<typeof createAttempts>

type TriedCounters = Pick<Counters, 'read' | 'hitAll' | 'giveBack' | 'forget'>

export function createAttempts(counters: TriedCounters, clock: { now(): number }) {
  const tooMany = (counts: readonly Count[]): TooMany => {
    const last = Math.max(...counts.map(({ resetsAt }) => resetsAt))
    return { outcome: 'limited', seconds: Math.max(1, Math.ceil((last - clock.now()) / 1000)) }
  }

  return {
    /**
     * Counts a try by each rule, unless one has had enough: then it says how long to wait, and nothing
     * is counted or written. Counted before anything is checked, so tries at once count too.
     */
    async take(rules: readonly AttemptRule[]): Promise<Tried | TooMany> {
      const { counting, full } = await standing(rules)
      if (full.length > 0) return tooMany(full)

      const keys = counting.map(keyOf)
      const counts = await counters.hitAll(
        counting.map((rule) => ({ key: keyOf(rule), seconds: rule.seconds })),
      )
      // Of calls at once each read a count that had room.
      const over = counts.filter(({ hits }, index) => hits > (counting[index]?.max ?? 0))
      if (over.length > 0) return tooMany(over)
      return { outcome: 'counted', undo: () => counters.giveBack(keys) }
    },
    /** Begins to count anew. */
    forget: (rules: readonly AttemptKey[]) => counters.forget(rules.map(keyOf)),
  }

  /** The rules that count now, and the counts of those that let nothing more through. */
  async function standing(rules: readonly AttemptRule[]) {
    const all = rules.flatMap(withBeyond)
    const counts = await counters.read(all.map(keyOf))
    const countOf = (rule: AttemptRule) => counts[all.indexOf(rule)] ?? null
    const isFull = (rule: AttemptRule) => (countOf(rule)?.hits ?? 0) >= rule.max
    const counting = rules.map((rule) => withBeyond(rule).find((one) => !isFull(one)) ?? rule)
    const full = counting.filter(isFull).flatMap((rule) => countOf(rule) ?? [])
    return { counting, full }
  }
}

function withBeyond(rule: AttemptRule): readonly AttemptRule[] {
  return rule.beyond ? [rule, rule.beyond] : [rule]
}

type AttemptKey = Pick<AttemptRule, 'name' | 'of'>

/** Counts are to name nobody: they hold what an address gives, not the address. */
function keyOf({ name, of }: AttemptKey): string {
  return `${name}:${fingerprint(JSON.stringify(of))}`
}

const minute = 60

const hour = 60 * minute

const day = 24 * hour

/**
 * Tries to sign in from a browser that the account does not know. Nobody is locked out by others: each
 * network has ten tries a day at an account to itself, five a minute; only beyond these do all share
 * twenty an hour. From n networks an account gets at most 480 + 10 n guesses a day.
 */
export function signInRules(email: string, address: string): readonly AttemptRule[] {
  const caller = callerNetwork(address)
  return [
    { name: 'sign-in', of: [email, caller], max: 5, seconds: minute },
    { name: 'sign-in-address', of: [caller], max: 30, seconds: minute },
    {
      name: 'sign-in-day',
      of: [email, caller],
      max: 10,
      seconds: day,
      beyond: { name: 'sign-in-email', of: [email], max: 20, seconds: hour },
    },
  ]
}

/** Tries from a browser that somebody signed in by before: no stranger uses them up. */
export function knownBrowserRules(browser: string): readonly AttemptRule[] {
  return [
    { name: 'sign-in-browser', of: [browser], max: 5, seconds: minute },
    { name: 'sign-in-browser-hour', of: [browser], max: 20, seconds: hour },
  ]
}

export function registerRules(address: string): readonly AttemptRule[] {
  return [{ name: 'register', of: [callerNetwork(address)], max: 5, seconds: hour }]
}

/** Asking for messages to verify again: how many go to one address is counted with all other kinds. */
export function verificationRules(address: string): readonly AttemptRule[] {
  return [
    { name: 'verification-letter-address', of: [callerNetwork(address)], max: 10, seconds: hour },
  ]
}

/**
 * Asking for a reset. Its messages have a count of their own, so that nothing else which strangers have
 * sent to an owner keeps a reset from them.
 */
export function resetRules(email: string, address: string): readonly AttemptRule[] {
  return [
    { name: 'reset-letter-address', of: [callerNetwork(address)], max: 10, seconds: hour },
    { name: 'reset-letter', of: [email], max: 3, seconds: hour },
  ]
}

/**
 * Codes of a second factor, which only who knows the password can try. A browser that the account knows
 * has a count of its own, and passkeys are not counted: nobody is locked out by whoever has stolen the
 * password.
 */
export function factorRules(userId: string, browser: string | null): readonly AttemptRule[] {
  const of = [userId, browser ?? '']
  return [
    { name: 'factor', of, max: 5, seconds: minute },
    { name: 'factor-hour', of, max: 20, seconds: hour },
    { name: 'factor-day', of, max: 50, seconds: day },
  ]
}

/** Passkeys that were not taken, from one network: each costs a signature's check. */
export function passkeyRules(network: string): readonly AttemptRule[] {
  return [{ name: 'passkey-address', of: [network], max: 30, seconds: minute }]
}

/** Guesses at the password of somebody whose browser is signed in already. */
export function passwordRules(userId: string): readonly AttemptRule[] {
  return [
    { name: 'password', of: [userId], max: 5, seconds: minute },
    { name: 'password-hour', of: [userId], max: 20, seconds: hour },
  ]
}

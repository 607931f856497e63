import { isIPv6 } from 'node:net'
import type { Connection } from '#server/database/database.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import { fingerprint } from '#server/signing/signer.ts'
import type { TooMany } from './account.ts'

/** How often something may be tried: `max` times in `seconds`, counted apart for each `of`. */
interface AttemptRule {
  readonly name: string
  /** Whose tries are counted together, such as an e-mail address and a caller. */
  readonly of: readonly string[]
  readonly max: number
  readonly seconds: number
}

/** Counts tries in the database, for all processes of the site. */
export type Attempts = ReturnType<typeof createAttempts>

export function createAttempts(connection: Connection, clock: { now(): number }) {
  const counters = tableCounters(connection, () => clock.now())
  return {
    /**
     * Counts a try by each rule, until one has had enough: then it says how long to wait, and the
     * rules after it count nothing. Counted before anything is checked, so tries at once count too.
     */
    async take(rules: readonly AttemptRule[]): Promise<TooMany | null> {
      for (const rule of rules) {
        const { hits, resetsAt } = await counters.hit(keyOf(rule), rule.seconds)
        if (hits > rule.max) {
          return { outcome: 'limited', seconds: Math.ceil((resetsAt - clock.now()) / 1000) }
        }
      }
      return null
    },
    /** Takes back a try that was none, by each rule. */
    async giveBack(rules: readonly AttemptRule[]): Promise<void> {
      for (const rule of rules) await counters.giveBack(keyOf(rule))
    },
    /** Begins to count anew. */
    forget: (rule: AttemptKey) => counters.forget(keyOf(rule)),
  }
}

type AttemptKey = Pick<AttemptRule, 'name' | 'of'>

/** A table of counts is to name nobody: it holds what an address gives, not the address. */
function keyOf({ name, of }: AttemptKey): string {
  return `${name}:${fingerprint(JSON.stringify(of))}`
}

const minute = 60

const hour = 60 * minute

/**
 * Tries to sign in. Nobody is locked out for good: that would hand a weapon to whoever knows an
 * e-mail address. The narrowest comes first, so that refused tries do not use up the others.
 */
export function signInRules(email: string, address: string): readonly AttemptRule[] {
  const caller = callerNetwork(address)
  return [
    { name: 'sign-in', of: [email, caller], max: 5, seconds: minute },
    { name: 'sign-in-address', of: [caller], max: 30, seconds: minute },
    signInRuleOf(email),
  ]
}

/** Tries at one account, from anywhere. */
export function signInRuleOf(email: string): AttemptRule {
  return { name: 'sign-in-email', of: [email], max: 20, seconds: hour }
}

export function registerRules(address: string): readonly AttemptRule[] {
  return [{ name: 'register', of: [callerNetwork(address)], max: 5, seconds: hour }]
}

/** Messages that a stranger can have sent to somebody; each kind has a count of its own. */
export function messageRules(
  kind: 'reset' | 'verification',
  email: string,
  address: string,
): readonly AttemptRule[] {
  return [
    { name: `${kind}-letter-address`, of: [callerNetwork(address)], max: 10, seconds: hour },
    messagesTo(kind, email),
  ]
}

/** Messages of a kind to one e-mail address, whoever asked for them. */
export function messagesTo(
  kind: 'reset' | 'verification' | 'registration',
  email: string,
): AttemptRule {
  return { name: `${kind}-letter`, of: [email], max: 3, seconds: hour }
}

/** Guesses at the password of somebody whose browser is signed in already. */
export function passwordRules(userId: string): readonly AttemptRule[] {
  return [{ name: 'password', of: [userId], max: 5, seconds: minute }]
}

/**
 * What counts as one caller: an IPv4 address, or the first 56 bits of an IPv6 address, which are
 * commonly handed to one household.
 */
export function callerNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address

  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const head = before.split(':').filter((group) => group !== '')
  const tail = (after ?? '').split(':').filter((group) => group !== '')
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...tail]
  const [first, second, third, fourth] = groups.map((group) => Number.parseInt(group, 16))
  return [first, second, third, (fourth ?? 0) & 0xff00].map(hex).join(':')
}

function hex(group: number | undefined): string {
  return (group ?? 0).toString(16)
}

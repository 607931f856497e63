import type { AttemptRule } from './attempts.ts'
import { callerNetwork } from './caller-network.ts'

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

/** Letters that a stranger can have sent to somebody; each kind has a count of its own. */
export function letterRules(
  kind: 'reset' | 'verification',
  email: string,
  address: string,
): readonly AttemptRule[] {
  return [
    { name: `${kind}-letter-address`, of: [callerNetwork(address)], max: 10, seconds: hour },
    lettersTo(kind, email),
  ]
}

/** Letters of a kind to one e-mail address, whoever asked for them. */
export function lettersTo(
  kind: 'reset' | 'verification' | 'registration',
  email: string,
): AttemptRule {
  return { name: `${kind}-letter`, of: [email], max: 3, seconds: hour }
}

/** Guesses at the password of somebody whose browser is signed in already. */
export function passwordRules(userId: string): readonly AttemptRule[] {
  return [{ name: 'password', of: [userId], max: 5, seconds: minute }]
}

/**
 * What the security log tells of (ASVS 5.0, 16.3), each with what may come of it: names that operators
 * search and count by, so they stay what they are.
 */
export interface SecurityEvents {
  'sign-in': 'signed-in' | 'second-step' | 'unverified' | 'refused' | 'refused-passkey' | 'limited'
  'second-step': 'signed-in' | 'expired' | FactorRefused
  'sign-out': 'done'
  registration: 'taken' | 'refused' | 'limited'
  'verification-asked': 'taken' | 'limited'
  /** By a message's link: a new account's address, or the one that took another's place. */
  'address-verified': 'signed-in' | 'changed' | 'expired' | 'wrong-password' | 'limited'
  'address-change-asked': 'done' | 'wrong-password' | 'limited'
  'reset-asked': 'taken' | 'limited'
  reset: 'changed' | 'refused' | 'expired'
  'password-change': 'done' | 'wrong-password' | 'refused' | 'limited'
  'password-confirmed': 'done' | 'wrong-password' | 'code-missing' | FactorRefused
  'factor-added': 'done' | 'unwanted' | FactorRefused
  'factor-removed': 'done'
  'recovery-codes-made': 'done'
  /** By the link of a message that told of it. */
  'change-undone': 'done' | 'expired' | 'factor-missing' | FactorRefused
  'sessions-ended': 'done' | 'wrong-password' | 'limited'
  'account-deleted': 'done' | 'wrong-password' | 'limited' | 'unconfirmed' | 'last-owner'
  'data-downloaded': 'done'
  /** A page or a file of somebody else's, or of staff, was asked for. */
  access: 'refused'
  /** A change that another site asked a browser for. */
  forgery: 'refused'
  /** A message that says it is a payment provider's, and is not; or the secret for its signature is wrong. */
  'payment-hook': 'forged'
  /** Too many calls of one kind, which no other event tells. */
  limit: 'limited'
  /** Staff's commands. */
  'order-paid': StaffOutcome
  'order-unpaid': StaffOutcome
  'order-cancelled': StaffOutcome
  'order-kept': StaffOutcome
  'order-refunded': StaffOutcome
  'payments-reconciled': StaffOutcome
  'order-links-ended': StaffOutcome
  'order-told-again': StaffOutcome
  'orders-exported': StaffOutcome
  'date-case-confirmed': StaffOutcome
  'letter-sent': StaffOutcome
  'letter-stopped': StaffOutcome
  'subscribers-exported': StaffOutcome
  unsubscribed: StaffOutcome
  'subscriber-erased': StaffOutcome
  'account-opened': StaffOutcome
  'account-made-staff': StaffOutcome
  'role-changed': StaffOutcome
  'sessions-ended-by-staff': StaffOutcome
  'factors-removal-begun': StaffOutcome
  'factors-removal-stopped': StaffOutcome
}

type FactorRefused = 'wrong-code' | 'refused-passkey' | 'limited'

type StaffOutcome = 'done' | 'refused'

export type SecurityEvent = keyof SecurityEvents

/** Outcomes that somebody who is who they say has every day; the others are warnings. */
export const everyday: ReadonlySet<string> = new Set([
  'signed-in',
  'second-step',
  'taken',
  'changed',
  'done',
])

/**
 * What the security log tells of (ASVS 5.0, 16.3), each with what may come of it: names that operators
 * search and count by, so they stay what they are.
 */
export interface SecurityEvents {
  'sign-in': 'signed-in' | 'unverified' | 'refused' | 'limited'
  'sign-out': 'done'
  registration: 'taken' | 'refused' | 'limited'
  'verification-asked': 'taken' | 'limited'
  /** By a message's link: a new account's address, or the one that took another's place. */
  'address-verified': 'signed-in' | 'changed' | 'expired' | 'wrong-password' | 'limited'
  'address-change-asked': 'done' | 'wrong-password' | 'limited'
  'reset-asked': 'taken' | 'limited'
  reset: 'changed' | 'refused' | 'expired'
  'password-change': 'done' | 'wrong-password' | 'refused' | 'limited'
  'password-confirmed': 'done' | 'wrong-password' | 'limited'
  'sessions-ended': 'done' | 'wrong-password' | 'limited'
  'account-deleted': 'done' | 'wrong-password' | 'limited'
  'data-downloaded': 'done'
  /** A page or a file of somebody else's, or of staff, was asked for. */
  access: 'refused'
  /** A change that another site asked a browser for. */
  forgery: 'refused'
  /** Too many calls of one kind, which no other event tells. */
  limit: 'limited'
  /** Staff's commands. */
  'order-paid': StaffOutcome
  'order-unpaid': StaffOutcome
  'order-cancelled': StaffOutcome
  'order-kept': StaffOutcome
  'order-links-ended': StaffOutcome
  'order-told-again': StaffOutcome
  'orders-exported': StaffOutcome
  'date-case-confirmed': StaffOutcome
  'account-opened': StaffOutcome
  'account-made-staff': StaffOutcome
}

type StaffOutcome = 'done' | 'refused'

export type SecurityEvent = keyof SecurityEvents

/** Outcomes that somebody who is who they say has every day; the others are warnings. */
export const everyday: ReadonlySet<string> = new Set(['signed-in', 'taken', 'changed', 'done'])

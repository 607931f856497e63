import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface PasswordChanged {
  /** `Saturday 21 November, 2026 at 10:00 AM`, London time. */
  readonly when: string
  readonly forgotUrl: string
}

/** Tells somebody that their password was changed: it may not have been them. */
export function passwordChanged({ when, forgotUrl }: PasswordChanged, company: Letterhead): Letter {
  return writeLetter(company, 'Your password has been changed', [
    { paragraph: 'Hello,' },
    {
      paragraph: `The password of your account at ${company.brand} was changed on ${when}, London time. Other browsers have been signed out.`,
    },
    { paragraph: 'If it was you, there is nothing to do.' },
    {
      paragraph: `If it was not you, choose a new password now, and tell us: write to ${company.email} or ring ${company.phone}.`,
    },
    { button: 'Choose a new password', url: forgotUrl },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

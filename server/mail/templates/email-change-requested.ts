import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface EmailChangeRequested {
  readonly forgotUrl: string
}

/** To the present address of an account, for which another one was asked. */
export function emailChangeRequested(
  { forgotUrl }: EmailChangeRequested,
  company: Letterhead,
): Letter {
  return writeLetter(company, 'Your account is to have another e-mail address', [
    { paragraph: 'Hello,' },
    {
      paragraph: `Somebody who is signed in to your account at ${company.brand}, and knows its password, asked to use another e-mail address for it. This address holds until the other one is verified.`,
    },
    { paragraph: 'If it was you, there is nothing to do here: look into the other mailbox.' },
    {
      paragraph: `If it was not you, choose a new password now: that signs out every browser and stops the change. And tell us: write to ${company.email} or ring ${company.phone}.`,
    },
    { button: 'Choose a new password', url: forgotUrl },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

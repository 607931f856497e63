import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface AlreadyRegistered {
  readonly signInUrl: string
  readonly forgotUrl: string
}

/** To somebody whose address already has an account, when it was given for a new one. */
export function alreadyRegistered(
  { signInUrl, forgotUrl }: AlreadyRegistered,
  company: Letterhead,
): Letter {
  return writeLetter(company, `You already have an account at ${company.brand}`, [
    { paragraph: 'Hello,' },
    {
      paragraph: `Somebody, and we hope it was you, gave this address for an account at ${company.brand}. There is one with it already, so nothing has changed.`,
    },
    { button: 'Sign in', url: signInUrl },
    {
      paragraph:
        'If you do not remember the password, or never chose one, ask for a link to choose a new one.',
    },
    { button: 'Choose a new password', url: forgotUrl },
    { paragraph: 'If it was not you, there is nothing to do: whoever it was has learnt nothing.' },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

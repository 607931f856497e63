import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface NewSignIn {
  /** `Saturday 21 November, 2026 at 10:00 AM`, London time. */
  readonly when: string
  /** `Firefox on Windows`. */
  readonly device: string
  /** The IP address that it came from. */
  readonly address: string
  readonly profileUrl: string
  readonly forgotUrl: string
}

/** Tells somebody that their account was signed in to by a browser that had not done so before. */
export function newSignIn(data: NewSignIn, company: Letterhead): Letter {
  const { when, device, address, profileUrl, forgotUrl } = data
  return writeLetter(company, 'A new sign-in to your account', [
    { paragraph: 'Hello,' },
    {
      paragraph: `Your account at ${company.brand} was signed in to by a browser that we have not seen you use before.`,
    },
    {
      paragraph: `When: ${when}, London time\nWhat: ${device}\nFrom: the internet address ${address}`,
    },
    { paragraph: 'If it was you, there is nothing to do.' },
    {
      paragraph:
        'If it was not you, somebody knows your password. Choose a new one now: that signs out every browser.',
    },
    { button: 'Choose a new password', url: forgotUrl },
    { paragraph: 'Your profile shows which browsers are signed in, and signs them out.' },
    { button: 'See my profile', url: profileUrl },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

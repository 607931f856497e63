import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface VerifyEmail {
  readonly verifyUrl: string
}

/** Asks whoever reads an address to say that the new account is theirs. The link lives for a day. */
export function verifyEmail({ verifyUrl }: VerifyEmail, company: Letterhead): Letter {
  return writeLetter(company, 'Please verify your e-mail address', [
    { paragraph: 'Hello,' },
    {
      paragraph: `An account at ${company.brand} has been opened with this address. Please verify that it is yours; then you can sign in.`,
    },
    { paragraph: 'The link works for 24 hours, and once.' },
    { button: 'Verify my address', url: verifyUrl },
    {
      paragraph:
        'If you did not open an account, please do not use the link: somebody else would then have an account in your name. Without it nobody can sign in, and we delete the account after 30 days.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

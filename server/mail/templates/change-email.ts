import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface ChangeEmail {
  readonly verifyUrl: string
}

/** To the new address of an account, which is not its address until the link is used. */
export function changeEmail({ verifyUrl }: ChangeEmail, company: Letterhead): Letter {
  return writeLetter(company, 'Please verify your new e-mail address', [
    { paragraph: 'Hello,' },
    {
      paragraph: `Somebody, and we hope it was you, asked to use this address for their account at ${company.brand}. The link works for 24 hours, and once; until then the old address holds.`,
    },
    { button: 'Use this address', url: verifyUrl },
    {
      paragraph:
        'If it was not you, please do not use the link. Somebody typed your address by mistake, and without the link nothing happens.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

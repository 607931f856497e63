import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface NoAccount {
  readonly registerUrl: string
}

/** To an address without an account, for which a link into one was asked. */
export function noAccount({ registerUrl }: NoAccount, company: Letterhead): Letter {
  return writeLetter(company, `There is no account with this address at ${company.brand}`, [
    { paragraph: 'Hello,' },
    {
      paragraph: `Somebody, and we hope it was you, asked for a link into an account at ${company.brand} with this address. There is none.`,
    },
    {
      paragraph:
        'Perhaps you used another address with us: try that one. Or open an account with this one.',
    },
    { button: 'Create an account', url: registerUrl },
    {
      paragraph:
        'If it was not you, somebody typed your address by mistake. There is nothing to do, and we keep nothing of it but this letter, for 30 days.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

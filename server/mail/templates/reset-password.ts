import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface ResetPassword {
  readonly resetUrl: string
}

/** With the link to choose a new password. It lives for an hour. */
export function resetPassword({ resetUrl }: ResetPassword, company: Letterhead): Letter {
  return writeLetter(company, 'Choose a new password', [
    { paragraph: 'Hello,' },
    {
      paragraph: `Somebody, and we hope it was you, asked for a new password to your account at ${company.brand}. The link works for 60 minutes, and once.`,
    },
    { button: 'Choose a new password', url: resetUrl },
    {
      paragraph:
        'If it was not you, there is nothing to do: without the link your password stays as it is. Please give the link to nobody, whoever asks for it.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

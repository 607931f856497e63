import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface AccountDeleted {
  /** `Saturday 21 November, 2026 at 10:00 AM`, London time. */
  readonly when: string
}

/** The last letter to somebody whose account is gone. */
export function accountDeleted({ when }: AccountDeleted, company: Letterhead): Letter {
  return writeLetter(company, 'Your account has been deleted', [
    { paragraph: 'Hello,' },
    {
      paragraph: `Your account at ${company.brand} was deleted on ${when}, London time, and with it what else we kept under this address: the newsletter, places on waiting lists, your basket and enquiries.`,
    },
    {
      paragraph:
        'Orders stay, because tax law wants them for six years after the tax year; they belong to no account any more, and what you booked or bought is still yours. We keep this letter for 30 days, and backups are overwritten within 30 days. Nothing else is left to do.',
    },
    {
      paragraph: `If it was not you, somebody knew your password. Write to ${company.email} or ring ${company.phone} at once.`,
    },
    { paragraph: `Fair winds, and thank you for sailing with ${company.brand}` },
  ])
}

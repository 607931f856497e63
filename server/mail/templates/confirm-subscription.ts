import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface ConfirmSubscription {
  readonly confirmUrl: string
}

/** Asks for the second half of the double opt-in. The link lives for a week. */
export function confirmSubscription(
  { confirmUrl }: ConfirmSubscription,
  company: Letterhead,
): Letter {
  return writeLetter(company, 'Please confirm your newsletter subscription', [
    { paragraph: 'Hello,' },
    {
      paragraph: `Someone, and we hope it was you, asked for the ${company.brand} newsletter to come to this address: once a week, new dates, courses and places to sail.`,
    },
    { paragraph: 'Please confirm, and you are on board. The link works for seven days.' },
    { button: 'Confirm my subscription', url: confirmUrl },
    {
      paragraph:
        'If it was not you, there is nothing to do: without your confirmation we send no newsletter.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

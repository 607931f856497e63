import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface NewsletterWelcome {
  /** The page that takes an address off the list again. */
  readonly unsubscribeUrl: string
}

/** The first letter to a confirmed subscriber; like every one after it, it has a link to stop. */
export function newsletterWelcome(
  { unsubscribeUrl }: NewsletterWelcome,
  company: Letterhead,
): Letter {
  return {
    ...writeLetter(company, `Welcome aboard the ${company.brand} newsletter`, [
      { paragraph: 'Hello,' },
      {
        paragraph:
          'Your subscription is confirmed. Once a week we write about new dates, late places, and one thing worth knowing before you next cast off.',
      },
      {
        paragraph:
          'Keep this letter if you like: its link stops the newsletter at any time, with one click and no questions.',
      },
      { button: 'Stop the newsletter', url: unsubscribeUrl },
      { paragraph: `Fair winds, from all of us at ${company.brand}` },
    ]),
    unsubscribeUrl,
  }
}

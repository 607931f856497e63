import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface WaitingListJoined {
  /** The name of the offer. */
  readonly offer: string
  /** `Saturday 11 September, 2027 to Sunday 12 September, 2027`. */
  readonly when: string
  readonly reference: string
  /** `2 places`. */
  readonly wanted: string
  /** The page of the date, with its origin. */
  readonly dateUrl: string
}

/**
 * Says that somebody is on the waiting list of a date, and what that means. It repeats nothing that
 * was typed: whoever filled in the form may have named a stranger's address.
 */
export function waitingListJoined(data: WaitingListJoined, company: Letterhead): Letter {
  const { offer, when, reference, wanted, dateUrl } = data
  return writeLetter(company, `You are on the waiting list for ${offer}`, [
    { paragraph: 'Hello,' },
    {
      paragraph: `You asked for ${wanted} on ${offer}, ${when} (${reference}). That date is full, so we have put you on its waiting list.`,
    },
    {
      paragraph:
        'When places come back, we ask whoever is on the list in the order in which they wrote. Until then there is nothing to pay and nothing to do, and you are free to book something else.',
    },
    { button: 'See this date', url: dateUrl },
    {
      paragraph: `If it was not you who asked, or you no longer wish to wait, answer this letter or write to ${company.email}, and we take you off the list.`,
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

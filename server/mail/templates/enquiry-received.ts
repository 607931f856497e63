import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface EnquiryReceived {
  /** Within a sentence: `hiring the classroom`. */
  readonly about: string
  /** The offer on whose page it was asked: `Corporate sailing day (CH-COR)`. */
  readonly offer: string | null
}

/**
 * Says that an enquiry has come, and what happens next. It repeats nothing that was typed: whoever
 * filled in the form may have named a stranger's address.
 */
export function enquiryReceived({ about, offer }: EnquiryReceived, company: Letterhead): Letter {
  const what = offer === null ? about : `${about}: ${offer}`
  return writeLetter(company, 'We have your message', [
    { paragraph: 'Hello,' },
    {
      paragraph: `Thank you for asking about ${what}. Your message has come, and a person reads it.`,
    },
    {
      paragraph: `You have an answer within two working days, and nothing is booked or owed until you say so. If it is urgent, ring ${company.phone}.`,
    },
    {
      paragraph:
        'Is there something to add? Answer this letter. We keep what you wrote for 24 months, so that we still know what we agreed, and then delete it.',
    },
    {
      paragraph:
        'If it was not you who asked, somebody gave us your address by mistake. There is nothing to do, and we write no further letters of our own accord; tell us if we should delete it now.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

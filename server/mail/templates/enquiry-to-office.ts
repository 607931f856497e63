import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface EnquiryToOffice {
  /** Within a sentence: `hiring the classroom`. */
  readonly about: string
  /** The offer on whose page it was asked: `Corporate sailing day (CH-COR)`. */
  readonly offer: string | null
  readonly name: string
  readonly email: string
  readonly telephone: string | null
  readonly people: number | null
  readonly dates: string | null
  readonly message: string
}

/** Brings an enquiry to whoever answers it. A reply goes to whoever asked. */
export function enquiryToOffice(data: EnquiryToOffice, company: Letterhead): Letter {
  const { about, offer, name, email, telephone, people, dates, message } = data
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    ...(telephone === null ? [] : [`Telephone: ${telephone}`]),
    ...(offer === null ? [] : [`From the page of: ${offer}`]),
    ...(people === null ? [] : [`How many people: ${people}`]),
    ...(dates === null ? [] : [`Dates: ${dates}`]),
  ]
  return {
    ...writeLetter(company, `${name} asks about ${about}`, [
      { paragraph: facts.join('\n') },
      ...message.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
      { paragraph: `Answer this letter, and your answer goes to ${email}.` },
    ]),
    replyTo: email,
  }
}

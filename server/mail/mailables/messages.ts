import { mailLayout, personalMail } from '../mail-layout.ts'
import type { MailContent, Mailables, Sender } from '../mail-layout.ts'

/** What is written about the newsletter, waiting lists and enquiries. */
export interface MessageMail {
  /** Asks for the second half of the double opt-in. The link lives for a week. */
  readonly 'confirm-subscription': {
    readonly confirmUrl: string
  }
  /** The first letter to a confirmed subscriber; like every one after it, it has a link to stop. */
  readonly 'newsletter-welcome': {
    /** The page that takes an address off the list again. */
    readonly unsubscribeUrl: string
  }
  /**
   * Says that somebody is on the waiting list of a date, and what that means. It repeats nothing that
   * was typed: whoever filled in the form may have named a stranger's address.
   */
  readonly 'waiting-list-joined': {
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
  /** Offers places that came free to who waited for them, for a while. */
  readonly 'place-offered': {
    readonly name: string
    /** Such as `2 places`. */
    readonly places: string
    /** The date: `Competent Crew, Friday 5 March, 2027 to Sunday 7 March, 2027`. */
    readonly date: string
    /** Such as `05/03/2027 17:30`. */
    readonly until: string
    readonly offerUrl: string
  }
  /**
   * Says that an enquiry has come, and what happens next. It repeats nothing that was typed: whoever
   * filled in the form may have named a stranger's address.
   */
  readonly 'enquiry-received': {
    /** Within a sentence: `hiring the classroom`. */
    readonly about: string
    /** The offer on whose page it was asked: `Corporate sailing day (CH-COR)`. */
    readonly offer: string | null
  }
  /** Brings an enquiry to whoever answers it. A reply goes to whoever asked. */
  readonly 'enquiry-to-office': {
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
}

export const messageMailables: Mailables<MessageMail> = {
  'confirm-subscription': ({ confirmUrl }, company) =>
    personalMail(company, 'Please confirm your newsletter subscription', [
      `Someone, and we hope it was you, asked for the ${company.brand} newsletter to come to this address: once a week, new dates, courses and places to sail.`,
      'Please confirm, and you are on board. The link works for seven days.',
      { button: 'Confirm my subscription', url: confirmUrl },
      'If it was not you, there is nothing to do: without your confirmation we send no newsletter.',
    ]),
  'newsletter-welcome': ({ unsubscribeUrl }, company) => ({
    ...personalMail(company, `Welcome aboard the ${company.brand} newsletter`, [
      'Your subscription is confirmed. Once a week we write about new dates, late places, and one thing worth knowing before you next cast off.',
      'Keep this letter if you like: its link stops the newsletter at any time, with one click and no questions.',
      { button: 'Stop the newsletter', url: unsubscribeUrl },
    ]),
    unsubscribeUrl,
  }),
  'waiting-list-joined': ({ offer, when, reference, wanted, dateUrl }, company) =>
    personalMail(company, `You are on the waiting list for ${offer}`, [
      `You asked for ${wanted} on ${offer}, ${when} (${reference}). That date is full, so we have put you on its waiting list.`,
      'When places come back, we ask whoever is on the list in the order in which they wrote. Until then there is nothing to pay and nothing to do, and you are free to book something else.',
      { button: 'See this date', url: dateUrl },
      `If it was not you who asked, or you no longer wish to wait, answer this letter or write to ${company.email}, and we take you off the list.`,
    ]),
  'place-offered': ({ name, places, date, until, offerUrl }, company) =>
    personalMail(
      company,
      'A place has come free',
      [
        `You waited for ${date}. There is room now: ${places}.`,
        `We keep this for you until ${until}, London time. After that we ask the next on the list.`,
        { button: 'See what we keep for you', url: offerUrl },
        'One button there puts it into your basket and holds it for 30 minutes; nothing is bought by that. If you do not want it any more, there is nothing to do. Whoever has this letter can use the link, so keep it to yourself.',
      ],
      name,
    ),
  'enquiry-received': enquiryReceived,
  'enquiry-to-office': enquiryToStaff,
}

function enquiryReceived(
  { about, offer }: MessageMail['enquiry-received'],
  company: Sender,
): MailContent {
  const what = offer === null ? about : `${about}: ${offer}`
  return personalMail(company, 'We have your message', [
    `Thank you for asking about ${what}. Your message has come, and a person reads it.`,
    `You have an answer within two working days, and nothing is booked or owed until you say so. If it is urgent, ring ${company.phone}.`,
    'Is there something to add? Answer this letter. We keep what you wrote for 24 months, so that we still know what we agreed, and then delete it.',
    'If it was not you who asked, somebody gave us your address by mistake. There is nothing to do, and we write no further letters of our own accord; tell us if we should delete it now.',
  ])
}

function enquiryToStaff(data: MessageMail['enquiry-to-office'], company: Sender): MailContent {
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
    ...mailLayout(company, `${name} asks about ${about}`, [
      facts.join('\n'),
      ...message.split(/\n{2,}/),
      `Answer this letter, and your answer goes to ${email}.`,
    ]),
    replyTo: email,
  }
}

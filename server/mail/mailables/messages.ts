import type { EnquiryRow } from '#server/database/schema.ts'
import { mailLayout, personalMail } from '../mail-layout.ts'
import type { MailContent, Sender, Texts } from '../mail-layout.ts'
import type { MailPicture } from '../picture.ts'

interface Pictured {
  /** The offer's; left out: it has none. Older messages have none. */
  readonly picture?: MailPicture | undefined
}

/**
 * The name of the offer, when its date is such as `Saturday 11 September, 2027 to Sunday 12 September,
 * 2027`, how many are wanted such as `2 places`, and the page of the date, with its origin.
 */
type Waiting = Texts<'offer' | 'when' | 'reference' | 'wanted' | 'dateUrl'> & Pictured

/**
 * How many places are offered, such as `2 places`, of which date, such as `Competent Crew, Friday 5 March,
 * 2027 to Sunday 7 March, 2027`, and until when, such as `05/03/2027 17:30`.
 */
type PlaceOffer = Texts<'places' | 'date' | 'until' | 'offerUrl'> & Pictured

interface EnquirySubject extends Pictured {
  /** Within a sentence: `hiring the classroom`. */
  readonly about: string
  /** The offer on whose page it was asked: `Corporate sailing day (CH-COR)`. */
  readonly offer: string | null
}

type Enquiry = EnquirySubject &
  Readonly<Pick<EnquiryRow, 'name' | 'email' | 'telephone' | 'people' | 'dates' | 'message'>>

/** What is written about the newsletter, waiting lists and enquiries. */
export const messageMailables = {
  /** Asks for the second half of the double opt-in. The link lives for a week. */
  'confirm-subscription': ({ confirmUrl }: Texts<'confirmUrl'>, company: Sender) =>
    personalMail({ company }, 'Please confirm your newsletter subscription', [
      `Someone, and we hope it was you, asked for the ${company.brand} newsletter to come to this address: once a week, new dates, courses and places to sail.`,
      'Please confirm, and you are on board. The link works for seven days.',
      { button: 'Confirm my subscription', url: confirmUrl },
      'If it was not you, there is nothing to do: without your confirmation we send no newsletter.',
    ]),
  /** The first to a confirmed subscriber; like every one after it, it has a link to stop. */
  'newsletter-welcome': ({ unsubscribeUrl }: Texts<'unsubscribeUrl'>, company: Sender) => ({
    ...personalMail({ company }, `Welcome aboard the ${company.brand} newsletter`, [
      'Your subscription is confirmed. Once a week we write about new dates, late places, and one thing worth knowing before you next cast off.',
      'Keep this letter if you like: its link stops the newsletter at any time, with one click and no questions.',
      { button: 'Stop the newsletter', url: unsubscribeUrl },
    ]),
    unsubscribeUrl,
  }),
  /**
   * Says that somebody is on the waiting list of a date, and what that means. It repeats nothing that
   * was typed: whoever filled in the form may have named a stranger's address.
   */
  'waiting-list-joined': (
    { offer, when, reference, wanted, dateUrl, picture }: Waiting,
    company: Sender,
  ) =>
    personalMail({ company, picture }, `You are on the waiting list for ${offer}`, [
      `You asked for ${wanted} on ${offer}, ${when} (${reference}). No place of that date is free, so we have put you on its waiting list.`,
      'When places come back, we ask whoever is on the list in the order in which they wrote. Until then there is nothing to pay and nothing to do, and you are free to book something else.',
      { button: 'See this date', url: dateUrl },
      `If it was not you who asked, or you no longer wish to wait, answer this letter or write to ${company.email}, and we take you off the list.`,
    ]),
  /**
   * Offers places that came free to who waited for them, for a while. It repeats nothing that was typed,
   * as above.
   */
  'place-offered': ({ places, date, until, offerUrl, picture }: PlaceOffer, company: Sender) =>
    personalMail({ company, picture }, 'A place has come free', [
      `You waited for ${date}. There is room now: ${places}.`,
      `We keep this for you until ${until}, London time. After that we ask the next on the list.`,
      { button: 'See what we keep for you', url: offerUrl },
      'One button there puts it into your basket and holds it for 30 minutes; nothing is bought by that. If you do not want it any more, there is nothing to do. Whoever has this letter can use the link, so keep it to yourself.',
    ]),
  'enquiry-received': enquiryReceived,
  'enquiry-to-office': enquiryToStaff,
}

/**
 * Says that an enquiry has come, and what happens next. It repeats nothing that was typed: whoever
 * filled in the form may have named a stranger's address.
 */
function enquiryReceived({ about, offer, picture }: EnquirySubject, company: Sender): MailContent {
  const what = offer === null ? about : `${about}: ${offer}`
  return personalMail({ company, picture }, 'We have your message', [
    `Thank you for asking about ${what}. Your message has come, and a person reads it.`,
    `You have an answer within two working days, and nothing is booked or owed until you say so. If it is urgent, ring ${company.phone}.`,
    'Is there something to add? Answer this letter. We keep what you wrote for 24 months, so that we still know what we agreed, and then delete it.',
    'If it was not you who asked, somebody gave us your address by mistake. There is nothing to do, and we write no further letters of our own accord; tell us if we should delete it now.',
  ])
}

/** Brings an enquiry to whoever answers it. A reply goes to whoever asked. */
function enquiryToStaff(enquiry: Enquiry, company: Sender): MailContent {
  const { about, offer, name, email, telephone, people, dates, message } = enquiry
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

import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { EnquirySubject } from '#server/content/schema/blocks.ts'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { EnquiryRow } from '#server/database/schema.ts'
import { emailField, nameField, onItsLines, onOneLine } from '#server/forms/fields.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import { enqueue, isWrittenSince } from '#server/mail/outbox.ts'

/** What an enquiry may be about, each as it is said within a sentence: `about classroom hire`. */
export const subjectWords: Readonly<Record<EnquirySubject, string>> = {
  general: 'sailing with us',
  'classroom-hire': 'hiring the classroom',
  'in-your-office': 'a course in your office',
  'corporate-day': 'a corporate sailing day',
  charter: 'a skippered charter',
  dofe: 'sailing for the Duke of Edinburgh’s Award',
}

const subjects = Object.keys(subjectWords) as EnquirySubject[]

/** What somebody asks. */
export type Enquiry = Omit<EnquiryRow, 'id' | 'fingerprint' | 'created_at' | 'forget_at'>

export interface StoreOptions {
  readonly now: number
  /** The address of whoever answers. */
  readonly office: string
  readonly letters: {
    readonly office: Mailables['enquiry-to-office']
    readonly receipt: Mailables['enquiry-received']
  }
}

/**
 * Keeps an enquiry, with a letter to the office and a receipt to whoever asked: all are written
 * together or not at all. The same words sent twice on one day (UTC) are one enquiry and change
 * nothing; an address gets one receipt in ten minutes at most. What has been kept for 24 months is
 * deleted. Wake the outbox afterwards.
 */
export async function storeEnquiry(
  database: Database,
  enquiry: Enquiry,
  { now, office, letters }: StoreOptions,
): Promise<void> {
  const row = { ...enquiry, id: newId(now), created_at: now, forget_at: monthsAfter(now, 24) }
  const fingerprint = fingerprintOf(enquiry, now)
  await database.transaction(async (trx) => {
    await trx.deleteFrom('enquiries').where('forget_at', '<=', now).execute()
    const stored = await trx
      .insertInto('enquiries')
      .values({ ...row, fingerprint })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return

    await enqueue(trx, { template: 'enquiry-to-office', to: office, data: letters.office }, now)
    const { email } = enquiry
    if (await isWrittenSince(trx, { template: 'enquiry-received', to: email }, now - pause)) return
    await enqueue(trx, { template: 'enquiry-received', to: email, data: letters.receipt }, now)
  })
}

const pause = 10 * 60_000

const day = 24 * 60 * 60_000

function fingerprintOf(enquiry: Enquiry, now: number): string {
  const { email, subject, context, name, telephone, people, dates, message } = enquiry
  const said = [email, subject, context, name, telephone, people, dates, message]
  const text = JSON.stringify([Math.floor(now / day), ...said])
  return createHash('sha256').update(text).digest('base64url')
}

function monthsAfter(instant: number, months: number): number {
  const date = new Date(instant)
  return date.setUTCMonth(date.getUTCMonth() + months)
}

const longestLine = 200

/** Characters; the field in the page stops there too. */
export const longestMessage = 4_000

/** More than any fleet of ours takes. */
export const mostPeople = 500

const wrongPhone =
  'That does not look like a telephone number; write one such as 01632 960 214, or leave it empty.'

const wrongPeople = `Please enter how many people, as a number from 1 to ${mostPeople}, or leave it empty.`

const longDates = `That is too long for the dates; they can have ${longestLine} characters at most. Please put the rest into the message.`

const missingMessage = 'Please write what you would like to know.'

const longMessage = `That message is too long; it can have ${longestMessage} characters at most. Please shorten it, or call us.`

const unknownSubject =
  'We cannot tell what this form is about. Please open the page once more and send it from there.'

/** A line that may be left empty: then it is null. */
const optionalLine = z
  .string()
  .optional()
  .transform((text = '') => onOneLine(text) || null)

const telephoneField = optionalLine
  .refine((text) => text === null || text.replaceAll(/\D/g, '').length >= 6, { error: wrongPhone })
  .refine((text) => text === null || text.length <= 40, { error: wrongPhone })

const peopleField = z
  .union([z.string(), z.number()], { error: wrongPeople })
  .optional()
  .transform((value) => String(value ?? '').trim())
  .refine((text) => /^\d{0,3}$/.test(text), { error: wrongPeople, abort: true })
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((count) => count === null || (count >= 1 && count <= mostPeople), { error: wrongPeople })

const messageField = z
  .string({ error: missingMessage })
  .transform(onItsLines)
  .refine((text) => text !== '', { error: missingMessage, abort: true })
  .refine((text) => text.length <= longestMessage, { error: longMessage })

/**
 * The form of an enquiry. Its fields have names of their own, because the newsletter's form stands
 * on the same page and shows again what was typed.
 */
export const enquiryForm = z.object({
  enquiry_subject: z.enum(subjects, { error: unknownSubject }),
  /** The code of an offer. */
  enquiry_offer: optionalLine,
  enquiry_name: nameField,
  enquiry_email: emailField,
  enquiry_telephone: telephoneField,
  enquiry_people: peopleField,
  enquiry_dates: optionalLine.refine((text) => text === null || text.length <= longestLine, {
    error: longDates,
  }),
  enquiry_message: messageField,
  /** Not shown: people leave it empty, and programs that fill in every field do not. */
  enquiry_website: optionalLine,
})

export type EnquiryForm = z.infer<typeof enquiryForm>

import { z } from 'zod'
import type { EnquirySubject } from '#server/content/schema/blocks.ts'
import { emailField, nameField, onItsLines, onOneLine } from '#server/forms/fields.ts'

/** What an enquiry may be about, each as it reads within a sentence: `about classroom hire`. */
export const subjectLabels: Readonly<Record<EnquirySubject, string>> = {
  general: 'sailing with us',
  'classroom-hire': 'hiring the classroom',
  'in-your-office': 'a course in your office',
  'corporate-day': 'a corporate sailing day',
  charter: 'a skippered charter',
  dofe: 'sailing for the Duke of Edinburgh’s Award',
}

const subjects = Object.keys(subjectLabels) as EnquirySubject[]

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

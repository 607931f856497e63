import { z } from 'zod'
import { emailField } from '#server/newsletter/email.ts'

const longestName = 100
/** More than any yacht or class holds. */
const mostHeads = 60

const missingName = 'Please enter your name.'
const wrongHeads = `Please enter how many places you would like, from 1 to ${mostHeads}.`

const nameField = z
  .string({ error: missingName })
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .refine((text) => text !== '', { error: missingName, abort: true })
  .refine((text) => text.length <= longestName, {
    error: `That name is too long; it can have ${longestName} characters at most.`,
  })

const headsField = z
  .union([z.string(), z.number()], { error: wrongHeads })
  .refine((value) => /^\d{1,2}$/.test(String(value).trim()), { error: wrongHeads, abort: true })
  .transform(Number)
  .refine((count) => count >= 1 && count <= mostHeads, { error: wrongHeads })

/**
 * The form of the waiting list. Its fields have names of their own, because the newsletter's form
 * stands on the same page and shows again what was typed.
 */
export const waitingListForm = z.object({
  waiting_name: nameField,
  waiting_email: emailField,
  waiting_heads: headsField,
})

export type WaitingListForm = z.infer<typeof waitingListForm>

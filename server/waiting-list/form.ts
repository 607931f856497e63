import { z } from 'zod'
import { emailField } from '#server/newsletter/email.ts'

const longestName = 100

const missingName = 'Please enter your name.'

/** A person's name, on one line. */
export const nameField = z
  .string({ error: missingName })
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .refine((text) => text !== '', { error: missingName, abort: true })
  .refine((text) => text.length <= longestName, {
    error: `That name is too long; it can have ${longestName} characters at most.`,
  })

/**
 * The form of the waiting list. Its fields have names of their own, because the newsletter's form
 * stands on the same page and shows again what was typed.
 * @param most how many places of the date one visitor may have.
 */
export function waitingListForm(most: number): z.ZodType<WaitingListForm> {
  return z.object({
    waiting_name: nameField,
    waiting_email: emailField,
    waiting_heads: headsField(most),
  })
}

export interface WaitingListForm {
  readonly waiting_name: string
  readonly waiting_email: string
  readonly waiting_heads: number
}

function headsField(most: number): z.ZodType<number> {
  const error =
    most === 1
      ? 'Please enter 1: you can wait for one of these.'
      : `Please enter how many places you would like, from 1 to ${most}.`
  return z
    .union([z.string(), z.number()], { error })
    .refine((value) => /^\d{1,2}$/.test(String(value).trim()), { error, abort: true })
    .transform(Number)
    .refine((count) => count >= 1 && count <= most, { error })
}

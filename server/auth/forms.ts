import { z } from 'zod'
import { emailField, nameField } from '#server/forms/fields.ts'
import { lengthFault } from './password-fault.ts'

const missing = 'Please enter your password.'

/** A password that was set before: whatever is not empty may be right. */
const givenPassword = z.string({ error: missing }).refine((text) => text !== '', { error: missing })

const newPassword = z
  .string({ error: 'Please choose a password.' })
  .superRefine((text, context) => {
    const fault = lengthFault(text)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })

/** Where to go afterwards, as the form sent it: not checked yet. */
export const intended = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : null))

/** A form may ask for a new password twice. */
const repeated = { password_confirmation: z.string().optional() }

interface Repeats {
  readonly password: string
  readonly password_confirmation?: string | undefined
}

function isRepeated({ password, password_confirmation: again }: Repeats): boolean {
  return again === undefined || again === password
}

const notRepeated = {
  path: ['password_confirmation'],
  error: 'The two passwords are not the same. Please type the new one again.',
}

/** Opens an account. A password that passes here may still be refused as too easy to guess. */
export const registerForm = z
  .object({ name: nameField, email: emailField, password: newPassword, intended, ...repeated })
  .refine(isRepeated, notRepeated)

// A box that is not ticked is not sent at all.
export const isOn = z
  .unknown()
  .optional()
  .transform((value) => value === 'on' || value === true)

export const signInForm = z.object({
  email: emailField,
  password: givenPassword,
  remember: isOn,
  intended,
})

/** Asks for a message: a link for a new password, or the link that verifies again. */
export const forgotForm = z.object({ email: emailField, intended })

export const resetForm = z
  .object({
    token: z.string({ error: 'Open the link of our letter again, and choose a password there.' }),
    password: newPassword,
    ...repeated,
  })
  .refine(isRepeated, notRepeated)

/** Asks for the password again, also to sign out other browsers. */
export const confirmForm = z.object({ password: givenPassword })

/** The password is needed when the e-mail address changes: whoever takes the form asks for it. */
export const profileForm = z.object({
  name: nameField,
  email: emailField,
  current_password: z.string().optional(),
})

export const passwordForm = z
  .object({ current_password: givenPassword, password: newPassword, ...repeated })
  .refine(isRepeated, notRepeated)

export const deleteForm = z.object({ password: givenPassword })

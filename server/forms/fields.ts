import { z } from 'zod'
import { hiddenCharacterFault } from './hidden-characters.ts'

/** Two spellings of one address are one subscriber. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

const longestEmail = 254

const missing = 'Please enter your e-mail address.'
const malformed = 'That does not look like an e-mail address; it should look like you@example.com.'
const tooLong = `That e-mail address is too long; it can have ${longestEmail} characters at most.`

/**
 * What a browser's e-mail field accepts (HTML, section 4.10.5.1.5), with a domain of two parts at
 * least and no dot out of place. ASCII only: without the `u` flag, `i` folds no other letter.
 */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

// A line break in an address starts a header of the message.
const control = /\p{Cc}/u

function isAddress(text: string): boolean {
  return address.test(text.trim()) && text.trim().indexOf('@') <= 64 && !control.test(text)
}

/** One e-mail address, trimmed and in lower case; what is wrong with another is said in words. */
export const emailField = z
  .string({ error: ({ input }) => (input == null ? missing : malformed) })
  .refine((text) => text.trim() !== '', { error: missing, abort: true })
  .refine((text) => text.trim().length <= longestEmail, { error: tooLong, abort: true })
  .refine(isAddress, { error: malformed })
  .transform(normaliseEmail)

/** The newsletter form (specification 5). The address comes out trimmed and in lower case. */
export const subscriptionForm = z.object({ email: emailField })

const missingName = 'Please enter your name.'

/** A person's name, on one line. */
export const nameField = nameLine(100, missingName).refine((text) => text !== '', {
  error: missingName,
})

/** A name on one line, which may be empty. What cannot be seen is refused in it: it is shown to others. */
export function nameLine(longest: number, missing: string) {
  return z
    .string({ error: missing })
    .superRefine((text, context) => {
      const message = hiddenCharacterFault(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .transform(onOneLine)
    .refine((text) => text.length <= longest, {
      error: `That name is too long; it can have ${longest} characters at most.`,
    })
}

const missingPhone = 'Please enter a telephone number, so that we can reach you about your order.'

const wrongPhone =
  'That does not look like a telephone number; write one such as 01632 960 111 or +44 1632 960 111.'

/** A telephone number, as it is written. */
export const telephoneField = z
  .string({ error: missingPhone })
  .transform(onOneLine)
  .refine((text) => text !== '', { error: missingPhone, abort: true })
  .refine((text) => /^\+?[\d\s().-]{6,40}$/.test(text) && text.replaceAll(/\D/g, '').length >= 6, {
    error: wrongPhone,
  })

/** A text on one line, without control characters. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** A text of several lines, without control characters besides the ends of its lines. */
export function onItsLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim()
}

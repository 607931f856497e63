import { z } from 'zod'
import { readDate } from '#server/format/dates.ts'
import { emailField, nameLine, onItsLines } from '#server/forms/fields.ts'
import { withoutLinks } from '#server/forms/web-addresses.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'

const longestName = 60

/** Characters; more does not fit on the printed card. */
const longestMessage = 300

const daysAhead = 365

const missingName = 'Please enter whose name is to be on the voucher.'

const longMessage = `That message is too long; it can have ${longestMessage} characters at most.`

const unknownDesign = 'Please choose one of the designs.'

const unknownWay = 'Please choose how the voucher gets there: by e-mail, or printed by post.'

const wrongDay = 'Please enter the day on which we send it, such as 09/05/2027, or leave it empty.'

const wrongSpan = 'Please choose a day from today on and within twelve months, or leave it empty.'

const nameOnVoucher = withoutLinks(nameLine(longestName, missingName))

const messageField = withoutLinks(
  z
    .string({ error: 'Please write the message as text.' })
    .transform(onItsLines)
    .refine((text) => text.length <= longestMessage, { error: longMessage }),
).optional()

const optionalEmail = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  emailField.optional(),
)

/**
 * What whoever buys a voucher says about it. Its fields have names of their own, because the
 * newsletter's form stands on the same page and shows again what was typed.
 * @param today `YYYY-MM-DD` in London.
 */
export function voucherForm(today: string) {
  return z
    .object({
      voucher_design: z.enum(designs, { error: unknownDesign }),
      voucher_to: nameOnVoucher.refine((text) => text !== '', { error: missingName }),
      voucher_from: nameOnVoucher.optional(),
      voucher_message: messageField,
      voucher_by: z.enum(['email', 'post'], { error: unknownWay }).default('email'),
      voucher_email: optionalEmail,
      voucher_send_on: dayField(today),
    })
    .transform(({ voucher_by: by, ...form }): VoucherDetails => {
      // A card in the post has no e-mail, and goes when it is printed.
      const isMailed = by === 'email'
      return {
        design: form.voucher_design,
        to: form.voucher_to,
        from: form.voucher_from ?? '',
        message: form.voucher_message ?? '',
        by,
        email: isMailed ? (form.voucher_email ?? null) : null,
        sendOn: isMailed ? form.voucher_send_on : null,
      }
    })
}

/** Does a form say anything about a voucher? */
export function isAboutVoucher(body: unknown): boolean {
  return Object.keys(body ?? {}).some((name) => name.startsWith('voucher_'))
}

function dayField(today: string) {
  const last = dateOf(dayOf(today) + daysAhead)
  return z
    .string({ error: wrongDay })
    .optional()
    .transform((text = '') => readDate(text))
    .refine((text) => text === '' || !Number.isNaN(dayOf(text)), { error: wrongDay, abort: true })
    .refine((text) => text === '' || (text >= today && text <= last), { error: wrongSpan })
    .transform((text) => (text === '' ? null : text))
}

/** How many ways a voucher can look. */
const designs = ['solent', 'dusk', 'chart', 'pennants'] as const

/** What whoever buys a voucher says about it, as a line of a cart and of an order keeps it. */
const voucherDetails = z.strictObject({
  design: z.enum(designs),
  /** Whose name is on it. */
  to: z.string(),
  from: z.string(),
  message: z.string(),
  /** How it gets there: by e-mail, or as a printed card in the post. */
  by: z.enum(['email', 'post']),
  /** Where the e-mail goes; null: to who pays. */
  email: z.string().nullable(),
  /** The day on which the e-mail goes out, `YYYY-MM-DD`; null: as soon as it is paid. */
  sendOn: z.string().nullable(),
})

export type VoucherDetails = z.infer<typeof voucherDetails>

/** Reads what {@link voucherDetails} wrote. @throws Error when somebody else did. */
export function readVoucherDetails(json: string): VoucherDetails {
  return voucherDetails.parse(JSON.parse(json))
}

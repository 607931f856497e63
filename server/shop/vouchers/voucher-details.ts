import { z } from 'zod'

/** How many ways a voucher can look. */
export const designs = ['solent', 'dusk', 'chart', 'pennants'] as const

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

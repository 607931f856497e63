import { z } from 'zod'
import { holdCart } from '../cart/rows.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import { allPaymentOptions } from '../orders/payment-ways.ts'

/** Where goods go, and to whom. */
export const deliveryAnswer = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('collect') }),
  z.strictObject({
    by: z.literal('post'),
    to: z.enum(['uk', 'europe']),
    name: z.string(),
    lines: z.array(z.string()).min(1),
    town: z.string(),
    postcode: z.string(),
    /** In words; empty inside the United Kingdom. */
    country: z.string(),
  }),
])

const contactAnswer = z.strictObject({
  name: z.string(),
  /** Lower case. */
  email: z.string(),
  telephone: z.string(),
})

/** One of those who come. */
const personAnswer = z.strictObject({
  name: z.string(),
  /** `YYYY-MM-DD`, where an age matters; else null. */
  born: z.string().nullable(),
})

/** The answers of the steps of the checkout, as a cart keeps them. */
const checkoutAnswers = z.strictObject({
  contact: contactAnswer.optional(),
  /** By the id of the line whose places they have. */
  people: z.record(z.string(), z.array(personAnswer)).default({}),
  delivery: deliveryAnswer.optional(),
})

export type DeliveryAnswer = z.infer<typeof deliveryAnswer>

export type PersonAnswer = z.infer<typeof personAnswer>

export type CheckoutAnswers = z.infer<typeof checkoutAnswers>

/** Where goods are posted to, line by line as on a label. */
export function postalLines({
  name,
  lines,
  town,
  postcode,
  country,
}: Extract<DeliveryAnswer, { readonly by: 'post' }>): string[] {
  return [name, ...lines, town, postcode, country].filter((line) => line !== '')
}

/** Reads what a cart keeps. @throws Error when somebody else wrote it. */
export function readAnswers(json: string): CheckoutAnswers {
  return checkoutAnswers.parse(JSON.parse(json))
}

/**
 * Keeps the answers of a step of the checkout with the visitor's cart, beside those of other steps.
 * Without a cart nothing is kept.
 */
export async function keepAnswers(
  { database, clock }: Pick<CartContext, 'database' | 'clock'>,
  visitor: CartVisitor,
  answers: Partial<CheckoutAnswers>,
): Promise<void> {
  await database.transaction(async (trx) => {
    // Held from here on: of two tabs neither writes over what the other answered.
    const cart = await holdCart(trx, visitor, clock.now())
    if (!cart) return
    const checkout = JSON.stringify({ ...readAnswers(cart.checkout), ...answers })
    await trx.updateTable('carts').set({ checkout }).where('id', '=', cart.id).execute()
  })
}

/**
 * Notes that a visitor is asked whether they meant another address than this.
 * @returns false: they were before.
 */
export async function askOnce(
  { database, clock }: Pick<CartContext, 'database' | 'clock'>,
  visitor: CartVisitor,
  email: string,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const cart = await holdCart(trx, visitor, clock.now())
    if (!cart || cart.asked_email === email) return false
    await trx.updateTable('carts').set({ asked_email: email }).where('id', '=', cart.id).execute()
    return true
  })
}

/** What the last step was sent. */
export type ReviewForm = ReturnType<typeof reviewForm>

/**
 * Reads the form of the last step, all of whose fields a hand may have changed; what is not of our
 * making is left out. The key is the idempotency key, empty for none of ours; of the total, in pence,
 * it says what was shown as due with the order, and as paid by vouchers.
 */
export function reviewForm(body: unknown) {
  const read = fields.safeParse(body ?? {})
  const { key = '', payment, ...amounts } = read.success ? read.data : {}
  const { total, due_now: dueNow, by_voucher: byVoucher } = amounts
  return { key, total, dueNow, byVoucher, payment }
}

/**
 * Reads the form of the code: its six digits, whatever was typed between them, null for anything else; or
 * that another is wanted.
 */
export function codeForm(body: unknown) {
  const read = codeFields.safeParse(body ?? {})
  const { key = '', code = '', again } = read.success ? read.data : {}
  const digits = code.replaceAll(/[\s.-]/g, '')
  return { key, code: /^\d{6}$/.test(digits) ? digits : null, isAgain: again === 'yes' }
}

const codeFields = z.object({
  key: z.uuid().optional().catch(undefined),
  code: z.string().max(100).optional().catch(undefined),
  again: z.string().optional().catch(undefined),
})

const longestAmount = 9

const amount = z
  .union([
    z.string().regex(/^\d+$/).max(longestAmount),
    z
      .number()
      .int()
      .min(0)
      .max(10 ** longestAmount),
  ])
  .transform(Number)
  .optional()
  .catch(undefined)

const fields = z.object({
  key: z.uuid().optional().catch(undefined),
  total: amount,
  due_now: amount,
  by_voucher: amount,
  payment: z.enum(allPaymentOptions).optional().catch(undefined),
})

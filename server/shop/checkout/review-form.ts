import { z } from 'zod'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { paymentWays } from '../orders/payment-ways.ts'

/** What the last step was sent. What is not of our making is left out. */
export interface ReviewForm {
  /** The idempotency key; empty: none of ours. */
  readonly key: string
  /** In pence. */
  readonly total: number | undefined
  /** Of it, in pence: what was shown as due with the order, and as paid by vouchers. */
  readonly dueNow: number | undefined
  readonly byVoucher: number | undefined
  readonly payment: OrderRow['payment'] | undefined
}

/** Reads the form of the last step, all of whose fields a hand may have changed. */
export function reviewForm(body: unknown): ReviewForm {
  const read = fields.safeParse(body ?? {})
  const { key = '', payment, ...amounts } = read.success ? read.data : {}
  const { total, due_now: dueNow, by_voucher: byVoucher } = amounts
  const way = paymentWays.find(({ value }) => value === payment)
  return { key, total, dueNow, byVoucher, payment: way?.value }
}

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
  payment: z.string().optional().catch(undefined),
})

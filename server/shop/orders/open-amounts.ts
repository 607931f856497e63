import type { OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import { takePaid } from '../money/instalments.ts'
import type { Due, Instalment } from '../money/instalments.ts'
import { instalmentText, poundsText } from './order-messages.ts'

/** What of an order is still to come, in pence, when so much money is in. */
export function openAmount(
  { status, total, by_voucher: byVoucher }: Pick<OrderRow, 'status' | 'total' | 'by_voucher'>,
  paid: number,
): number {
  return status === 'cancelled' ? 0 : total - byVoucher - paid
}

type Amounts = Pick<OrderRow, 'due_now' | 'instalments'>

/**
 * What of an order is to be paid still, at once and later. What was to be paid by a day that has come
 * is due at once.
 * @param paid what has come in for it, in pence, without what vouchers pay.
 * @param today `YYYY-MM-DD` in London.
 */
export function openParts(
  { due_now: dueNow, instalments }: Amounts,
  paid: number,
  today: string,
): Due {
  const later = JSON.parse(instalments) as Instalment[]
  const come = later.filter(({ on }) => on <= today)
  const now = come.reduce((sum, { amount }) => sum + amount, dueNow)
  const rest = later.filter(({ on }) => on > today)
  return takePaid(now, new Map(rest.map(({ on, amount }) => [on, amount])), pence(paid))
}

/** The same in words: `£20.00 at once`, then `£236.25 by Friday 30 April, 2027`; none: all is paid. */
export function openTexts(order: Amounts, paid: number, today: string): string[] {
  const { now, later } = openParts(order, paid, today)
  return [...(now > 0 ? [`${poundsText(now)} at once`] : []), ...later.map(instalmentText)]
}

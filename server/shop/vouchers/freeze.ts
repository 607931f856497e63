import type { Trx } from '#server/database/database.ts'
import type { OrderRow, VoucherRow } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { keepBack } from '#server/mail/unsent.ts'
import { linesOfOrder } from '../orders/order-messages.ts'
import { voucherMessages } from './issue.ts'
import type { Issuing } from './issue.ts'

/**
 * Freezes the vouchers that an order bought, because its money is gone: what is left on them cannot be
 * spent, and messages that would bring them on a later day stay here. What was spent of them stays spent.
 */
export async function freezeVouchers(
  context: Issuing,
  trx: Trx,
  order: OrderRow,
  now: number,
): Promise<void> {
  const frozen = await trx
    .updateTable('vouchers')
    .set({ cancelled_at: now })
    .where('order_line_id', 'in', linesOf(trx, order.id))
    .where('cancelled_at', 'is', null)
    .returningAll()
    .execute()
  for (const { voucher } of await lettersAfter(context, trx, order, frozen)) {
    await keepBack(trx, 'voucher-ready', { code: voucher.code })
  }
}

/** Lets the vouchers of an order that stands be spent again, with the messages that were kept back. */
export async function thawVouchers(
  context: Issuing,
  trx: Trx,
  order: OrderRow,
  now: number,
): Promise<void> {
  const frozen = await trx
    .selectFrom('vouchers')
    .selectAll()
    .where('order_line_id', 'in', linesOf(trx, order.id))
    .where('cancelled_at', 'is not', null)
    .execute()
  if (frozen.length === 0) return
  const ids = frozen.map(({ id }) => id)
  await trx.updateTable('vouchers').set({ cancelled_at: null }).where('id', 'in', ids).execute()
  for (const { letter } of await lettersAfter(context, trx, order, frozen)) {
    await enqueue(trx, letter.message, now, letter.dueAt)
  }
}

/**
 * The messages of vouchers that are kept back: those for a day after these were frozen. By the day that the
 * buyer chose, and not by when a row is due: the clocks of two processes differ by a moment.
 */
async function lettersAfter(
  context: Issuing,
  trx: Trx,
  order: OrderRow,
  vouchers: readonly VoucherRow[],
) {
  if (vouchers.length === 0) return []
  const lines = await linesOfOrder(trx, order.id)
  return voucherMessages(context, order, lines, vouchers).filter(
    ({ voucher, letter }) => (letter.dueAt ?? 0) > (voucher.cancelled_at ?? 0),
  )
}

function linesOf(trx: Trx, orderId: string) {
  return trx.selectFrom('order_lines').select('id').where('order_id', '=', orderId)
}

import type { Trx } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { keepBack } from '#server/mail/unsent.ts'
import type { OrderContext } from '../context.ts'
import { linesOfOrder } from '../orders/order-messages.ts'
import { voucherMessage } from './issue.ts'

/**
 * Freezes the vouchers that an order bought, because its money is gone: what is left on them cannot be
 * spent, and messages that would bring them later stay here. What was spent of them stays spent.
 */
export async function freezeVouchers(trx: Trx, orderId: string, now: number): Promise<void> {
  const frozen = await trx
    .updateTable('vouchers')
    .set({ cancelled_at: now })
    .where('order_line_id', 'in', linesOf(trx, orderId))
    .where('cancelled_at', 'is', null)
    .returning('code')
    .execute()
  for (const { code } of frozen) await keepBack(trx, 'voucher-ready', { code }, now)
}

/** Lets the vouchers of an order that stands be spent again, with the messages that were kept back. */
export async function thawVouchers(
  context: Pick<OrderContext, 'links' | 'site'>,
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
  const lines = await linesOfOrder(trx, order.id)
  for (const voucher of frozen) {
    const line = lines.find(({ id }) => id === voucher.order_line_id)
    const letter = line && voucherMessage(context, order, line, voucher)
    // One that was due before the vouchers froze was not kept back.
    if ((letter?.dueAt ?? 0) <= (voucher.cancelled_at ?? now)) continue
    if (letter) await enqueue(trx, letter.message, now, letter.dueAt)
  }
}

function linesOf(trx: Trx, orderId: string) {
  return trx.selectFrom('order_lines').select('id').where('order_id', '=', orderId)
}

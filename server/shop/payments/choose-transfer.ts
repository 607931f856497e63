import type { Trx } from '#server/database/database.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { keepBack } from '#server/mail/unsent.ts'
import { payBy } from '../money/instalments.ts'
import { agreedTerms } from '../orders/bought-line.ts'
import { conditionsOfOrder } from '../orders/order-conditions.ts'
import { isKnownBuyer, orderMessages } from '../orders/order-messages.ts'
import { outdateAttempts } from './attempt-rows.ts'
import { paidFor } from './paid.ts'
import type { PaymentContext } from './payment-context.ts'

/**
 * Lets the buyer of an order by card pay by transfer after all, with the days that its terms give for it;
 * the message about the order says where to, if none has gone yet.
 * @returns was it an order by card that awaits its money?
 */
export async function chooseTransfer(context: PaymentContext, orderId: string): Promise<boolean> {
  const isChosen = await context.database.transaction((trx) => choose(context, trx, orderId))
  if (isChosen) context.outbox.wake()
  return isChosen
}

async function choose(context: PaymentContext, trx: Trx, orderId: string): Promise<boolean> {
  const now = context.clock.now()
  const locked = await trx
    .updateTable('orders')
    .set({ provider: null, lapses_at: null, reminded_at: null })
    .where('id', '=', orderId)
    .where('provider', 'is not', null)
    .where('status', '=', 'awaiting-payment')
    .returningAll()
    .executeTakeFirst()
  if (!locked) return false
  const order = await trx
    .updateTable('orders')
    .set({ pay_by: payBy(context.site.current().today, agreedTerms(locked)) })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await outdateAttempts(trx, orderId, now)
  const isKnown = isKnownBuyer(order, await paidFor(trx, orderId))
  const conditions = await conditionsOfOrder(context, trx, order)
  const { toCustomer } = await orderMessages(context, trx, order, { conditions, isKnown })
  await keepBack(trx, 'order-confirmed', { number: order.number })
  await enqueue(trx, toCustomer, now)
  return true
}

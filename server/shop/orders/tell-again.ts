import type { Trx } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { keepBack } from '#server/mail/unsent.ts'
import type { OrderContext } from '../context.ts'
import { paidFor } from '../payments/paid.ts'
import { voucherMessages } from '../vouchers/issue.ts'
import { findOrder } from './find-orders.ts'
import { conditionsOfOrder } from './order-conditions.ts'
import { isKnownBuyer, noteTold, orderMessages } from './order-messages.ts'
import { lockOrder } from './settle.ts'

type ToldAgain =
  | { readonly outcome: 'told'; readonly messages: readonly Pick<Message, 'template' | 'to'>[] }
  | { readonly outcome: 'unknown' }
  /** What a message about it would say is not in the order any more. */
  | { readonly outcome: 'cancelled'; readonly order: OrderRow }

/**
 * Writes the messages about an order anew, out of the order: to its customer what was ordered and how it is
 * paid, to staff the same, and each voucher of it to whoever it is for. They take the place of those that are
 * not sent yet. Conditions are those that the order was placed under.
 */
export async function tellAgain(context: OrderContext, number: string): Promise<ToldAgain> {
  const { database, outbox } = context
  const told = await database.transaction((trx) => tell(context, trx, number))
  if (told.outcome === 'told') outbox.wake()
  return told
}

async function tell(context: OrderContext, trx: Trx, number: string): Promise<ToldAgain> {
  const now = context.clock.now()
  const order = await lockOrder(trx, number)
  if (!order) return { outcome: 'unknown' }
  if (order.status === 'cancelled') return { outcome: 'cancelled', order }
  const conditions = await conditionsOfOrder(context, trx, order)
  const isKnown = isKnownBuyer(order, await paidFor(trx, order.id))
  const { toCustomer, toOffice } = await orderMessages(context, trx, order, { conditions, isKnown })
  const letters: readonly Letter[] = [
    { message: toCustomer, about: { number } },
    { message: toOffice, about: { number } },
    ...(await voucherLetters(context, trx, order)),
  ]
  for (const { message, about, dueAt } of letters) {
    await keepBack(trx, message.template, about)
    await enqueue(trx, message, now, dueAt)
  }
  await noteTold(trx, order.id, now)
  return { outcome: 'told', messages: letters.map(({ message }) => message) }
}

interface Letter {
  readonly message: Message
  /** What of its data names the thing that it is about. */
  readonly about: Readonly<Record<string, string>>
  readonly dueAt?: number
}

async function voucherLetters(
  context: OrderContext,
  trx: Trx,
  order: OrderRow,
): Promise<readonly Letter[]> {
  const { lines = [], vouchers = [] } = (await findOrder(trx, order)) ?? {}
  return voucherMessages(context, order, lines, vouchers).map(({ voucher, letter }) => ({
    ...letter,
    about: { code: voucher.code },
  }))
}

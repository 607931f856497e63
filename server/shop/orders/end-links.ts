import type { Trx } from '#server/database/database.ts'
import type { OrderRow, VoucherRow } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { londonDate } from '#server/site/clock.ts'
import type { OrderContext } from '../context.ts'
import { paidFor } from '../payments/paid.ts'
import type { WholeOrder } from './find-orders.ts'
import { readLineDetails } from './line-details.ts'
import { readerOf } from './order-messages.ts'

/** In days: how long after the trip a link to its order opens it. */
const kept = 365

/** The last day on which links to an order open it, `YYYY-MM-DD`: a year after the last of its dates. */
export function lastLinkDay({ order, lines }: Pick<WholeOrder, 'order' | 'lines'>): string {
  const ends = lines.flatMap(({ details }) => readLineDetails({ details }).date?.ends ?? [])
  const last = [londonDate(order.created_at), ...ends].toSorted().at(-1) ?? ''
  return dateOf(dayOf(last) + kept)
}

/** The same for a voucher: a year after the last day on which it can be spent. */
export function lastVoucherLinkDay({
  valid_until: until,
}: Pick<VoucherRow, 'valid_until'>): string {
  return dateOf(dayOf(until) + kept)
}

/** An order to which there is one link, which nobody has yet. */
export interface EndedLinks {
  readonly order: OrderRow
  /** Is the new one on its way? None goes to an address that may be a stranger's and had too many. */
  readonly isTold: boolean
}

/**
 * Ends the links to an order: those that were sent, printed or handed on open it no longer. A new one goes to
 * the order's address, and to nobody else.
 */
export async function endOrderLinks(context: OrderContext, id: string): Promise<EndedLinks | null> {
  const { database, outbox, clock } = context
  const ended = await database.transaction(async (trx) => {
    const order = await trx
      .updateTable('orders')
      .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!order) return null
    const before = { ...order, link_version: order.link_version - 1 }
    await renewWaiting(trx, context.links.order(before), context.links.order(order))
    return { order, isTold: await sendLink(context, trx, order, clock.now()) }
  })
  if (ended?.isTold) outbox.wake()
  return ended
}

/** Ends the links to a voucher. Whoever may see its order finds the new one there. */
export async function endVoucherLinks(
  { database, links }: OrderContext,
  id: string,
): Promise<VoucherRow | null> {
  return database.transaction(async (trx) => {
    const voucher = await trx
      .updateTable('vouchers')
      .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!voucher) return null
    const before = { ...voucher, link_version: voucher.link_version - 1 }
    await renewWaiting(trx, links.voucher(before), links.voucher(voucher))
    return voucher
  })
}

/** A message that still waits, for a voucher's day perhaps, brings the link that works. */
async function renewWaiting(trx: Trx, before: string, after: string): Promise<void> {
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'data'])
    .where('sent_at', 'is', null)
    .where('data', 'like', `%${before}%`)
    .execute()
  for (const { id, data } of waiting) {
    await trx
      .updateTable('outbox')
      .set({ data: data.replaceAll(before, after) })
      .where('id', '=', id)
      .execute()
  }
}

async function sendLink(
  { links }: OrderContext,
  trx: Trx,
  order: OrderRow,
  now: number,
): Promise<boolean> {
  const { id, number, email } = order
  const reader = await readerOf(trx, order, await paidFor(trx, id), now)
  if (!reader) return false
  const data = { number, ...reader, orderUrl: links.order(order) }
  await enqueue(trx, { template: 'order-link', to: email, data }, now)
  return true
}

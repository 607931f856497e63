import type { Transaction } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { findCart, touchCart } from '../cart/cart-rows.ts'
import type { CartVisitor } from '../cart/context.ts'
import { readAnswers } from '../checkout/answers.ts'
import { conditionsFor } from '../checkout/conditions.ts'
import type { Totals } from '../money/totals.ts'
import { buyableLines } from './buyable-lines.ts'
import type { OrderContext } from './context.ts'
import { requireAnswers, requireVouchers, totalsOfOrder } from './order-conditions.ts'
import { OrderRefusal } from './order-faults.ts'
import type { OrderFault } from './order-faults.ts'
import { sendOrder } from './order-letters.ts'
import { settle } from './settle.ts'
import { writeOrder } from './write-order.ts'
import type { OrderWish } from './write-order.ts'

export type Placed =
  | { readonly outcome: 'placed'; readonly order: OrderRow }
  /** It had been ordered already: a double click, a second try, or Back. */
  | { readonly outcome: 'known'; readonly order: OrderRow }
  | { readonly outcome: 'refused'; readonly fault: OrderFault }

/**
 * Makes an order of a visitor's cart, which is empty then. The order, its lines, what vouchers pay
 * and the letters are written together or not at all; the same key gives the same order however often
 * it comes. Places are those that the cart holds, or are free when it is written.
 */
export async function placeOrder(
  context: OrderContext,
  visitor: CartVisitor,
  wish: OrderWish,
): Promise<Placed> {
  const { database, places, outbox } = context
  try {
    const placed = await database.transaction((trx) => place(context, trx, visitor, wish))
    if (placed.outcome === 'placed') {
      outbox.wake()
      await places.refresh()
    }
    return placed
  } catch (error) {
    if (error instanceof OrderRefusal) return { outcome: 'refused', fault: error.fault }
    const order = await placedNevertheless(context, wish)
    if (!order) throw error
    return { outcome: 'known', order }
  }
}

/** A connection can break after the order was written and before the database has said so. */
async function placedNevertheless(
  { database: { db } }: OrderContext,
  { key }: OrderWish,
): Promise<OrderRow | undefined> {
  try {
    return await orderByKey(db, key)
  } catch {
    // What failed first says more.
    return undefined
  }
}

async function place(
  context: OrderContext,
  trx: Transaction<Tables>,
  visitor: CartVisitor,
  wish: OrderWish,
): Promise<Placed> {
  const now = context.clock.now()
  const site = context.site.current()
  const found = await findCart(trx, visitor)
  // Holds the cart: of two that order it at once, the second finds the first one's order.
  const cart = found && (await touchCart(trx, found.id, now))
  const known = await orderByKey(trx, wish.key)
  if (known) return { outcome: 'known', order: known }
  if (!cart || cart.checkout_key !== wish.key) throw new OrderRefusal({ reason: 'stale' })

  const lines = await buyableLines(trx, cart.id, { site, now })
  const answers = readAnswers(cart.checkout)
  requireAnswers(answers, lines, site)
  const vouchers = await requireVouchers(trx, cart, site)
  const totals = totalsOfOrder(lines, answers, vouchers, site)
  requireAgreed(totals, wish)

  const parts = { cart, wish, answers, lines, vouchers, totals, site, now }
  const order = await writeOrder(trx, parts)
  const conditions = conditionsFor(lines, site.content)
  await sendOrder(context, trx, { order, conditions, now })
  return { outcome: 'placed', order: await settle(context, trx, order, now) }
}

/** @throws OrderRefusal when the visitor agreed to something else than this. */
function requireAgreed({ total, byVoucher, due }: Totals, wish: OrderWish): void {
  if (total !== wish.total) {
    throw new OrderRefusal({ reason: 'total', shown: wish.total, now: total })
  }
  if (due.now !== wish.dueNow || byVoucher !== wish.byVoucher) {
    const shown = { dueNow: wish.dueNow, byVoucher: wish.byVoucher }
    throw new OrderRefusal({ reason: 'due', shown, now: { dueNow: due.now, byVoucher } })
  }
  if (wish.payment === null && total > byVoucher) throw new OrderRefusal({ reason: 'payment' })
}

async function orderByKey(connection: Connection, key: string): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

import type { Connection, Trx } from '#server/database/database.ts'
import type { CartRow, OrderRow, PendingOrderRow } from '#server/database/shop-tables.ts'
import { mailboxOf } from '#server/mail/recipient-limit.ts'
import type { Site } from '#server/site/site.ts'
import { holdCart } from '../cart/rows.ts'
import { readAnswers } from '../checkout/answers.ts'
import { conditionedLine, conditionsFor } from '../checkout/conditions.ts'
import { openStep } from '../checkout/steps.ts'
import type { CartVisitor, PlacingContext } from '../context.ts'
import { isOwed } from '../money/totals.ts'
import type { Totals } from '../money/totals.ts'
import { agreedTerms, totalsOfOrder } from './bought-line.ts'
import type { BuyableLine } from './bought-line.ts'
import { buyableLines, requireVouchers } from './buyable-cart.ts'
import { sendOrder } from './order-messages.ts'
import { askForCode, isAsAsked, needsCode } from './pending-order.ts'
import { OrderRefusal } from './refusal.ts'
import type { OrderFault } from './refusal.ts'
import { settle } from './settle.ts'
import { writeOrder } from './write-order.ts'
import type { OrderInput } from './write-order.ts'

export type Placed =
  | { readonly outcome: 'placed'; readonly order: OrderRow }
  /** It had been ordered already: a double click, a second try, or Back. */
  | { readonly outcome: 'known'; readonly order: OrderRow }
  /** A code went to the address that was given: nothing is ordered until it is typed. */
  | { readonly outcome: 'pending'; readonly email: string }
  | { readonly outcome: 'refused'; readonly fault: OrderFault }

/**
 * Makes an order of a visitor's cart, which is empty then. The order, its lines, what vouchers pay
 * and the messages are written together or not at all; the same key gives the same order however often
 * it comes. Places are those that the cart holds, or are free when it is written. Where something is
 * left to pay and nobody has shown that the address is theirs, it is pending, and a code goes there.
 * @param isAgain a further code is asked for.
 */
export async function placeOrder(
  context: PlacingContext,
  visitor: CartVisitor,
  input: OrderInput,
  isAgain = false,
): Promise<Placed> {
  const cart = (trx: Trx, now: number) => holdCart(trx, visitor, now)
  return placeCart(context, { cart, input, network: visitor.network, isAgain })
}

export interface Placing {
  /** The cart that is ordered, kept from others; undefined: there is none any more. */
  readonly cart: (trx: Trx, now: number) => Promise<CartRow | undefined>
  readonly input: OrderInput
  readonly network: string | undefined
  readonly isAgain?: boolean
  /** What was asked for, whose address is confirmed now; left out: it is asked for now. */
  readonly confirmed?: PendingOrderRow
  /** The address counts as this cart's from now on. */
  readonly isByCode?: boolean
}

/** Orders a cart, of which its visitor or the address of what is pending have the say. */
export async function placeCart(context: PlacingContext, placing: Placing): Promise<Placed> {
  // Numbers are given out one after another in any case: whoever waits needs no connection for it.
  return context.inTurn('order', () => placeInTurn(context, placing))
}

async function placeInTurn(context: PlacingContext, placing: Placing): Promise<Placed> {
  const { database, places, outbox } = context
  try {
    const placed = await database.transaction((trx) => place(context, trx, placing))
    if (placed.outcome !== 'known') {
      outbox.wake()
      await places.refresh()
    }
    return placed
  } catch (error) {
    if (error instanceof OrderRefusal) return { outcome: 'refused', fault: error.fault }
    // A connection can break after the order was written and before the database has said so; if
    // it cannot be asked, what failed first says more.
    const order = await orderByKey(database.db, placing.input.key).catch(() => undefined)
    if (!order) throw error
    return { outcome: 'known', order }
  }
}

async function place(context: PlacingContext, trx: Trx, placing: Placing): Promise<Placed> {
  const { input, confirmed, isAgain = false, isByCode = false, network = null } = placing
  const now = context.clock.now()
  const site = context.site.current()
  // Of two that order a cart at once, the second finds the first one's order.
  const cart = await placing.cart(trx, now)
  const known = await orderByKey(trx, input.key)
  if (known) return { outcome: 'known', order: known }
  if (!cart || cart.checkout_key !== input.key) throw new OrderRefusal({ reason: 'stale' })

  const lines = await buyableLines(trx, cart.id, { site, now })
  const answers = readAnswers(cart.checkout)
  const step = openStep(lines, answers, site.content)
  if (step) throw new OrderRefusal({ reason: 'unanswered', step })
  const vouchers = await requireVouchers(trx, cart, site)
  const totals = totalsOfOrder(lines, answers, vouchers, site)
  requireAgreed(totals, input)
  await requireFewUnpaid(trx, { email: answers.contact?.email ?? '', lines, totals, site })
  if (confirmed) {
    if (!isAsAsked(confirmed, cart, lines, now)) {
      throw new OrderRefusal({ reason: 'changed', shown: confirmed.basket })
    }
  } else if (needsCode({ cart, answers, totals, accountEmail: await accountEmail(trx, cart) })) {
    const email = answers.contact?.email ?? ''
    await askForCode(context, trx, { cart, email, input, lines, network, isAgain, now })
    return { outcome: 'pending', email }
  }

  const { provider } = context
  const parts = { cart, network, provider, input, answers, lines, vouchers, totals, site, now }
  const order = await writeOrder(trx, { ...parts, isByCode })
  const conditions = conditionsFor(lines.map(conditionedLine), agreedTerms(order), site.content)
  await sendOrder(context, trx, order, conditions, now)
  return { outcome: 'placed', order: await settle(context, trx, order, now) }
}

/** @throws OrderRefusal when the visitor agreed to something else than this. */
function requireAgreed(totals: Totals, input: OrderInput): void {
  const { total, byVoucher, due } = totals
  if (total !== input.total) {
    throw new OrderRefusal({ reason: 'total', shown: input.total, now: total })
  }
  if (due.now !== input.dueNow || byVoucher !== input.byVoucher) {
    const shown = { dueNow: input.dueNow, byVoucher: input.byVoucher }
    throw new OrderRefusal({ reason: 'due', shown, now: { dueNow: due.now, byVoucher } })
  }
  if (input.payment === null && isOwed(totals)) throw new OrderRefusal({ reason: 'payment' })
}

/** Heads that one address orders and does not pay: more is a matter for a talk with staff. */
const mostUnpaid = 24

interface Owing {
  readonly email: string
  readonly lines: readonly BuyableLine[]
  readonly totals: Totals
  readonly site: Site
}

/** @throws OrderRefusal when too many places are kept by an address already that pays for none. */
async function requireFewUnpaid(trx: Trx, { email, lines, totals, site }: Owing): Promise<void> {
  const asked = lines.reduce(
    (sum, { line, article }) => sum + (article.date ? line.quantity : 0),
    0,
  )
  if (asked === 0 || !isOwed(totals)) return
  const mailbox = mailboxOf(email)
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('dates', 'dates.reference', 'order_lines.reference')
    .where('orders.email', 'like', `%@${mailbox.split('@')[1]}`)
    .where('orders.status', '=', 'awaiting-payment')
    .where('dates.starts', '>=', site.today)
    .select(['orders.email', 'order_lines.quantity'])
    .execute()
  const own = rows.filter((row) => mailboxOf(row.email) === mailbox)
  const heads = own.reduce((sum, { quantity }) => sum + quantity, 0)
  if (heads + asked > mostUnpaid) {
    throw new OrderRefusal({ reason: 'unpaid', heads, most: mostUnpaid })
  }
}

/** The address of a cart's account, which its owner has confirmed; null: a guest's. */
async function accountEmail(trx: Trx, { user_id: id }: CartRow): Promise<string | null> {
  if (id === null) return null
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return user?.email ?? null
}

/** The order that came of a cart by the name of this key. */
export async function orderByKey(
  connection: Connection,
  key: string,
): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

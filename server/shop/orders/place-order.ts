import type { Connection, Trx } from '#server/database/database.ts'
import type { CartItemRow, CartRow, OrderRow } from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { articleOf, limitFault, placeArticle } from '../cart/article.ts'
import { placesFault } from '../cart/place-hold.ts'
import type { LineFault } from '../cart/refusal.ts'
import { codesOf, holdCart, linesOf } from '../cart/rows.ts'
import { readAnswers } from '../checkout/answers.ts'
import { conditionedLine, conditionsFor } from '../checkout/conditions.ts'
import { openStep } from '../checkout/steps.ts'
import type { CartContext, CartVisitor, OrderContext } from '../context.ts'
import type { Totals } from '../money/totals.ts'
import { lockDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'
import { lockVouchers, voucherFault } from '../vouchers/vouchers.ts'
import type { VoucherBalance } from '../vouchers/vouchers.ts'
import { agreedTerms, totalsOfOrder } from './bought-line.ts'
import type { BuyableLine } from './bought-line.ts'
import { sendOrder } from './order-messages.ts'
import { settle } from './payments.ts'
import { OrderRefusal } from './refusal.ts'
import type { OrderFault } from './refusal.ts'
import { writeOrder } from './write-order.ts'
import type { OrderInput } from './write-order.ts'

type Placed =
  | { readonly outcome: 'placed'; readonly order: OrderRow }
  /** It had been ordered already: a double click, a second try, or Back. */
  | { readonly outcome: 'known'; readonly order: OrderRow }
  | { readonly outcome: 'refused'; readonly fault: OrderFault }

/**
 * Makes an order of a visitor's cart, which is empty then. The order, its lines, what vouchers pay
 * and the messages are written together or not at all; the same key gives the same order however often
 * it comes. Places are those that the cart holds, or are free when it is written.
 */
export async function placeOrder(
  context: OrderContext & Pick<CartContext, 'inTurn'>,
  visitor: CartVisitor,
  input: OrderInput,
): Promise<Placed> {
  // Numbers are given out one after another in any case: whoever waits needs no connection for it.
  return context.inTurn('order', () => placeInTurn(context, visitor, input))
}

async function placeInTurn(
  context: OrderContext,
  visitor: CartVisitor,
  input: OrderInput,
): Promise<Placed> {
  const { database, places, outbox } = context
  try {
    const placed = await database.transaction((trx) => place(context, trx, visitor, input))
    if (placed.outcome === 'placed') {
      outbox.wake()
      await places.refresh()
    }
    return placed
  } catch (error) {
    if (error instanceof OrderRefusal) return { outcome: 'refused', fault: error.fault }
    // A connection can break after the order was written and before the database has said so; if
    // it cannot be asked, what failed first says more.
    const order = await orderByKey(database.db, input.key).catch(() => undefined)
    if (!order) throw error
    return { outcome: 'known', order }
  }
}

async function place(
  context: OrderContext,
  trx: Trx,
  visitor: CartVisitor,
  input: OrderInput,
): Promise<Placed> {
  const now = context.clock.now()
  const site = context.site.current()
  // Of two that order a cart at once, the second finds the first one's order.
  const cart = await holdCart(trx, visitor, now)
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

  const network = visitor.network ?? null
  const parts = { cart, network, input, answers, lines, vouchers, totals, site, now }
  const order = await writeOrder(trx, parts)
  const conditions = conditionsFor(lines.map(conditionedLine), agreedTerms(order), site.content)
  await sendOrder(context, trx, order, conditions, now)
  return { outcome: 'placed', order: await settle(context, trx, order, now) }
}

/** @throws OrderRefusal when the visitor agreed to something else than this. */
function requireAgreed({ total, byVoucher, due }: Totals, input: OrderInput): void {
  if (total !== input.total) {
    throw new OrderRefusal({ reason: 'total', shown: input.total, now: total })
  }
  if (due.now !== input.dueNow || byVoucher !== input.byVoucher) {
    const shown = { dueNow: input.dueNow, byVoucher: input.byVoucher }
    throw new OrderRefusal({ reason: 'due', shown, now: { dueNow: due.now, byVoucher } })
  }
  if (input.payment === null && total > byVoucher) throw new OrderRefusal({ reason: 'payment' })
}

async function orderByKey(connection: Connection, key: string): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

interface Moment {
  readonly site: Site
  readonly now: number
}

/**
 * The lines of a cart, each of which can be bought as it is: sold still, at the price that was shown,
 * within its limits, its places held for the visitor or free. Nobody else takes places of their dates
 * until the transaction ends.
 * @throws OrderRefusal when one of them cannot, or there are none.
 */
async function buyableLines(
  trx: Trx,
  cartId: string,
  { site, now }: Moment,
): Promise<BuyableLine[]> {
  const lines = await linesOf(trx, cartId)
  if (lines.length === 0) throw new OrderRefusal({ reason: 'stale' })
  const references = lines.flatMap(({ kind, sku }) => (kind === 'place' ? [sku] : []))
  const dates = await lockDates(trx, site, references)
  const buyable: BuyableLine[] = []
  for (const line of lines) buyable.push(await buyableLine(trx, line, dates, { site, now }))
  return buyable
}

async function buyableLine(
  trx: Trx,
  line: CartItemRow,
  dates: ReadonlyMap<string, SoldDate>,
  { site, now }: Moment,
): Promise<BuyableLine> {
  const date = dates.get(line.sku)
  const article =
    line.kind === 'place'
      ? date && placeArticle(site.content, date)
      : articleOf(site.content, line.kind, line.sku)
  if (!article) throw refused(line, { reason: 'unknown' })
  if (article.price !== line.unit_price) {
    throw refused(line, { reason: 'price', before: line.unit_price, now: article.price })
  }
  const asked = { quantity: line.quantity, now, site }
  const fault =
    limitFault(article, line) ??
    (date && (await placesFault(trx, line.cart_id, { ...asked, date })))
  if (fault) throw refused(line, fault)
  return { line, article, places: null }
}

function refused({ id }: CartItemRow, fault: LineFault): OrderRefusal {
  return new OrderRefusal({ reason: 'line', lineId: id, fault })
}

/**
 * The vouchers that a cart's codes name; nobody else spends of them until the transaction ends.
 * @throws OrderRefusal when one of them cannot pay.
 */
async function requireVouchers(
  trx: Trx,
  cart: CartRow,
  { today }: Site,
): Promise<VoucherBalance[]> {
  const wanted = codesOf(cart)
  const vouchers = await lockVouchers(trx, wanted)
  for (const code of wanted) {
    const fault = voucherFault(
      vouchers.find((voucher) => voucher.code === code),
      today,
    )
    if (fault) throw new OrderRefusal({ reason: 'voucher', code, fault })
  }
  return vouchers
}

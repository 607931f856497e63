import type { Transaction } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import type { CartItemRow, CartRow, OrderRow } from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { articleOf, limitFault, placeArticle } from '../cart/article.ts'
import { placesFault } from '../cart/place-hold.ts'
import type { LineFault } from '../cart/refusal.ts'
import { findCart, linesOf, touchCart } from '../cart/rows.ts'
import { readAnswers } from '../checkout/answers.ts'
import type { CheckoutAnswers } from '../checkout/answers.ts'
import { conditionsFor, openStep } from '../checkout/steps.ts'
import type { CartVisitor, OrderContext } from '../context.ts'
import type { Totals } from '../money/totals.ts'
import { lockDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'
import { lockVouchers, voucherFault } from '../vouchers/vouchers.ts'
import type { VoucherBalance } from '../vouchers/vouchers.ts'
import { totalsOfOrder } from './bought-line.ts'
import type { BuyableLine } from './bought-line.ts'
import { sendOrder } from './order-messages.ts'
import { settle } from './payments.ts'
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
  context: OrderContext,
  visitor: CartVisitor,
  wish: OrderInput,
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
  { key }: OrderInput,
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
  wish: OrderInput,
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
function requireAgreed({ total, byVoucher, due }: Totals, wish: OrderInput): void {
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

/** Why a cart does not become an order. Nothing is ordered, held or paid. */
export type OrderFault =
  /** The cart is empty, or was ordered or changed elsewhere since the page was shown. */
  | { readonly reason: 'stale' }
  /** A step of the checkout has not been answered. */
  | { readonly reason: 'unanswered'; readonly step: 'people' | 'delivery' }
  /** A line cannot be had as it is. */
  | { readonly reason: 'line'; readonly lineId: string; readonly fault: LineFault }
  /** It comes to another amount than the visitor was shown, in pence. */
  | { readonly reason: 'total'; readonly shown: number; readonly now: number }
  /** Of that amount another part is due at once or paid by vouchers than the visitor was shown. */
  | { readonly reason: 'due'; readonly shown: DueShown; readonly now: DueShown }
  /** Something is left to pay, and no way to pay it was chosen. */
  | { readonly reason: 'payment' }
  | {
      readonly reason: 'voucher'
      readonly code: string
      readonly fault: 'unknown' | 'over' | 'empty'
    }

/** Both in pence. */
interface DueShown {
  readonly dueNow: number
  readonly byVoucher: number
}

/** Thrown inside the transaction of an order, which it undoes. */
class OrderRefusal extends Error {
  readonly fault: OrderFault

  constructor(fault: OrderFault) {
    super(`the order was refused: ${fault.reason}`)
    this.name = 'OrderRefusal'
    this.fault = fault
  }
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
  trx: Transaction<Tables>,
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
  trx: Transaction<Tables>,
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
  const asked = { quantity: line.quantity, now, today: site.today }
  const fault =
    limitFault(article, line) ??
    (date && (await placesFault(trx, line.cart_id, { ...asked, date })))
  if (fault) throw refused(line, fault)
  return { line, article, places: null }
}

function refused(
  { id }: CartItemRow,
  fault: Extract<OrderRefusal['fault'], { reason: 'line' }>['fault'],
): OrderRefusal {
  return new OrderRefusal({ reason: 'line', lineId: id, fault })
}

/** @throws OrderRefusal when a step of the checkout was not told all that these lines need. */
function requireAnswers(
  answers: CheckoutAnswers,
  lines: readonly BuyableLine[],
  { content }: Site,
): void {
  const step = openStep(lines, answers, content)
  if (step) throw new OrderRefusal({ reason: 'unanswered', step })
}

/**
 * The vouchers that a cart's codes name; nobody else spends of them until the transaction ends.
 * @throws OrderRefusal when one of them cannot pay.
 */
async function requireVouchers(
  trx: Transaction<Tables>,
  { codes }: CartRow,
  { today }: Site,
): Promise<VoucherBalance[]> {
  const wanted = JSON.parse(codes) as string[]
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

import type { Connection, Trx } from '#server/database/database.ts'
import type { DateCaseRow } from '#server/database/places-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { daySpan, timesText } from '#server/format/dates.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { KnownDate } from '#server/schedule/date-change.ts'
import { londonDate } from '#server/site/clock.ts'
import type { OrderContext } from '../context.ts'
import { dueOf } from '../money/instalments.ts'
import { agreedTerms } from '../orders/bought-line.ts'
import { readLineDetails } from '../orders/line-details.ts'
import { leadPicture } from '../orders/line-pictures.ts'
import { isKnownBuyer, linesOfOrder, poundsText } from '../orders/order-messages.ts'
import { paidFor } from '../payments/paid.ts'
import { holdDate } from './open-cases.ts'
import { changedLines, countsOf } from './sold-lines.ts'
import type { ChangedLine } from './sold-lines.ts'

type Confirmed =
  | { readonly outcome: 'confirmed'; readonly orders: number; readonly people: number }
  /** The date has no open case; staff may have confirmed it before. */
  | { readonly outcome: 'none'; readonly confirmedAt: number | null }
  /** The content, or who has booked, is not any more what the case says. */
  | { readonly outcome: 'other' }

/**
 * Writes to whoever has booked a date what became of it, one message for each order, and notes in the
 * orders what they know now. All of it in one transaction: however often it is tried, each hears once.
 */
export async function confirmCase(context: OrderContext, reference: string): Promise<Confirmed> {
  const confirmed = await context.database.transaction((trx) => confirm(context, trx, reference))
  if (confirmed.outcome === 'confirmed') {
    context.outbox.wake()
    await context.places.refresh()
  }
  return confirmed
}

async function confirm(context: OrderContext, trx: Trx, reference: string): Promise<Confirmed> {
  const now = context.clock.now()
  await holdDate(trx, reference)
  const row = await openCaseOf(trx, reference)
  if (!row) return { outcome: 'none', confirmedAt: await lastConfirmed(trx, reference) }
  const lines = await changedLines(trx, context.site.current(), [reference])
  if (lines.length === 0 || !lines.every((line) => isSaidBy(row, line))) return { outcome: 'other' }
  for (const line of lines) {
    const { message } = await messageTo(context, trx, line)
    await enqueue(trx, message, now)
    await noteHeard(trx, line)
  }
  await trx
    .updateTable('date_cases')
    .set({ pending: null, confirmed_at: now })
    .where('id', '=', row.id)
    .execute()
  return { outcome: 'confirmed', ...countsOf(lines) }
}

/** The open case of a date; undefined: it has none. */
export async function openCaseOf(
  connection: Connection,
  reference: string,
): Promise<DateCaseRow | undefined> {
  return connection
    .selectFrom('date_cases')
    .selectAll()
    .where('pending', '=', reference)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

async function lastConfirmed(trx: Trx, reference: string): Promise<number | null> {
  const row = await trx
    .selectFrom('date_cases')
    .select((eb) => eb.fn.max('confirmed_at').as('confirmed_at'))
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.confirmed_at ?? null
}

function isSaidBy({ becomes }: DateCaseRow, { change }: ChangedLine): boolean {
  return becomes === (change.becomes && JSON.stringify(change.becomes))
}

/** The order of a line, and what it hears. */
export async function messageTo(
  { links, site }: Pick<OrderContext, 'links' | 'site'>,
  connection: Connection,
  { orderId, reference, name: offer, told, change: { kind, becomes } }: ChangedLine,
): Promise<{
  readonly order: OrderRow
  readonly message: Extract<Message, { readonly template: 'date-changed' }>
}> {
  const order = await connection
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { paid, back } = await moneyBack(connection, order, reference)
  const isKnown = isKnownBuyer(order, paid)
  const data = {
    number: order.number,
    ...(isKnown && { name: order.name }),
    ...leadPicture(site.current().content, [{ kind: 'place', sku: reference, name: offer }]),
    kind: kind === 'gone' ? ('cancelled' as const) : kind,
    offer,
    was: dateText(told),
    becomes: becomes && dateText(becomes),
    back: back > 0 ? poundsText(back) : null,
    refundDays: agreedTerms(order).refund_days,
    orderUrl: links.order(order),
    datesUrl: links.date(reference),
  }
  return { order, message: { template: 'date-changed', to: order.email, data } }
}

/** When a date is, as its customers and staff read it. */
export function dateText(date: KnownDate): string {
  return `${daySpan(date.starts, date.ends)}, ${timesText(date)}`
}

async function noteHeard(trx: Trx, { id, details, told, change }: ChangedLine): Promise<void> {
  const date = change.becomes ?? { ...told, isCancelled: true }
  await trx
    .updateTable('order_lines')
    .set({ details: JSON.stringify({ ...details, date }) })
    .where('id', '=', id)
    .execute()
}

/** What has come in for an order, and what of that and of its vouchers was for one of its dates. */
interface MoneyBack {
  readonly paid: Pence
  readonly back: Pence
}

/**
 * What the terms give back when we cancel or change a date ("If we change or cancel"): all that was paid for
 * its places. What is due at once for the rest of the order is paid first.
 */
async function moneyBack(
  connection: Connection,
  order: OrderRow,
  reference: string,
): Promise<MoneyBack> {
  const paid = pence(await paidFor(connection, order.id))
  const lines = (await linesOfOrder(connection, order.id)).map((line) => ({
    isIts: line.reference === reference,
    price: pence(line.price),
    starts: readLineDetails(line).date?.starts ?? null,
  }))
  const price = lines.reduce((sum, line) => sum + (line.isIts ? line.price : 0), 0)
  const others = lines.filter(({ isIts }) => !isIts)
  const delivery = pence(order.delivery)
  const due = dueOf(others, londonDate(order.created_at), {
    delivery,
    paid: pence(0),
    terms: agreedTerms(order),
  })
  const left = paid + order.by_voucher - due.now
  return { paid, back: pence(Math.min(price, Math.max(0, left))) }
}

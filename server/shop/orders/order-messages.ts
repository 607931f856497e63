import type { BankAccount } from '#server/content/schema/company.ts'
import type { Connection, Trx } from '#server/database/database.ts'
import type { OrderLineRow, OrderRow } from '#server/database/shop-tables.ts'
import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import { moneyText, pence, plainAmount } from '#server/format/money.ts'
import type { Message } from '#server/mail/mailables.ts'
import type {
  AwaitedPayment,
  OrderSummary,
  ReceivedPayment,
} from '#server/mail/mailables/orders.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessage } from '#server/mail/recipient-limit.ts'
import { londonDate } from '#server/site/clock.ts'
import type { Condition } from '../checkout/conditions.ts'
import type { OrderContext } from '../context.ts'
import { payBy } from '../money/instalments.ts'
import type { Instalment } from '../money/instalments.ts'
import { agreedTerms, lapseDay } from './bought-line.ts'
import { readLineDetails } from './line-details.ts'
import { linePicture } from './line-pictures.ts'

/**
 * Writes the messages about a new order to the customer and to staff.
 * @param conditions what the checkout said of its lines.
 */
export async function sendOrder(
  context: OrderContext,
  trx: Trx,
  order: OrderRow,
  conditions: readonly Condition[],
  now: number,
): Promise<void> {
  const isKnown = isKnownBuyer(order, 0)
  const { toCustomer, toOffice } = await orderMessages(context, trx, order, { conditions, isKnown })
  // Whoever pays by card pays next: one message confirms the order and is the receipt.
  const dueAt = order.provider === null || order.due_now === 0 ? now : now + timeToPay
  await enqueue(trx, toCustomer, now, dueAt)
  await enqueue(trx, toOffice, now)
}

/** In milliseconds: who has not paid by then gets the confirmation with what is to be paid. */
const timeToPay = 15 * 60_000

interface Telling {
  readonly conditions: readonly Condition[]
  readonly isKnown: boolean
  /** What came by card just now, of which the message is the receipt, and what is open with it. */
  readonly paid?: ReceivedPayment & { readonly open: readonly string[] }
}

/** What the customer and staff are told of an order. */
export async function orderMessages(
  { links, site }: OrderContext,
  trx: Trx,
  order: OrderRow,
  { conditions, isKnown, paid }: Telling,
): Promise<Readonly<Record<'toCustomer' | 'toOffice', Message>>> {
  const { content } = site.current()
  const { company, bank } = content
  const { name, email, telephone } = order
  const lapses = lapseDay(order)
  const lines = await linesOfOrder(trx, order.id)
  const summary = orderSummary(order, lines)
  const confirmed = {
    ...summary,
    ...(isKnown && { name }),
    pictures: lines.map((line) => linePicture(content, line) ?? null),
    conditions,
    ...(paid && { paid: { amount: paid.amount, method: paid.method }, later: paid.open }),
    ...(!paid && { card: awaitedOf(order) }),
    bank: summary.payment === 'bank-transfer' ? bankLines(bank) : [],
    payBy: formatDate(payBy(londonDate(order.created_at), agreedTerms(order)), 'fullDate'),
    lapses: lapses === null ? null : formatDate(lapses, 'fullDate'),
    orderUrl: links.order(order),
    termsUrl: links.terms(),
  }
  const amountDue = plainAmount(pence(order.due_now))
  const forStaff = { ...summary, name, email, telephone, amountDue }
  return {
    toCustomer: { template: 'order-confirmed', to: email, data: confirmed },
    toOffice: { template: 'order-to-office', to: company.email, data: forStaff },
  }
}

/** What is to be paid by card for an order yet; null: nothing, or it is paid otherwise. */
function awaitedOf({ provider, due_now: due, lapses_at: lapses }: OrderRow): AwaitedPayment | null {
  if (provider === null || lapses === null) return null
  return { due: poundsText(due), lapses: momentText(lapses) }
}

/** `Sunday 22 November, 2026 at 10:00`, London time. */
export function momentText(instant: number): string {
  const [, time = ''] = formatDate(instant, 'dateAndTime').split(' ')
  return `${formatDate(instant, 'fullDate')} at ${time}`
}

/** Notes that a message has told of an order, the first time. */
export async function noteTold(trx: Trx, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ told_at: now })
    .where('id', '=', orderId)
    .where('told_at', 'is', null)
    .execute()
}

/**
 * Is the address of an order its buyer's, and no stranger's? It is when it was confirmed, as it was for every
 * order since that is asked, and when money has come for it.
 * @param paid in pence, without what vouchers paid.
 */
export function isKnownBuyer(
  { confirmed_at: confirmedAt, by_voucher: byVoucher }: OrderRow,
  paid: number,
): boolean {
  return confirmedAt !== null || paid > 0 || byVoucher > 0
}

/**
 * What a further message about an order calls its reader: by a name only at an address that is known to
 * be the buyer's.
 * @param paid in pence, without what vouchers paid.
 * @returns null: none goes there now, as it may be a stranger's and had too many.
 */
export async function readerOf(
  trx: Trx,
  order: OrderRow,
  paid: number,
  now: number,
): Promise<{ readonly name?: string } | null> {
  if (isKnownBuyer(order, paid)) return { name: order.name }
  return (await takeMessage(trx, order.email, now)).outcome === 'taken' ? {} : null
}

/** The lines of an order, in order. */
export async function linesOfOrder(
  connection: Connection,
  orderId: string,
): Promise<OrderLineRow[]> {
  return connection
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

function orderSummary(order: OrderRow, lines: readonly OrderLineRow[]): OrderSummary {
  const { number, provider, payment } = order
  return {
    number,
    payment: provider === null ? payment : 'card',
    lines: lineTexts(lines),
    delivery: unlessNothing(order.delivery),
    total: poundsText(order.total),
    vat: unlessNothing(order.vat),
    byVoucher: unlessNothing(order.by_voucher),
    dueNow: unlessNothing(order.due_now),
    later: laterTexts(order),
    hasVouchers: lines.some(({ kind }) => kind === 'voucher'),
  }
}

/** What of an order is due later, and when: `£236.25 by Friday 30 April, 2027`. */
export function laterTexts({ instalments }: Pick<OrderRow, 'instalments'>): string[] {
  return (JSON.parse(instalments) as Instalment[]).map(instalmentText)
}

/** One of them. */
export function instalmentText({ on, amount }: Instalment): string {
  return `${moneyText(amount)} by ${formatDate(on, 'fullDate')}`
}

/** Where a transfer goes, line by line. */
export function bankLines(bank: BankAccount): string[] {
  return [
    `Account name: ${bank.account_name}`,
    `Sort code: ${bank.sort_code}`,
    `Account number: ${bank.account_number}`,
  ]
}

/** An amount of the database as people read it. */
export function poundsText(amount: number): string {
  return moneyText(pence(amount))
}

/** `2 × Competent Crew, Friday 5 March, 2027 to Sunday 7 March, 2027 (CR-CC-270305): £650.00`. */
export function lineText({ quantity, name, details, reference, price }: OrderLineRow): string {
  const { date } = readLineDetails({ details })
  const when = date ? `, ${daySpan(date.starts, date.ends)}` : ''
  const which = reference === null ? '' : ` (${reference})`
  return `${quantity} × ${name}${when}${which}: ${poundsText(price)}`
}

/** What an order has, line by line, in the catalogue's words. */
export function lineTexts(lines: readonly OrderLineRow[]): string[] {
  return lines.map(lineWithTimes)
}

/** The same, with when people come and where to in a line of its own. */
function lineWithTimes(line: OrderLineRow): string {
  const { date } = readLineDetails(line)
  return date ? `${lineText(line)}\n${timesText(date)}, ${date.place}` : lineText(line)
}

function unlessNothing(amount: number): string | null {
  return amount > 0 ? poundsText(amount) : null
}

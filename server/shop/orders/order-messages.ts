import type { Transaction } from 'kysely'
import type { Company } from '#server/content/schema/company.ts'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import type { OrderLineRow, OrderRow } from '#server/database/shop-tables.ts'
import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import type { OrderFacts } from '#server/mail/mailables/orders.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { londonDate } from '#server/site/clock.ts'
import type { Condition } from '../checkout/steps.ts'
import type { OrderContext } from '../context.ts'
import { payBy, takePaid } from '../money/instalments.ts'
import type { Due, Instalment } from '../money/instalments.ts'
import type { GivenBack } from '../vouchers/vouchers.ts'
import { readLineDetails } from './bought-line.ts'

/** Writes the messages about a new order to the customer and the staff. */
export async function sendOrder(
  { links, site }: OrderContext,
  trx: Transaction<Tables>,
  {
    order,
    conditions,
    now,
  }: {
    readonly order: OrderRow
    /** What the checkout said of its lines. */
    readonly conditions: readonly Condition[]
    readonly now: number
  },
): Promise<void> {
  const { company } = site.current().content
  const { email, telephone } = order
  const facts = orderFacts(order, await linesOfOrder(trx, order.id))
  const confirmed = {
    ...facts,
    conditions,
    bank: bankLines(company),
    payBy: payByText(order),
    orderUrl: links.order(order.id),
    termsUrl: links.terms(),
  }
  await enqueue(trx, { template: 'order-confirmed', to: email, data: confirmed }, now)
  const message = { ...facts, email, telephone }
  await enqueue(trx, { template: 'order-to-office', to: company.email, data: message }, now)
}

/** Writes that money came in. */
export async function sendPaid(
  { links, site }: OrderContext,
  trx: Transaction<Tables>,
  {
    order,
    amount,
    paid,
    now,
  }: {
    readonly order: OrderRow
    readonly amount: number
    /** All that has come in, this amount included. */
    readonly paid: number
    readonly now: number
  },
): Promise<void> {
  const { number, name, email } = order
  const orderUrl = links.order(order.id)
  const open = openTexts(order, paid, site.current().today)
  const data = { number, name, amount: poundsText(amount), open, orderUrl }
  await enqueue(trx, { template: 'order-paid', to: email, data }, now)
}

/** Writes that an order was cancelled. */
export async function sendCancelled(
  { links }: OrderContext,
  trx: Transaction<Tables>,
  {
    order,
    paid,
    back,
    now,
  }: {
    readonly order: OrderRow
    readonly paid: number
    readonly back: readonly GivenBack[]
    readonly now: number
  },
): Promise<void> {
  const { id, number, name, email } = order
  const data = {
    number,
    name,
    orderUrl: links.order(id),
    paid: paid > 0 ? poundsText(paid) : null,
    vouchers: back.map(({ code, amount, validUntil, isDead }) => ({
      code,
      isDead,
      amount: poundsText(amount),
      validUntil: formatDate(validUntil, 'fullDate'),
    })),
  }
  await enqueue(trx, { template: 'order-cancelled', to: email, data }, now)
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

/** An order as a message has it. */
function orderFacts(order: OrderRow, lines: readonly OrderLineRow[]): OrderFacts {
  const { number, name, payment } = order
  return {
    number,
    name,
    payment,
    lines: lines.map(lineWithTimes),
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

/** By when what is due at once of an order is expected: `Thursday 26 November, 2026`. */
function payByText({ created_at: ordered }: Pick<OrderRow, 'created_at'>): string {
  return formatDate(payBy(londonDate(ordered)), 'fullDate')
}

/** Where a transfer goes, line by line. */
function bankLines({ bank }: Pick<Company, 'bank'>): string[] {
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

/** The same, with when people come and where to in a line of its own. */
function lineWithTimes(line: OrderLineRow): string {
  const { date } = readLineDetails(line)
  return date ? `${lineText(line)}\n${timesText(date)}, ${date.place}` : lineText(line)
}

function unlessNothing(amount: number): string | null {
  return amount > 0 ? poundsText(amount) : null
}

type Amounts = Pick<OrderRow, 'due_now' | 'instalments'>

/**
 * What of an order is to be paid still, at once and later. What was to be paid by a day that has come
 * is due at once.
 * @param paid what has come in for it, in pence, without what vouchers pay.
 * @param today `YYYY-MM-DD` in London.
 */
export function openParts(
  { due_now: dueNow, instalments }: Amounts,
  paid: number,
  today: string,
): Due {
  const later = JSON.parse(instalments) as Instalment[]
  const come = later.filter(({ on }) => on <= today)
  const now = come.reduce((sum, { amount }) => sum + amount, dueNow)
  const rest = later.filter(({ on }) => on > today)
  return takePaid(now, new Map(rest.map(({ on, amount }) => [on, amount])), pence(paid))
}

/** The same in words: `£20.00 at once`, then `£236.25 by Friday 30 April, 2027`; none: all is paid. */
export function openTexts(order: Amounts, paid: number, today: string): string[] {
  const { now, later } = openParts(order, paid, today)
  return [...(now > 0 ? [`${poundsText(now)} at once`] : []), ...later.map(instalmentText)]
}

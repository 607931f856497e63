import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Condition } from '../checkout/conditions.ts'
import type { OrderContext } from '../context.ts'
import type { GivenBack } from '../vouchers/vouchers.ts'
import {
  bankLines,
  linesOfOrder,
  openTexts,
  orderFacts,
  payByText,
  poundsText,
} from './order-facts.ts'

/** Writes what the customer and the office are told of a new order. */
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
  const told = { ...facts, email, telephone }
  await enqueue(trx, { template: 'order-to-office', to: company.email, data: told }, now)
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

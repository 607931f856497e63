import { createHash, randomUUID } from 'node:crypto'
import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { CartRow, OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import type { Site } from '#server/site/site.ts'
import type { CheckoutAnswers } from '../checkout/answers.ts'
import { payBy } from '../money/instalments.ts'
import type { Totals } from '../money/totals.ts'
import type { ProviderName } from '../payments/provider.ts'
import { spendingsOf } from '../vouchers/vouchers.ts'
import type { VoucherBalance } from '../vouchers/vouchers.ts'
import { boughtLine, isPosted } from './bought-line.ts'
import type { BuyableLine } from './bought-line.ts'
import type { ChosenPayment } from './payment-ways.ts'

/** What the last step of the checkout chose. */
export interface OrderInput extends ChosenPayment {
  /** The idempotency key of the cart that was shown. */
  readonly key: string
  /** What the visitor was shown that it comes to. */
  readonly total: Pence
  /** What they were shown is due with the order, and what of it vouchers pay. */
  readonly dueNow: Pence
  readonly byVoucher: Pence
}

/** For so long an order by card waits for its money, in milliseconds; then it lapses. */
const cardWait = 24 * 60 * 60_000

interface OrderParts {
  readonly cart: CartRow
  /** From where it is ordered, as a hash; null: nobody's. */
  readonly network: string | null
  /** Who takes payments by card; null: nobody does. */
  readonly provider: ProviderName | null
  readonly input: OrderInput
  readonly answers: CheckoutAnswers
  readonly lines: readonly BuyableLine[]
  readonly vouchers: readonly VoucherBalance[]
  readonly totals: Totals
  readonly site: Site
  readonly now: number
  /** Its address was confirmed by a code, and is this cart's from now on. */
  readonly isByCode: boolean
}

/** Writes an order with its lines and what vouchers pay of it, and empties its cart. */
export async function writeOrder(trx: Trx, parts: OrderParts): Promise<OrderRow> {
  const order = await writeHead(trx, parts)
  await writeLines(trx, order, parts)
  for (const { id, amount } of spendingsOf(parts.vouchers, parts.totals.byVoucher)) {
    const spending = { voucher_id: id, order_id: order.id, amount, created_at: parts.now }
    await trx.insertInto('voucher_spendings').values(spending).execute()
  }
  await emptyCart(trx, parts)
  return order
}

async function writeHead(
  trx: Trx,
  { cart, network, provider, input, answers, lines, totals, site, now }: OrderParts,
): Promise<OrderRow> {
  const { contact, delivery } = answers
  const { goods, total, vat, byVoucher, due } = totals
  const taker = input.card === null ? null : provider
  const isTransfer = input.payment === 'bank-transfer' && taker === null
  return trx
    .insertInto('orders')
    .values({
      id: newId(now),
      number: await nextOrderNumber(trx),
      idempotency_key: input.key,
      user_id: cart.user_id,
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      telephone: contact?.telephone ?? '',
      delivery_to: delivery && lines.some(isPosted) ? JSON.stringify(delivery) : null,
      payment: input.payment ?? 'bank-transfer',
      // Whoever rings to pay by card speaks to staff, who know what they agreed.
      pay_by: isTransfer && due.now > 0 ? payBy(site.today, site.content.terms) : null,
      provider: taker,
      lapses_at: taker !== null && due.now > 0 ? now + cardWait : null,
      status: 'awaiting-payment' as const,
      goods,
      delivery: totals.delivery,
      total,
      vat,
      by_voucher: byVoucher,
      due_now: due.now,
      due_later: due.later.reduce((sum, { amount }) => sum + amount, 0),
      instalments: JSON.stringify(due.later),
      network,
      link_version: 0,
      terms: termsHash(site),
      agreed_terms: JSON.stringify(site.content.terms),
      created_at: now,
      told_at: now,
      confirmed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What tells one wording of the page of the terms from another. */
function termsHash({ content }: Site): string {
  const terms = content.pages.get('web.info.terms-and-conditions')
  return createHash('sha256')
    .update(JSON.stringify(terms ?? null))
    .digest('hex')
}

async function writeLines(
  trx: Trx,
  order: OrderRow,
  { lines, answers, totals, now }: OrderParts,
): Promise<void> {
  const rows = lines.map((line, position) => {
    const amounts = totals.lines[position] ?? { price: pence(0), vat: pence(0) }
    const bought = boughtLine(line, amounts, answers.people[line.line.id])
    return { ...bought, id: newId(now), order_id: order.id, position }
  })
  await trx.insertInto('order_lines').values(rows).execute()
}

/** Another order than this needs another key. */
async function emptyCart(
  trx: Trx,
  { cart: { id }, isByCode, answers: { contact } }: OrderParts,
): Promise<void> {
  await trx.deleteFrom('cart_items').where('cart_id', '=', id).execute()
  const empty = { checkout_key: randomUUID(), checkout: '{}', codes: '[]' }
  await trx
    .updateTable('carts')
    .set({ ...empty, ...(isByCode && contact && { confirmed_email: contact.email }) })
    .where('id', '=', id)
    .execute()
}

/** The number of the next order, such as `SL-1001`: no two orders have the same. */
async function nextOrderNumber(trx: Trx): Promise<string> {
  const { value } = await trx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'orders')
    .returning('value')
    .executeTakeFirstOrThrow()
  return `SL-${value}`
}

import type { Company } from '#server/content/schema/company.ts'
import type { Trx } from '#server/database/database.ts'
import type { PaperRow, RefundKind, RefundRow } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import { londonDate } from '#server/site/clock.ts'
import { postalLines } from '../checkout/answers.ts'
import type { DeliveryAnswer } from '../checkout/answers.ts'
import type { OrderContext } from '../context.ts'
import { openAmount } from '../orders/open-amounts.ts'
import { linesOfOrder } from '../orders/order-messages.ts'
import { paidFor } from '../payments/paid.ts'
import { openLines, receivedBy } from './balances.ts'
import { spreadContent } from './paper-content.ts'
import type { CreditNoteContent, ReceiptContent, Seller } from './paper-content.ts'
import { paidLines, spread } from './parts.ts'

type Writing = Pick<OrderContext, 'site'>

interface ReceiptInput {
  readonly order: OrderRow
  /** It has been written down before. */
  readonly payment: PaymentRow
  readonly now: number
}

/**
 * Writes the receipt of a payment, once: a second call gives the same. Its number comes from the transaction, so
 * that none is left out.
 * @throws what the database throws.
 */
export async function writeReceipt(
  trx: Trx,
  { site }: Writing,
  { order, payment, now }: ReceiptInput,
): Promise<PaperRow> {
  const known = await paperOf(trx, { payment_id: payment.id })
  if (known) return known
  const lines = paidLines(order, await linesOfOrder(trx, order.id))
  const paid = await paidFor(trx, order.id)
  const amount = pence(payment.amount)
  const before = pence(Math.max(0, paid - amount))
  const open = await openLines(trx, order, lines, before)
  const number = await nextNumber(trx, 'receipts')
  const content: ReceiptContent = {
    kind: 'receipt',
    ...common(order, number, site.current().content.company, now),
    method: payment.method ?? usualMethods[order.payment],
    amount,
    ...spreadContent(lines, spread(amount, order.status === 'cancelled' ? new Map() : open)),
    total: pence(order.total),
    byVoucher: pence(order.by_voucher),
    before,
    open: pence(Math.max(0, openAmount(order, paid))),
  }
  return keep(
    trx,
    { kind: 'receipt', payment_id: payment.id, refund_id: null },
    content,
    now,
    order,
  )
}

interface CreditNoteInput {
  readonly order: OrderRow
  /** It has been written down before. */
  readonly refund: RefundRow
  readonly now: number
}

/** Writes the credit note of a refund; all that {@link writeReceipt} promises holds for it. */
export async function writeCreditNote(
  trx: Trx,
  { site }: Writing,
  { order, refund, now }: CreditNoteInput,
): Promise<PaperRow> {
  const known = await paperOf(trx, { refund_id: refund.id })
  if (known) return known
  const lines = paidLines(order, await linesOfOrder(trx, order.id))
  const { payment_id: paymentId } = refund
  const receipt = paymentId === null ? undefined : await paperOf(trx, { payment_id: paymentId })
  const received = await receivedBy(trx, order, lines, paymentId, receipt)
  const amount = pence(refund.amount)
  // What was too much goes back first.
  const surplus = pence(Math.min(amount, received.excess))
  const back = spread(pence(amount - surplus), received.parts)
  const number = await nextNumber(trx, 'credit-notes')
  const content: CreditNoteContent = {
    kind: 'credit-note',
    ...common(order, number, site.current().content.company, now),
    method: await methodBack(trx, refund),
    amount,
    ...spreadContent(lines, { ...back, excess: pence(back.excess + surplus) }),
    corrects: receipt?.number ?? null,
    why: reasons[refund.kind],
  }
  const of = { kind: 'credit-note', payment_id: null, refund_id: refund.id } as const
  return keep(trx, of, content, now, order)
}

const usualMethods: Readonly<Record<OrderRow['payment'], string>> = {
  'bank-transfer': 'Bank transfer',
  'card-by-phone': 'Card, by telephone',
}

const reasons: Readonly<Record<RefundKind, string>> = {
  cancelled: 'What was ordered was cancelled.',
  overpaid: 'More had been paid than the order came to.',
  late: 'The payment came after the order had been cancelled.',
  goodwill: 'Paid back out of goodwill.',
  external: 'Paid back.',
}

async function methodBack(trx: Trx, { payment_id: paymentId, state }: RefundRow): Promise<string> {
  const { method = null } =
    (await trx
      .selectFrom('payments')
      .select('method')
      .where('id', '=', paymentId ?? '')
      .executeTakeFirst()) ?? {}
  return state === 'by-hand' || method === null ? 'Bank transfer' : method
}

function common(order: OrderRow, number: string, company: Company, now: number) {
  return {
    number,
    order: order.number,
    on: londonDate(now),
    seller: sellerOf(company),
    buyer: { name: order.name, address: addressOf(order) },
  }
}

function sellerOf(company: Company): Seller {
  const { name, address, email, phone, company_number, vat_number } = company
  return {
    name,
    address,
    email,
    phone,
    companyNumber: company_number,
    vatNumber: vat_number,
  }
}

function addressOf({ delivery_to: to }: OrderRow): string[] {
  const delivery = to === null ? null : (JSON.parse(to) as DeliveryAnswer)
  return delivery?.by === 'post' ? postalLines(delivery) : []
}

function paperOf(
  trx: Trx,
  of: { readonly payment_id: string } | { readonly refund_id: string },
): Promise<PaperRow | undefined> {
  const papers = trx.selectFrom('papers').selectAll()
  return (
    'payment_id' in of
      ? papers.where('payment_id', '=', of.payment_id)
      : papers.where('refund_id', '=', of.refund_id)
  ).executeTakeFirst()
}

function keep(
  trx: Trx,
  of: Pick<PaperRow, 'kind' | 'payment_id' | 'refund_id'>,
  content: ReceiptContent | CreditNoteContent,
  now: number,
  order: OrderRow,
): Promise<PaperRow> {
  return trx
    .insertInto('papers')
    .values({
      ...of,
      number: content.number,
      order_id: order.id,
      content: JSON.stringify(content),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const prefixes = { receipts: 'RC', 'credit-notes': 'CN' } as const

/** The next number of a kind, which nobody else gets until the transaction ends. */
async function nextNumber(trx: Trx, counter: keyof typeof prefixes): Promise<string> {
  const { value } = await trx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', counter)
    .returning('value')
    .executeTakeFirstOrThrow()
  return `${prefixes[counter]}-${value}`
}

import { newId } from '#server/database/ids.ts'
import type { PaperRow, RefundRow } from '#server/database/payment-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { readPaper } from '#server/shop/paper/paper-content.ts'
import type { PaperContent } from '#server/shop/paper/paper-content.ts'
import { writeCreditNote, writeReceipt } from '#server/shop/paper/write-paper.ts'
import { dateWith, goods, ordered, placesOn } from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'

/** Money that comes for an order, by card. */
export async function receive(shop: Chandlery, { id }: OrderRow, amount: number) {
  shop.clock.pass(1)
  const now = shop.clock.now()
  const values = { id: newId(now), order_id: id, amount, created_at: now }
  return shop.database.db
    .insertInto('payments')
    .values({ ...values, method: 'Visa ending 4242' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The receipt of a payment. */
export function receiptOf(
  { database, site, clock }: Chandlery,
  order: OrderRow,
  payment: Awaited<ReturnType<typeof receive>>,
): Promise<PaperRow> {
  return database.transaction((trx) =>
    writeReceipt(trx, { site }, { order, payment, now: clock.now() }),
  )
}

/** What the receipt says of money that comes for an order. */
export async function receipted(shop: Chandlery, order: OrderRow, amount: number) {
  const payment = await receive(shop, order, amount)
  const content = readPaper(await receiptOf(shop, order, payment))
  if (content.kind !== 'receipt') throw new Error('A payment got a credit note.')
  return { payment, content }
}

/** What the credit note says of money that goes back. */
export async function credited(
  shop: Chandlery,
  order: OrderRow,
  refund: Pick<RefundRow, 'amount' | 'payment_id'> & Partial<RefundRow>,
) {
  shop.clock.pass(1)
  const now = shop.clock.now()
  const values = { id: newId(now), order_id: order.id, created_at: now, checks: 0 }
  const content = await shop.database.transaction(async (trx) => {
    const row = await trx
      .insertInto('refunds')
      .values({ ...values, kind: 'cancelled', state: 'pending', ...refund })
      .returningAll()
      .executeTakeFirstOrThrow()
    return readPaper(await writeCreditNote(trx, shop, { order, refund: row, now }))
  })
  if (content.kind !== 'credit-note') throw new Error('A refund got a receipt.')
  return content
}

/** Of amounts in pence. */
export const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + amount, 0)
/** What falls on each line. */
export const parts = ({ lines }: PaperContent) => lines.map(({ part }) => part)
/** All VAT inside a paper's amount. */
export const vatOf = ({ vat }: PaperContent) => sum(vat.map(({ vat: tax }) => tax))

/** Two places of a date far ahead, of which the deposit is due, and a book that is posted. */
export async function weekendAndBook(shop: Chandlery): Promise<OrderRow> {
  const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-06-01')
  return ordered(shop, placesOn(date, 2), goods('G158'))
}

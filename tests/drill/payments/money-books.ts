import { sql } from 'kysely'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import type {
  DisputeRow,
  PaperRow,
  PaymentAttemptRow,
  RefundRow,
} from '#server/database/payment-tables.ts'
import type { OutboxRow } from '#server/database/schema.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { ownTables } from '../../support/own-tables.ts'
import { grouped } from '../books/books.ts'

/** An order with its money, as the shop has it. */
export interface OrderMoney {
  readonly order: OrderRow
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
  readonly attempts: readonly PaymentAttemptRow[]
  /** The ids of its lines that are vouchers. */
  readonly voucherLines: readonly string[]
  /** The line of each voucher that was made. */
  readonly vouchers: readonly string[]
}

/** All that a shop's database says of its money. */
export interface MoneyBooks {
  readonly orders: readonly OrderMoney[]
  readonly disputes: readonly DisputeRow[]
  readonly papers: readonly PaperRow[]
  readonly messages: readonly Pick<
    OutboxRow,
    'id' | 'template' | 'recipient' | 'attempts' | 'sent_at' | 'failed_at'
  >[]
  /** Messages of the provider that are not looked up yet. */
  readonly unheard: number
  /** Every row of every table, as text. */
  readonly text: string
}

export async function readMoney(databaseUrl: string): Promise<MoneyBooks> {
  const database = await openDatabase(databaseUrl)
  try {
    const { db } = database
    const unheard = db.selectFrom('provider_events').select('id').where('done_at', 'is', null)
    return {
      orders: await readOrders(database),
      disputes: await db.selectFrom('disputes').selectAll().execute(),
      papers: await db.selectFrom('papers').selectAll().execute(),
      messages: await db
        .selectFrom('outbox')
        .select(['id', 'template', 'recipient', 'attempts', 'sent_at', 'failed_at'])
        .execute(),
      unheard: (await unheard.execute()).length,
      text: await textOf(database),
    }
  } finally {
    await database.close()
  }
}

async function readOrders({ db }: Database): Promise<OrderMoney[]> {
  const orders = await db.selectFrom('orders').selectAll().orderBy('created_at').execute()
  const ofOrder = <Row extends { readonly order_id: string }>(rows: readonly Row[]) =>
    grouped(rows, ({ order_id: id }) => id)
  const payments = ofOrder(await db.selectFrom('payments').selectAll().execute())
  const refunds = ofOrder(await db.selectFrom('refunds').selectAll().execute())
  const attempts = ofOrder(await db.selectFrom('payment_attempts').selectAll().execute())
  const lines = ofOrder(
    await db
      .selectFrom('order_lines')
      .select(['id', 'order_id'])
      .where('kind', '=', 'voucher')
      .execute(),
  )
  const vouchers = ofOrder(
    await db
      .selectFrom('vouchers')
      .innerJoin('order_lines', 'order_lines.id', 'vouchers.order_line_id')
      .select(['order_line_id', 'order_id'])
      .execute(),
  )
  return orders.map((order) => ({
    order,
    payments: payments.get(order.id) ?? [],
    refunds: refunds.get(order.id) ?? [],
    attempts: attempts.get(order.id) ?? [],
    voucherLines: (lines.get(order.id) ?? []).map(({ id }) => id),
    vouchers: (vouchers.get(order.id) ?? []).map(({ order_line_id: id }) => id),
  }))
}

async function textOf(database: Database): Promise<string> {
  const rows: string[] = []
  for (const { name } of await ownTables(database)) {
    const kept = await sql`select * from ${sql.table(name)}`.execute(database.db)
    rows.push(JSON.stringify(kept.rows))
  }
  return rows.join('\n')
}

import type { SelectQueryBuilder } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { DisputeRow, RefundRow } from '#server/database/payment-tables.ts'
import type { Tables } from '#server/database/schema.ts'
import type { PaymentRow } from '#server/database/shop-tables.ts'

/** All money of an order that moved, without what vouchers paid. */
interface OrderMoney {
  readonly payments: readonly Pick<PaymentRow, 'amount' | 'reversed_at'>[]
  readonly refunds: readonly Pick<RefundRow, 'amount' | 'kind' | 'state'>[]
  readonly disputes: readonly Pick<DisputeRow, 'amount' | 'taken_at' | 'returned_at'>[]
}

/**
 * What counts as paid of an order, in pence: the money that came, less what goes back and what a bank has
 * taken. What was given back out of goodwill leaves an order as paid as it was.
 */
export function paidOf({ payments, refunds, disputes }: OrderMoney): number {
  const backs = refunds.filter(({ kind }) => kind !== 'goodwill')
  return heldOf({ payments, refunds: backs, disputes })
}

/** What we have of an order's money, in pence, once all that is to go back has gone. */
export function heldOf({ payments, refunds, disputes }: OrderMoney): number {
  return (
    sum(payments.filter(({ reversed_at: reversed }) => reversed === null)) -
    sum(refunds.filter(({ state }) => state !== 'failed')) -
    sum(disputes.filter(isTaken))
  )
}

/** Has the bank the money of a disputed payment? */
export function isTaken({
  taken_at: taken,
  returned_at: returned,
}: Pick<DisputeRow, 'taken_at' | 'returned_at'>): boolean {
  return taken !== null && returned === null
}

/** What counts as paid of an order now; see {@link paidOf}. */
export async function paidFor(connection: Connection, orderId: string): Promise<number> {
  const paid = await paidForEach(connection, [orderId])
  return paid.get(orderId) ?? 0
}

/**
 * The same for several orders, by their ids; an order of which no money moved is left out.
 * @param ids the ids, or a query for them.
 */
export async function paidForEach(
  connection: Connection,
  ids: readonly string[] | SelectQueryBuilder<Tables, 'orders', { id: string }>,
): Promise<ReadonlyMap<string, number>> {
  const moneys = new Map<string, { [Kind in keyof OrderMoney]: OrderMoney[Kind][number][] }>()
  for (const table of ['payments', 'refunds', 'disputes'] as const) {
    const rows = await connection
      .selectFrom(table)
      .selectAll()
      .where('order_id', 'in', ids)
      .execute()
    for (const row of rows) {
      const money = moneys.get(row.order_id) ?? { payments: [], refunds: [], disputes: [] }
      const list: unknown[] = money[table]
      list.push(row)
      moneys.set(row.order_id, money)
    }
  }
  return new Map([...moneys].map(([id, money]) => [id, paidOf(money)]))
}

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0)
}

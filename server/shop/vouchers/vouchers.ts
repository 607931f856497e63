import type { Connection, Trx } from '#server/database/database.ts'
import type { OrderLineRow, VoucherRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'

/** A voucher with what can still be spent of it. */
export interface VoucherBalance {
  readonly id: string
  readonly code: string
  readonly value: Pence
  readonly balance: Pence
  /** The last day on which it can be spent, `YYYY-MM-DD`. */
  readonly validUntil: string
  /** The order that it was bought by was cancelled. */
  readonly isCancelled: boolean
}

/** The vouchers of some codes, the one that ends first in front; codes that nobody made are left out. */
export async function balancesOf(
  connection: Connection,
  codes: readonly string[],
): Promise<VoucherBalance[]> {
  if (codes.length === 0) return []
  const rows = await connection
    .selectFrom('vouchers')
    .leftJoin('voucher_spendings', 'voucher_spendings.voucher_id', 'vouchers.id')
    .where('vouchers.code', 'in', codes)
    .groupBy(['vouchers.id', 'code', 'value', 'valid_until', 'cancelled_at'])
    .select(({ fn }) => [
      'vouchers.id',
      'code',
      'value',
      'valid_until',
      'cancelled_at',
      fn.sum('voucher_spendings.amount').as('spent'),
    ])
    .orderBy('valid_until')
    .orderBy('vouchers.id')
    .execute()
  return rows.map(({ id, code, value, spent, valid_until: validUntil, cancelled_at }) => ({
    id,
    code,
    validUntil,
    isCancelled: cancelled_at !== null,
    value: pence(value),
    // PostgreSQL gives a sum as text.
    balance: pence(value - Number(spent ?? 0)),
  }))
}

/** The same, and nobody else spends of them until the transaction ends. */
export async function lockVouchers(trx: Trx, codes: readonly string[]): Promise<VoucherBalance[]> {
  // In one order for everybody, as dates are locked.
  for (const code of [...codes].toSorted()) {
    await trx.updateTable('vouchers').set({ code }).where('code', '=', code).execute()
  }
  return balancesOf(trx, codes)
}

export type VoucherFault = 'unknown' | 'over' | 'empty'

/** Why a voucher cannot pay; null: it can. */
export function voucherFault(
  voucher: VoucherBalance | undefined,
  today: string,
): VoucherFault | null {
  if (!voucher || voucher.isCancelled) return 'unknown'
  if (voucher.validUntil < today) return 'over'
  return voucher.balance === 0 ? 'empty' : null
}

/** What each voucher pays of an amount, the first ones first; what pays nothing is left out. */
export function spendingsOf(
  vouchers: readonly VoucherBalance[],
  amount: Pence,
): { readonly id: string; readonly amount: Pence }[] {
  let left: number = amount
  return vouchers.flatMap(({ id, balance }) => {
    const paid = Math.min(left, balance)
    left -= paid
    return paid > 0 ? [{ id, amount: pence(paid) }] : []
  })
}

/** A voucher with the line of the order that bought it, and whose order that is. */
export interface WholeVoucher {
  readonly voucher: VoucherRow
  readonly line: Pick<OrderLineRow, 'order_id' | 'sku' | 'name' | 'details'>
  /** null: a guest's. */
  readonly buyer: string | null
}

/** The voucher of an id; null: there is none. */
export async function findVoucher(
  connection: Connection,
  id: string,
): Promise<WholeVoucher | null> {
  const voucher = await connection
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!voucher) return null
  const { user_id: buyer, ...line } = await connection
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.order_id', 'sku', 'order_lines.name', 'details', 'orders.user_id'])
    .where('order_lines.id', '=', voucher.order_line_id)
    .executeTakeFirstOrThrow()
  return { voucher, line, buyer }
}

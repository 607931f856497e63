import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'

/** What an order had spent of one voucher, in pence, and is on it again. */
export interface GivenBack {
  readonly code: string
  readonly amount: number
  /** The last day on which it can be spent, `YYYY-MM-DD`. */
  readonly validUntil: string
  /** It has run out meanwhile, or was cancelled: nobody can spend what is on it. */
  readonly isDead: boolean
}

/** Puts back what vouchers paid of an order, the one that ends first in front. */
export async function giveBack(
  trx: Transaction<Tables>,
  orderId: string,
  today: string,
): Promise<GivenBack[]> {
  const rows = await trx
    .selectFrom('voucher_spendings')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_spendings.voucher_id')
    .where('voucher_spendings.order_id', '=', orderId)
    .select(['code', 'amount', 'valid_until', 'cancelled_at'])
    .orderBy('valid_until')
    .orderBy('vouchers.id')
    .execute()
  await trx.deleteFrom('voucher_spendings').where('order_id', '=', orderId).execute()
  return rows.map(({ code, amount, valid_until: validUntil, cancelled_at }) => ({
    code,
    amount,
    validUntil,
    isDead: cancelled_at !== null || validUntil < today,
  }))
}

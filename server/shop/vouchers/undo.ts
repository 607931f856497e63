import type { Trx } from '#server/database/database.ts'
import { keepBack } from '#server/mail/unsent.ts'

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
export async function giveBack(trx: Trx, orderId: string, today: string): Promise<GivenBack[]> {
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

/**
 * Ends the vouchers that an order bought, with the messages that would bring them and have not gone
 * out yet, unless somebody has spent of one: then nothing ends.
 * @param end what becomes of their rows, by their ids; not called for none.
 * @returns the codes of those that ended, and of those of which somebody has spent.
 */
export async function endVouchers(
  trx: Trx,
  orderId: string,
  end: (ids: readonly string[]) => Promise<unknown>,
): Promise<{ readonly ended: readonly string[]; readonly spent: readonly string[] }> {
  const lines = trx.selectFrom('order_lines').select('id').where('order_id', '=', orderId)
  // Written first, so that nobody spends of them while it is looked.
  const vouchers = await trx
    .updateTable('vouchers')
    .set(({ ref }) => ({ code: ref('code') }))
    .where('order_line_id', 'in', lines)
    .returning(['id', 'code'])
    .execute()
  if (vouchers.length === 0) return { ended: [], spent: [] }
  const ids = vouchers.map(({ id }) => id)
  const spendings = await trx
    .selectFrom('voucher_spendings')
    .select('voucher_id')
    .where('voucher_id', 'in', ids)
    .execute()
  const spentIds = new Set(spendings.map(({ voucher_id: id }) => id))
  const spent = vouchers.filter(({ id }) => spentIds.has(id)).map(({ code }) => code)
  if (spent.length > 0) return { ended: [], spent }
  for (const { code } of vouchers) await keepBack(trx, 'voucher-ready', { code })
  await end(ids)
  return { ended: vouchers.map(({ code }) => code), spent }
}

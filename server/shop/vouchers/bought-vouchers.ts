import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'

interface BoughtVouchers {
  readonly ids: readonly string[]
  readonly codes: readonly string[]
  /** The codes of those of which somebody has spent. */
  readonly spent: readonly string[]
}

/** The vouchers that an order bought; nobody spends of them until the transaction ends. */
export async function boughtVouchers(
  trx: Transaction<Tables>,
  orderId: string,
): Promise<BoughtVouchers> {
  const lines = trx.selectFrom('order_lines').select('id').where('order_id', '=', orderId)
  // Written first, so that nobody spends of them while it is looked.
  const vouchers = await trx
    .updateTable('vouchers')
    .set(({ ref }) => ({ code: ref('code') }))
    .where('order_line_id', 'in', lines)
    .returning(['id', 'code'])
    .execute()
  const ids = vouchers.map(({ id }) => id)
  const codes = vouchers.map(({ code }) => code)
  if (ids.length === 0) return { ids, codes, spent: [] }
  const spendings = await trx
    .selectFrom('voucher_spendings')
    .select('voucher_id')
    .where('voucher_id', 'in', ids)
    .execute()
  const spentIds = new Set(spendings.map(({ voucher_id: id }) => id))
  const spent = vouchers.filter(({ id }) => spentIds.has(id)).map(({ code }) => code)
  return { ids, codes, spent }
}

/** Takes back the letters that would bring vouchers of some codes and have not gone out yet. */
export async function keepBackLetters(
  trx: Transaction<Tables>,
  codes: readonly string[],
): Promise<void> {
  for (const code of codes) {
    await trx
      .deleteFrom('outbox')
      .where('template', '=', 'voucher-ready')
      .where('sent_at', 'is', null)
      .where('data', 'like', `%"code":"${code}"%`)
      .execute()
  }
}

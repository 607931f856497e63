import type { Trx } from '#server/database/database.ts'
import type { CartRow } from '#server/database/shop-tables.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import { readVoucherCode } from '../vouchers/issue.ts'
import { balancesOf, voucherFault } from '../vouchers/vouchers.ts'
import type { VoucherBalance, VoucherFault } from '../vouchers/vouchers.ts'
import { codesOf, holdCart, linesOf } from './rows.ts'

type AddedCode =
  | { readonly outcome: 'added'; readonly voucher: VoucherBalance }
  | { readonly outcome: 'refused'; readonly fault: CodeFault; readonly validUntil?: string }

/** `empty-cart`: there is nothing to pay for; `too-many`: a cart has as many codes as it may. */
export type CodeFault = VoucherFault | 'empty-cart' | 'too-many'

/** More than one person is ever given, and few enough to show. */
export const mostCodes = 10

/** Has a voucher pay for what a visitor has in their cart; a second time changes nothing. */
export async function addCode(
  { database, clock, site }: CartContext,
  visitor: CartVisitor,
  typed: string,
): Promise<AddedCode> {
  const code = readVoucherCode(typed)
  if (code === null) return { outcome: 'refused', fault: 'unknown' }
  return database.transaction(async (trx) => {
    const cart = await holdCart(trx, visitor, clock.now())
    const lines = cart ? await linesOf(trx, cart.id) : []
    if (!cart || lines.length === 0) return { outcome: 'refused', fault: 'empty-cart' }

    const [voucher] = await balancesOf(trx, [code])
    const fault = voucherFault(voucher, site.current().today)
    if (fault || !voucher) {
      const validUntil = fault === 'over' ? voucher?.validUntil : undefined
      return { outcome: 'refused', fault: fault ?? 'unknown', ...(validUntil && { validUntil }) }
    }
    const codes = new Set(codesOf(cart)).add(code)
    if (codes.size > mostCodes) return { outcome: 'refused', fault: 'too-many' }
    await writeCodes(trx, cart, [...codes])
    return { outcome: 'added', voucher }
  })
}

/** Has a voucher pay for it no longer. */
export async function removeCode(
  { database, clock }: CartContext,
  visitor: CartVisitor,
  code: string,
): Promise<void> {
  await database.transaction(async (trx) => {
    const cart = await holdCart(trx, visitor, clock.now())
    if (!cart) return
    const codes = codesOf(cart).filter((one) => one !== code)
    await writeCodes(trx, cart, codes)
  })
}

async function writeCodes(trx: Trx, { id }: CartRow, codes: readonly string[]): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ codes: JSON.stringify(codes) })
    .where('id', '=', id)
    .execute()
}

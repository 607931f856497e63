import type { PendingOrderRow } from '#server/database/shop-tables.ts'
import { holdCartById } from '../cart/rows.ts'
import type { PlacingContext } from '../context.ts'
import { inputOf, pendingBySecret, tryCode } from './pending-order.ts'
import type { Tried } from './pending-order.ts'
import { placeCart } from './place-order.ts'
import type { Placed, Placing } from './place-order.ts'

/**
 * Orders what a cart asked for, by the code that went to its address. A cart that was changed since is
 * refused, and asked for anew.
 * @param key the cart's.
 */
export async function confirmByCode(
  context: PlacingContext,
  key: string,
  code: string,
): Promise<Placed | Exclude<Tried, { readonly outcome: 'right' }>> {
  const tried = await tryCode(context, key, code)
  if (tried.outcome !== 'right') return tried
  return placeCart(context, { ...placingOf(tried.pending), isByCode: true })
}

/** The same by the link in that message, on whichever device it is opened. */
export async function confirmByLink(
  context: PlacingContext,
  secret: string,
): Promise<Placed | { readonly outcome: 'unknown' }> {
  const pending = await pendingBySecret(context.database.db, secret, context.clock.now())
  return pending ? placeCart(context, placingOf(pending)) : { outcome: 'unknown' }
}

function placingOf(pending: PendingOrderRow): Placing {
  return {
    cart: (trx, now) => holdCartById(trx, pending.cart_id, now),
    input: inputOf(pending),
    network: pending.network ?? undefined,
    confirmed: pending,
  }
}

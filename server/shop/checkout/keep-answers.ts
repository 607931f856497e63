import type { Database } from '#server/database/database.ts'
import { findCart, touchCart } from '../cart/cart-rows.ts'
import type { CartVisitor } from '../cart/context.ts'
import { readAnswers } from './answers.ts'
import type { CheckoutAnswers } from './answers.ts'

/**
 * Keeps what a step of the checkout was told with the visitor's cart, beside what the other steps
 * were. Without a cart nothing is kept.
 */
export async function keepAnswers(
  { database, clock }: { readonly database: Database; readonly clock: { now(): number } },
  visitor: CartVisitor,
  told: Partial<CheckoutAnswers>,
): Promise<void> {
  await database.transaction(async (trx) => {
    const found = await findCart(trx, visitor)
    // Held from here on: of two tabs neither writes over what the other was told.
    const cart = found && (await touchCart(trx, found.id, clock.now()))
    if (!cart) return
    const checkout = JSON.stringify({ ...readAnswers(cart.checkout), ...told })
    await trx.updateTable('carts').set({ checkout }).where('id', '=', cart.id).execute()
  })
}

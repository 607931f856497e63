import type { Connection } from '#server/database/database.ts'
import { findCart } from './cart-rows.ts'
import type { CartVisitor } from './context.ts'

/** How many things a visitor has in their cart: the sum of quantities (specification 3). */
export async function countItems(connection: Connection, visitor: CartVisitor): Promise<number> {
  const cart = await findCart(connection, visitor)
  if (!cart) return 0
  const { sum } = await connection
    .selectFrom('cart_items')
    .select(({ fn }) => fn.sum('quantity').as('sum'))
    .where('cart_id', '=', cart.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

import { bindTo, createTurns } from '../context.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import { addToCart } from './add-to-cart.ts'
import { changeLine, findLine, removeLine } from './change.ts'
import { addCode, removeCode } from './codes.ts'
import { mergeCarts } from './merge.ts'
import { findCart } from './rows.ts'
import { viewCart, viewCartById } from './view.ts'

/** The carts of all visitors; what each call promises stands with the function behind it. */
export type Carts = ReturnType<typeof createCarts>

export function createCarts(surroundings: Omit<CartContext, 'inTurn'>) {
  const bind = bindTo({ ...surroundings, inTurn: createTurns() })
  return {
    view: bind(viewCart),
    viewById: bind(viewCartById),
    isThere: bind(isThere),
    count: bind(countItems),
    line: bind(findLine),
    add: bind(addToCart),
    change: bind(changeLine),
    remove: bind(removeLine),
    addCode: bind(addCode),
    removeCode: bind(removeCode),
    merge: bind(mergeCarts),
  }
}

/** Has a visitor a cart, be it empty? */
async function isThere({ database: { db } }: CartContext, visitor: CartVisitor): Promise<boolean> {
  return (await findCart(db, visitor)) !== undefined
}

/** How many things a visitor has in their cart: the sum of quantities (specification 3). */
async function countItems(
  { database: { db } }: CartContext,
  visitor: CartVisitor,
): Promise<number> {
  const cart = await findCart(db, visitor)
  if (!cart) return 0
  const { sum } = await db
    .selectFrom('cart_items')
    .select(({ fn }) => fn.sum('quantity').as('sum'))
    .where('cart_id', '=', cart.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

import type { Connection } from '#server/database/database.ts'
import type { CartItemRow } from '#server/database/shop-tables.ts'
import { createTurns } from '../places/turns.ts'
import { addToCart, changeLine, findLine, removeLine } from './change.ts'
import type { Added, Changed, LineChange } from './change.ts'
import { addCode, removeCode } from './codes.ts'
import type { AddedCode } from './codes.ts'
import type { CartContext, CartVisitor } from './context.ts'
import { mergeCarts } from './merge.ts'
import type { Refused } from './refusal.ts'
import { findCart } from './rows.ts'
import { viewCart } from './view.ts'
import type { ViewedCart } from './view.ts'
import type { LineWish } from './write-line.ts'

/** The carts of all visitors; what each call promises stands with the function behind it. */
export interface Carts {
  view(visitor: CartVisitor): Promise<ViewedCart | null>
  count(visitor: CartVisitor): Promise<number>
  line(visitor: CartVisitor, id: string): Promise<CartItemRow | null>
  add(visitor: CartVisitor, wish: LineWish): Promise<Added | Refused>
  change(visitor: CartVisitor, id: string, change: LineChange): Promise<Changed | Refused>
  remove(visitor: CartVisitor, id: string): Promise<CartItemRow | Refused>
  addCode(visitor: CartVisitor, typed: string): Promise<AddedCode>
  removeCode(visitor: CartVisitor, code: string): Promise<void>
  merge(userId: string, token: string): Promise<void>
}

export function createCarts(surroundings: Omit<CartContext, 'inTurn'>): Carts {
  const context = { ...surroundings, inTurn: createTurns() }
  return {
    view: (visitor) => viewCart(context, visitor),
    count: (visitor) => countItems(context.database.db, visitor),
    line: (visitor, id) => findLine(context.database.db, visitor, id, context.clock.now()),
    add: (visitor, wish) => addToCart(context, visitor, wish),
    change: (visitor, id, change) => changeLine(context, visitor, id, change),
    remove: (visitor, id) => removeLine(context, visitor, id),
    addCode: (visitor, typed) => addCode(context, visitor, typed),
    removeCode: (visitor, code) => removeCode(context, visitor, code),
    merge: (userId, token) => mergeCarts(context, { userId, token }),
  }
}

/** How many things a visitor has in their cart: the sum of quantities (specification 3). */
async function countItems(connection: Connection, visitor: CartVisitor): Promise<number> {
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

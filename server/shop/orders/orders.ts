import type { OrderRow } from '#server/database/shop-tables.ts'
import type { CartVisitor } from '../cart/context.ts'
import { createTurns } from '../places/turns.ts'
import { cancelOrder } from './cancel-order.ts'
import type { Cancelled } from './cancel-order.ts'
import type { OrderContext } from './context.ts'
import { findOrder, ordersOf } from './find-orders.ts'
import type { WholeOrder } from './find-orders.ts'
import { recordPayment } from './payments.ts'
import type { Paid, PaymentWish } from './payments.ts'
import { placeOrder } from './place-order.ts'
import type { Placed } from './place-order.ts'
import type { OrderWish } from './write-order.ts'

/** All orders; what each call promises stands with the function behind it. */
export interface Orders {
  place(visitor: CartVisitor, wish: OrderWish): Promise<Placed>
  find(by: { readonly id: string } | { readonly number: string }): Promise<WholeOrder | null>
  ofCustomer(userId: string): Promise<readonly OrderRow[]>
  paid(wish: PaymentWish): Promise<Paid>
  cancel(number: string): Promise<Cancelled>
}

export function createOrders(context: OrderContext): Orders {
  const { db } = context.database
  const inTurn = createTurns()
  return {
    // Numbers are given out one after another in any case: whoever waits needs no connection for it.
    place: (visitor, wish) => inTurn('order', () => placeOrder(context, visitor, wish)),
    find: (by) => findOrder(db, by),
    ofCustomer: (userId) => ordersOf(db, userId),
    paid: (wish) => recordPayment(context, wish),
    cancel: (number) => cancelOrder(context, number),
  }
}

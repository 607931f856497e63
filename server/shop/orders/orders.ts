import { bindTo, createTurns } from '../context.ts'
import type { CartVisitor, OrderContext } from '../context.ts'
import { cancelOrder } from './cancel-order.ts'
import { findOrder, ordersOf } from './find-orders.ts'
import { recordPayment } from './payments.ts'
import { placeOrder } from './place-order.ts'
import type { OrderInput } from './write-order.ts'

/** All orders; what each call promises stands with the function behind it. */
export type Orders = ReturnType<typeof createOrders>

export function createOrders(context: OrderContext) {
  const bind = bindTo(context)
  const query = bindTo(context.database.db)
  const inTurn = createTurns()
  return {
    // Numbers are given out one after another in any case: whoever waits needs no connection for it.
    place: (visitor: CartVisitor, wish: OrderInput) =>
      inTurn('order', () => placeOrder(context, visitor, wish)),
    find: query(findOrder),
    ofCustomer: query(ordersOf),
    paid: bind(recordPayment),
    cancel: bind(cancelOrder),
  }
}

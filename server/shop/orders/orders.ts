import { bindTo, createTurns } from '../context.ts'
import type { OrderContext } from '../context.ts'
import { cancelOrder } from './cancel-order.ts'
import { endOrderLinks, endVoucherLinks } from './end-links.ts'
import { findOrder, ordersOf } from './find-orders.ts'
import { lapseOrders } from './lapse.ts'
import { recordPayment } from './payments.ts'
import { placeOrder } from './place-order.ts'

/** All orders; what each call promises stands with the function behind it. */
export type Orders = ReturnType<typeof createOrders>

export function createOrders(context: OrderContext) {
  const bind = bindTo({ ...context, inTurn: createTurns() })
  const query = bindTo(context.database.db)
  return {
    place: bind(placeOrder),
    find: query(findOrder),
    ofCustomer: query(ordersOf),
    paid: bind(recordPayment),
    cancel: bind(cancelOrder),
    lapse: bind(lapseOrders),
    endLinks: bind(endOrderLinks),
    endVoucherLinks: bind(endVoucherLinks),
  }
}

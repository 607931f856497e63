import { bindTo, createTurns } from '../context.ts'
import type { PlacingContext } from '../context.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmByCode, confirmByLink } from './confirm-order.ts'
import { endOrderLinks, endVoucherLinks } from './end-links.ts'
import { findOrder, ordersOf } from './find-orders.ts'
import { lapseOrders } from './lapse.ts'
import { recordPayment } from './payments.ts'
import { lastConfirmed, pendingByKey, pendingBySecret } from './pending-order.ts'
import { orderByKey, placeOrder } from './place-order.ts'

/** All orders; what each call promises stands with the function behind it. */
export type Orders = ReturnType<typeof createOrders>

export function createOrders(context: Omit<PlacingContext, 'inTurn'>) {
  const bind = bindTo({ ...context, inTurn: createTurns() })
  const query = bindTo(context.database.db)
  return {
    place: bind(placeOrder),
    confirm: bind(confirmByCode),
    confirmByLink: bind(confirmByLink),
    pendingByKey: query(pendingByKey),
    pendingBySecret: query(pendingBySecret),
    lastConfirmed: query(lastConfirmed),
    find: query(findOrder),
    byKey: query(orderByKey),
    ofCustomer: query(ordersOf),
    paid: bind(recordPayment),
    cancel: bind(cancelOrder),
    lapse: bind(lapseOrders),
    endLinks: bind(endOrderLinks),
    endVoucherLinks: bind(endVoucherLinks),
  }
}

import { formatDate } from '#server/format/dates.ts'
import { daySpan } from '#server/format/day-span.ts'
import { formatMoney, pence } from '#server/format/money.ts'
import { whenAvailable } from '#server/http/unavailable.ts'
import type { DashboardProps } from '#server/props/accounts.ts'
import { nextDateOf } from '#server/shop/orders/next-date.ts'
import { statusLabels } from '../basket/order-words.ts'
import type { ControllerServices } from '../controller-services.ts'

type OrderServices = Pick<ControllerServices, 'database' | 'shop' | 'site' | 'urls'>

/** What a customer has ordered here, and where they go next. */
export async function ownOrders(
  { database, shop, site, urls }: OrderServices,
  userId: string,
): Promise<Pick<DashboardProps, 'orders' | 'nextTrip'>> {
  const [orders, next] = await whenAvailable(
    Promise.all([shop.orders.ofCustomer(userId), nextDateOf(database.db, userId, site.current())]),
  )
  const hrefOf = (order: string) => urls.path('web.shopping.orders.show', { order })
  return {
    orders: orders.map(({ id, number, status, total, created_at: created }) => ({
      number,
      statusLabel: statusLabels[status],
      href: hrefOf(id),
      ordered: formatDate(created, 'fullDate'),
      total: formatMoney(pence(total)),
    })),
    nextTrip: next && {
      name: next.name,
      when: daySpan(next.date.starts, next.date.ends),
      place: next.date.place,
      href: hrefOf(next.orderId),
    },
  }
}

import { daySpan, formatDate } from '#server/format/dates.ts'
import { formatMoney, pence } from '#server/format/money.ts'
import { whenAvailable } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import { subscriptionOf } from '#server/messages/newsletter.ts'
import { issueUnsubscribeToken } from '#server/messages/unsubscribe.ts'
import { statusLabels } from '#server/presenters/cart/order.ts'
import type { DashboardProps } from '#server/props/accounts.ts'
import { nextDateOf } from '#server/shop/orders/find-orders.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'

/** GET dashboard: Your Account. */
export function dashboard(services: ControllerServices): ActionHandler {
  const { clock, database, signer, urls } = services
  const stopHref = (id: string) =>
    urls.path('mail.unsubscribe', { token: issueUnsubscribeToken(signer, id, clock.now()) })

  return async (request, response) => {
    const { id: userId, name, email } = (await requireSignedIn(request)).user
    const subscription = await whenAvailable(subscriptionOf(database.db, email))
    const { state: newsletter, id } = subscription
    const stopNewsletterHref = newsletter === 'subscribed' && id !== null ? stopHref(id) : null
    const held = await ownOrders(services, userId)
    const props = { name, email, newsletter, stopNewsletterHref, ...held }
    await response.page(page('account/dashboard', props, unlisted('Your Account')))
  }
}

async function ownOrders(
  { database, shop, site, urls }: ControllerServices,
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

import type { ActionHandler } from '#server/http/handlers.ts'
import { whenAvailable } from '#server/http/unavailable.ts'
import { requireSignedIn } from '#server/http/visitors.ts'
import { subscriptionOf } from '#server/newsletter/subscription-of.ts'
import { issueUnsubscribeToken } from '#server/newsletter/unsubscribe-token.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { ownOrders } from './own-orders.ts'

const meta = { title: 'Your Account | Saltlark', isIndexed: false }

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
    await response.page(page('account/dashboard', props, meta))
  }
}

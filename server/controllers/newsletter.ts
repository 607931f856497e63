import { HttpError, notFound } from '#server/http/errors.ts'
import { acceptForm, formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { confirmSubscription, findSubscription } from '#server/newsletter/confirm.ts'
import type { LinkFault, Subscription } from '#server/newsletter/confirm.ts'
import { subscriptionForm } from '#server/newsletter/email.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from './controller-services.ts'

const confirmMeta = { title: 'Confirm your subscription | Saltlark', isIndexed: false }

/** The newsletter: subscribing, and the button behind the link in the confirmation mail. */
export function newsletter(services: ControllerServices) {
  const { database, signer, clock, urls, outbox, refuseForm } = services
  const home = urls.path('web.home')

  /** POST mail.customer-subscribe. Known and new addresses get the same answer. */
  const store = formAction(subscriptionForm, async (form, request, response) => {
    if (!form.ok) {
      const message = form.errors['email'] ?? 'Please enter your e-mail address.'
      return refuseForm(request, response, { subscription_error: message }, home)
    }
    await subscribe(database, form.value, {
      now: clock.now(),
      signer,
      confirmUrl: (token) => urls.absolute('mail.confirm', { token }),
    })
    outbox.wake()
    const message = `Nearly there. We have sent an e-mail to ${form.value.email}; please open it and press the button to confirm.`
    acceptForm(request, response, message, home)
  })

  /** GET mail.confirm: mail scanners open links, so this page only offers the button. */
  const confirm: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const found = requireLink(
      await findSubscription(database.db, token, { signer, now: clock.now() }),
    )
    const state = found.status === 'confirmed' ? 'confirmed' : 'waiting'
    const action = urls.path('mail.confirm.store', { token })
    await response.page(
      page('newsletter/confirm', { email: found.email, action, state }, confirmMeta),
    )
  }

  /** POST mail.confirm.store. */
  const confirmStore: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const unsubscribeUrl = (issued: string) => urls.absolute('mail.unsubscribe', { token: issued })
    const options = { signer, now: clock.now(), unsubscribeUrl }
    requireLink(await confirmSubscription(database, token, options))
    outbox.wake()
    response.redirect(303, urls.path('mail.confirm', { token }))
  }

  return { store, confirm, confirmStore }
}

function requireLink(found: Subscription | LinkFault): Subscription {
  if (!('fault' in found)) return found
  if (found.fault === 'invalid') throw notFound()
  throw new HttpError(410, 'This link is too old. Subscribe once more and we will send a new one.')
}

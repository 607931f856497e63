import type { Request } from 'express'
import { subscriptionForm } from '#server/forms/fields.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import { acceptForm, formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { limitEnd, limitReason } from '#server/mail/recipient-limit.ts'
import { confirmSubscription, findSubscription } from '#server/messages/newsletter.ts'
import type { LinkFault, Subscription } from '#server/messages/newsletter.ts'
import { subscribe } from '#server/messages/subscribe.ts'
import { findReader, unsubscribe } from '#server/messages/unsubscribe.ts'
import type { Reader } from '#server/messages/unsubscribe.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from './controller-services.ts'

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
    const limited = await subscribe(database, form.value, {
      now: clock.now(),
      signer,
      confirmUrl: (token) => urls.absolute('mail.confirm', { token }),
    })
    if (limited) {
      const message = `We have sent no link, because ${limitReason}. Look whether one of ours is there already; another can be asked for ${limitEnd(limited)}.`
      const errors = { subscription_error: message }
      return refuseForm(request, response, errors, home, undefined, limited.seconds)
    }
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
    const props = { email: found.email, action, state } as const
    await response.page(page('newsletter/confirm', props, unlisted('Confirm your subscription')))
  }

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

/** The link to stop that every newsletter carries: its page, and its button. */
export function unsubscribing(services: ControllerServices) {
  const { database, signer, clock, site, urls } = services
  const options = () => ({ signer, now: clock.now() })

  function known(reader: Reader | null): Reader {
    if (reader) return reader
    const { email } = site.current().content.company
    throw new HttpError(
      404,
      `We know nobody by this link; perhaps it lost its end on the way. Copy the whole of it from the letter, or write to ${email}, and a person takes you off the list.`,
    )
  }

  /** GET mail.unsubscribe: mail scanners open links, so this page only offers the button. */
  const show: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const { email, isSubscribed } = known(await findReader(database.db, token, options()))
    const action = urls.path('mail.unsubscribe.store', { token })
    const state = isSubscribed ? 'subscribed' : 'unsubscribed'
    const props = { email, action, state } as const
    await response.page(page('newsletter/unsubscribe', props, unlisted('Stop the newsletter')))
  }

  /** POST mail.unsubscribe.store: from that page, or from a mail program that shows no page. */
  const store: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    known(await unsubscribe(database.db, token, options()))
    if (isOneClick(request)) response.type('text').send('The newsletter is stopped.')
    else response.redirect(303, urls.path('mail.unsubscribe', { token }))
  }

  return { show, store }
}

// RFC 8058, section 3.2: as an ordinary form, or as one in parts, which no page of ours sends.
function isOneClick(request: Request): boolean {
  if (request.is('multipart/form-data')) return true
  const body = request.body as Readonly<Record<string, unknown>> | undefined
  return body?.['List-Unsubscribe'] === 'One-Click'
}

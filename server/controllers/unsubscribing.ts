import type { Request } from 'express'
import { HttpError } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { findReader, unsubscribe } from '#server/newsletter/unsubscribe.ts'
import type { Reader } from '#server/newsletter/unsubscribe.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from './controller-services.ts'

const meta = { title: 'Stop the newsletter | Saltlark', isIndexed: false }

/** The link to stop that every letter to subscribers carries: its page, and its button. */
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
    await response.page(page('newsletter/unsubscribe', { email, action, state }, meta))
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

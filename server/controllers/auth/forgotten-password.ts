import type { Request } from 'express'
import { forgotForm } from '#server/auth/forms.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { addressOf } from './device-of.ts'
import { refuseWhereShown } from './refuse-where-shown.ts'
import { tooManyTries } from './too-many-tries.ts'

const meta = { title: 'Forgotten your password? | Saltlark', isIndexed: false }

/** Asking for a letter by which to choose a new password. */
export function forgottenPassword({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  const shown = ({ query, wayIn }: Request) => {
    const intended = wayIn.intended()
    const email = wayIn.email()
    const props = {
      action: urls.path('password.email'),
      intended,
      email: email ?? '',
      sentTo: query['sent'] === undefined ? null : email,
      loginHref: urls.path('login', {}, { intended }),
    }
    const url = urls.path('password.request', {}, { intended })
    return { result: page('auth/forgot', props, meta), url }
  }
  const refuse = refuseWhereShown(shown)

  /** GET password.request. */
  const show: ActionHandler = async (request, response) => {
    const { result } = shown(request)
    request.wayIn.keep({ intended: request.wayIn.intended() })
    await response.page(result)
  }

  /** POST password.email. The same answer for every address. */
  const store = formAction(forgotForm, async (form, request, response) => {
    if (!form.ok) return refuse(request, response, form.errors)
    const { email } = form.value
    const intended = request.wayIn.intended()
    const sent = await auth.requestReset(email, intended, addressOf(request))
    if (sent.outcome === 'limited') {
      return refuse(request, response, { email: tooManyTries(sent.seconds) })
    }
    request.wayIn.keep({ intended, email })
    return response.redirect(303, urls.path('password.request', {}, { intended, sent: true }))
  })

  return { show, store }
}

import type { Request } from 'express'
import { forgotForm } from '#server/auth/forms.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { addressOf } from './device-of.ts'
import { refuseWhereShown } from './refuse-where-shown.ts'
import { tooManyTries } from './too-many-tries.ts'

const meta = { title: 'A letter is on its way | Saltlark', isIndexed: false }

/** What comes between a registration and the letter, and asking for the letter again. */
export function verificationNotice({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  const shown = ({ wayIn }: Request) => {
    const intended = wayIn.intended()
    const props = {
      action: urls.path('verification.send'),
      intended,
      email: wayIn.email(),
      loginHref: urls.path('login', {}, { intended }),
      registerHref: urls.path('register', {}, { intended }),
    }
    const url = urls.path('verification.notice')
    return { result: page('auth/notice', props, meta), url }
  }
  const refuse = refuseWhereShown(shown)

  /** GET verification.notice. */
  const show: ActionHandler = async (request, response) => {
    const { result } = shown(request)
    request.wayIn.keep({})
    await response.page(result)
  }

  /** POST verification.send. The same answer for every address. */
  const send = formAction(forgotForm, async (form, request, response) => {
    if (!form.ok) return refuse(request, response, form.errors)
    const { email } = form.value
    const intended = request.wayIn.intended()
    const sent = await auth.sendVerification(email, intended, addressOf(request))
    if (sent.outcome === 'limited') {
      return refuse(request, response, { email: tooManyTries(sent.seconds) })
    }
    request.wayIn.keep({ intended, email })
    response.inertia.flash('success', `Another letter is on its way to ${email}.`)
    return response.redirect(303, urls.path('verification.notice'))
  })

  return { show, send }
}

import type { Request } from 'express'
import { registerForm } from '#server/auth/forms.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn, showOnTheWay } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { addressOf } from './device-of.ts'
import { tooManyTries } from './refusals.ts'

/** Opening an account. Whether the address has one already, only the message to its owner tells. */
export function register({ auth, urls }: ControllerServices) {
  const pageFor = (request: Request): VisitorPage => {
    const intended = request.intended.url()
    const action = urls.path('register.store')
    const loginHref = urls.path('login', {}, { intended })
    const props = { action, intended, loginHref }
    return {
      url: urls.path('register', {}, { intended }),
      make: () => page('auth/register', props, unlisted('Create an account')),
    }
  }

  const show = showOnTheWay(pageFor)

  const store = formsOn(pageFor)(registerForm, async (input, { request, response, refuse }) => {
    const { name, email, password } = input
    const intended = request.intended.url()
    const opened = await auth.register({ name, email, password, intended }, addressOf(request))
    request.tell('registration', opened.outcome, email)
    if (opened.outcome === 'refused') return refuse({ password: opened.message })
    if (opened.outcome === 'limited') return refuse({ email: tooManyTries(opened) }, opened.seconds)
    request.intended.keep({ intended, email })
    return response.redirect(303, urls.path('verification.notice'))
  })

  return { show, store }
}

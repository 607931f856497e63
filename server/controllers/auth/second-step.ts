import type { Request, Response } from 'express'
import { factorForm, proofOf } from '#server/auth/factor-forms.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { SecondStepProps } from '#server/props/factors.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import { deviceOf } from './device-of.ts'
import { welcome } from './login.ts'
import { factorFault, waitOf } from './refusals.ts'

const missing = 'Please type the code that your app shows, or a recovery code.'

const tooLate = 'The second step was not taken within ten minutes. Please begin again.'

/** What the page asks for; null: nothing is asked of this visitor now. */
function propsOfStep({ auth, urls }: ControllerServices) {
  const action = urls.path('two-factor.login.store')
  return async (request: Request): Promise<SecondStepProps | null> => {
    const step = await auth.secondStep(request.sessionToken)
    if (!step) return null
    const { passkey, ...asked } = step
    const intended = request.intended.url()
    return {
      ...asked,
      action,
      intended,
      passkey: passkey && { action, options: passkey },
      loginHref: urls.path('login', {}, { intended }),
      contactHref: urls.path('web.info.contact-us'),
    }
  }
}

/** What comes after the password for whoever has a passkey or an authenticator app. */
export function secondStep(services: ControllerServices) {
  const { auth, urls } = services
  const propsFor = propsOfStep(services)

  /** GET two-factor.login. Whoever comes by its address alone begins at the beginning. */
  const show: ActionHandler = async (request, response) => {
    const props = await propsFor(request)
    if (!props) return response.redirect(303, urls.path('login'))
    request.intended.keep({ intended: request.intended.url() })
    await response.page(page('auth/second-step', props, unlisted('One more step')))
  }

  const pageFor = (request: Request) => ({
    url: urls.path('two-factor.login', {}, { intended: request.intended.url() }),
    async make() {
      const props = await propsFor(request)
      if (!props) throw new Error('The second step was taken while its page was made')
      return page('auth/second-step', props, unlisted('One more step'))
    },
  })

  const take = formsOn(pageFor)(factorForm, async (input, { request, response, refuse }) => {
    const proof = proofOf(input)
    if (!proof) return refuse({ code: missing })
    const { sessionToken } = request
    const device = deviceOf(request)
    const finished = await auth.finishSignIn(sessionToken, proof, device, input.trust)
    const email = finished.outcome === 'signed-in' ? finished.user.email : finished.email
    request.tell('second-step', finished.outcome, email)
    if (finished.outcome === 'signed-in') return welcome(services, request, response, finished)
    if (finished.outcome !== 'expired') {
      const field = finished.outcome === 'refused-passkey' ? 'credential' : 'code'
      return refuse({ [field]: factorFault(finished) }, waitOf(finished))
    }
    return beginAgain(request, response)
  })

  /** POST two-factor.login.store. */
  const store: ActionHandler = async (request, response) => {
    if (await request.isHalfSignedIn()) return take(request, response)
    request.tell('second-step', 'expired')
    return beginAgain(request, response)
  }

  function beginAgain(request: Request, response: Response): void {
    response.inertia.flash('error', tooLate)
    response.redirect(303, urls.path('login', {}, { intended: request.intended.url() }))
  }

  return { show, store }
}

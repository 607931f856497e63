import type { Request } from 'express'
import { patterns } from '#routes/patterns.ts'
import { forgotForm, resetForm } from '#server/auth/forms.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { ResetProps } from '#server/props/auth.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn, refuseOnPage, showOnTheWay } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { addressOf } from './device-of.ts'
import { tooManyTries } from './refusals.ts'

/** Choosing a new password, on the page behind a message's link. */
export function newPassword({ auth, urls }: ControllerServices) {
  async function resetPage(token: string) {
    const isOpen = await auth.resetIsOpen(token)
    const props: ResetProps = isOpen
      ? { state: 'open', token, action: urls.path('password.update') }
      : { state: 'expired', forgotHref: urls.path('password.request') }
    return page('auth/reset', props, unlisted('Choose a new password'), isOpen ? 200 : 410)
  }

  const show: ActionHandler = async (request, response) => {
    await response.page(await resetPage(String(request.params['token'])))
  }

  /** POST password.update. Nobody is signed in by it, and everybody who was is signed out. */
  const store = formAction(resetForm, async (form, request, response) => {
    const token = tokenIn(request)
    if (token === null) return response.redirect(303, urls.path('password.request'))
    const url = urls.path('password.reset', { token })
    const refuse = (errors: Record<string, string>) =>
      refuseOnPage(request, response, errors, { url, make: () => resetPage(token) })
    if (!form.ok) return refuse(form.errors)

    const reset = await auth.reset(token, form.value.password, addressOf(request))
    request.tell('reset', reset.outcome, 'email' in reset ? reset.email : undefined)
    if (reset.outcome === 'refused') return refuse({ password: reset.message })
    // That page says why not.
    if (reset.outcome === 'expired') return response.redirect(303, url)
    if (request.sessionToken !== undefined && !(await request.signedIn())) response.endSession()
    const { email, intended } = reset
    request.intended.keep({ intended, email })
    response.inertia.flash('success', 'Your new password is set. Please sign in with it.')
    return response.redirect(303, urls.path('login', {}, { intended }))
  })

  return { show, store }
}

const tokenShape = new RegExp(`^${patterns.token}$`)

/** The link's secret, as its page's form sends it; null for what no link ever held. */
function tokenIn(request: Request): string | null {
  const { token } = (request.body ?? {}) as Readonly<Record<string, unknown>>
  return typeof token === 'string' && tokenShape.test(token) ? token : null
}

/** Asking for a message by which to choose a new password. */
export function forgottenPassword({ auth, urls }: ControllerServices) {
  const pageFor = (request: Request): VisitorPage => {
    const intended = request.intended.url()
    const email = request.intended.email()
    const props = {
      action: urls.path('password.email'),
      intended,
      email: email ?? '',
      sentTo: request.query['sent'] === undefined ? null : email,
      loginHref: urls.path('login', {}, { intended }),
    }
    return {
      url: urls.path('password.request', {}, { intended }),
      make: () => page('auth/forgot', props, unlisted('Forgotten your password?')),
    }
  }

  const show = showOnTheWay(pageFor)

  /** POST password.email. The same answer for every address. */
  const store = formsOn(pageFor)(forgotForm, async ({ email }, { request, response, refuse }) => {
    const intended = request.intended.url()
    const sent = await auth.requestReset(email, intended, addressOf(request))
    request.tell('reset-asked', sent.outcome, email)
    if (sent.outcome === 'limited') return refuse({ email: tooManyTries(sent) }, sent.seconds)
    request.intended.keep({ intended, email })
    return response.redirect(303, urls.path('password.request', {}, { intended, sent: true }))
  })

  return { show, store }
}

import type { Request, Response } from 'express'
import { patterns } from '#routes/patterns.ts'
import { forgotForm, resetForm } from '#server/auth/forms.ts'
import { formAction, refuseOn } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { ResetProps } from '#server/props/accounts.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { addressOf } from './device-of.ts'
import { refuseWhereShown, tooManyTries } from './refusals.ts'

const meta = { title: 'Choose a new password | Saltlark', isIndexed: false }

/** Choosing a new password, on the page behind a letter's link. */
export function newPassword({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  const pagePath = (token: string) => urls.path('password.reset', { token })

  async function resetPage(token: string) {
    const isOpen = await auth.resetIsOpen(token)
    const props: ResetProps = isOpen
      ? { state: 'open', token, action: urls.path('password.update') }
      : { state: 'expired', forgotHref: urls.path('password.request') }
    return page('auth/reset', props, meta, isOpen ? 200 : 410)
  }

  /** GET password.reset. */
  const show: ActionHandler = async (request, response) => {
    await response.page(await resetPage(String(request.params['token'])))
  }

  /** POST password.update. Nobody is signed in by it, and everybody who was is signed out. */
  const store = formAction(resetForm, async (form, request, response) => {
    const token = tokenIn(request)
    if (token === null) return response.redirect(303, urls.path('password.request'))
    if (!form.ok) return refuse(request, response, form.errors, token)

    const reset = await auth.reset(token, form.value.password)
    if (reset.outcome === 'refused') {
      return refuse(request, response, { password: reset.message }, token)
    }
    // That page says why not.
    if (reset.outcome === 'expired') return response.redirect(303, pagePath(token))
    if (request.sessionToken !== undefined && !(await request.signedIn())) response.endSession()
    const { email, intended } = reset
    request.intended.keep({ intended, email })
    response.inertia.flash('success', 'Your new password is set. Please sign in with it.')
    return response.redirect(303, urls.path('login', {}, { intended }))
  })

  function refuse(
    request: Request,
    response: Response,
    errors: Record<string, string>,
    token: string,
  ) {
    const url = pagePath(token)
    const shown = async () => ({ result: await resetPage(token), url })
    return refuseOn(request, response, errors, url, shown)
  }

  return { show, store }
}

const tokenShape = new RegExp(`^${patterns.token}$`)

/** The link's secret, as its page's form sends it; null for what no link ever held. */
function tokenIn(request: Request): string | null {
  const { token } = (request.body ?? {}) as Readonly<Record<string, unknown>>
  return typeof token === 'string' && tokenShape.test(token) ? token : null
}

const forgottenMeta = { title: 'Forgotten your password? | Saltlark', isIndexed: false }

/** Asking for a letter by which to choose a new password. */
export function forgottenPassword({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  const shown = (request: Request) => {
    const intended = request.intended.url()
    const email = request.intended.email()
    const props = {
      action: urls.path('password.email'),
      intended,
      email: email ?? '',
      sentTo: request.query['sent'] === undefined ? null : email,
      loginHref: urls.path('login', {}, { intended }),
    }
    const url = urls.path('password.request', {}, { intended })
    return { result: page('auth/forgot', props, forgottenMeta), url }
  }
  const refuse = refuseWhereShown(shown)

  /** GET password.request. */
  const show: ActionHandler = async (request, response) => {
    const { result } = shown(request)
    request.intended.keep({ intended: request.intended.url() })
    await response.page(result)
  }

  /** POST password.email. The same answer for every address. */
  const store = formAction(forgotForm, async (form, request, response) => {
    if (!form.ok) return refuse(request, response, form.errors)
    const { email } = form.value
    const intended = request.intended.url()
    const sent = await auth.requestReset(email, intended, addressOf(request))
    if (sent.outcome === 'limited') {
      return refuse(request, response, { email: tooManyTries(sent.seconds) })
    }
    request.intended.keep({ intended, email })
    return response.redirect(303, urls.path('password.request', {}, { intended, sent: true }))
  })

  return { show, store }
}

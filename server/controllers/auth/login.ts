import type { Request } from 'express'
import { signInForm } from '#server/auth/forms.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { page } from '#server/site/page.ts'
import { bringCartQuietly } from '../cart/own-cart.ts'
import type { ControllerServices } from '../controller-services.ts'
import { deviceOf } from './device-of.ts'
import { refuseWhereShown, tooManyTries } from './refusals.ts'

const meta = { title: 'Sign in | Saltlark', isIndexed: false }

// The same for an unknown address and for a wrong password: it must not tell which it was.
const wrong =
  'This e-mail address and password do not go together. Check both, or choose a new password by “Forgotten your password?”.'

/** Signing in. */
export function login(services: Pick<ControllerServices, 'auth' | 'cookies' | 'shop' | 'urls'>) {
  const { auth, urls } = services
  const shown = (request: Request) => {
    const intended = request.intended.url()
    const props = {
      action: urls.path('login.store'),
      intended,
      email: request.intended.email() ?? '',
      registerHref: urls.path('register', {}, { intended }),
      forgotHref: urls.path('password.request', {}, { intended }),
    }
    return { result: page('auth/login', props, meta), url: urls.path('login', {}, { intended }) }
  }
  const refuse = refuseWhereShown(shown)

  /** GET login. */
  const show: ActionHandler = async (request, response) => {
    const { result } = shown(request)
    request.intended.keep({ intended: request.intended.url() })
    await response.page(result)
  }

  /** POST login.store. */
  const store = formAction(signInForm, async (form, request, response) => {
    if (!form.ok) return refuse(request, response, form.errors)
    const { email, password, remember: isRemembered } = form.value
    const intended = request.intended.url()
    const device = deviceOf(request)
    const old = request.sessionToken
    const signIn = await auth.signIn({ email, password, isRemembered }, device, old, intended)
    switch (signIn.outcome) {
      case 'signed-in': {
        response.beginSession(signIn)
        await bringCartQuietly(services, request, response, signIn.user.id)
        return response.redirect(303, request.intended.end(urls.path('dashboard')))
      }
      case 'unverified': {
        request.intended.keep({ intended, email })
        return response.redirect(303, urls.path('verification.notice'))
      }
      case 'limited': {
        return refuse(request, response, { email: tooManyTries(signIn.seconds) })
      }
      case 'refused': {
        return refuse(request, response, { email: wrong })
      }
    }
  })

  return { show, store }
}

/**
 * POST logout. The session is ended before its cookie goes: while the database does not answer nobody
 * is told that they are signed out.
 */
export function logout({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>): ActionHandler {
  return async (request, response) => {
    if (request.sessionToken !== undefined) await auth.signOut(request.sessionToken)
    request.intended.end('')
    response.endSession()
    response.redirect(303, urls.path('web.home'))
  }
}

/** Where guards send whom a route is not for: to sign in, to confirm the password, to the account. */
export function guardPaths({ urls }: Pick<ControllerServices, 'urls'>) {
  return {
    login: urls.path('login'),
    confirm: urls.path('password.confirm'),
    home: urls.path('dashboard'),
  }
}

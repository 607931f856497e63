import type { Request } from 'express'
import { signInForm } from '#server/auth/forms.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { page, unlisted } from '#server/site/page.ts'
import { bringCart } from '../cart/own-cart.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn, showOnTheWay } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { deviceOf } from './device-of.ts'
import { tooManyTries } from './refusals.ts'

// The same for an unknown address and for a wrong password: it must not tell which it was.
const wrong =
  'This e-mail address and password do not go together. Check both, or choose a new password by “Forgotten your password?”.'

function unverified(seconds: number): string {
  const wait = tooManyTries({ outcome: 'limited', seconds, isOfMessages: true })
  return `This address is not verified yet. ${wait}`
}

/** Signing in. */
export function login(services: ControllerServices) {
  const { auth, urls } = services
  const pageFor = (request: Request): VisitorPage => {
    const intended = request.intended.url()
    const props = {
      action: urls.path('login.store'),
      intended,
      email: request.intended.email() ?? '',
      registerHref: urls.path('register', {}, { intended }),
      forgotHref: urls.path('password.request', {}, { intended }),
    }
    return {
      url: urls.path('login', {}, { intended }),
      make: () => page('auth/login', props, unlisted('Sign in')),
    }
  }

  const show = showOnTheWay(pageFor)

  const store = formsOn(pageFor)(signInForm, async (input, { request, response, refuse }) => {
    const { email, password, remember: isRemembered } = input
    const intended = request.intended.url()
    const device = deviceOf(request)
    const old = request.sessionToken
    const signIn = await auth.signIn({ email, password, isRemembered }, device, old, intended)
    request.tell('sign-in', signIn.outcome, email)
    switch (signIn.outcome) {
      case 'signed-in': {
        response.beginSession(signIn)
        // Nobody is kept from signing in by it: the cookie stays, and the next request tries again.
        await bringCart(services, request, response, signIn.user.id).catch(() => undefined)
        return response.redirect(303, request.intended.end(urls.path('dashboard')))
      }
      case 'unverified': {
        if (signIn.wait !== null) return refuse({ email: unverified(signIn.wait) }, signIn.wait)
        request.intended.keep({ intended, email })
        return response.redirect(303, urls.path('verification.notice'))
      }
      case 'limited': {
        return refuse({ email: tooManyTries(signIn) }, signIn.seconds)
      }
      case 'refused': {
        return refuse({ email: wrong })
      }
    }
  })

  return { show, store }
}

/**
 * POST logout. The session is ended before its cookie goes: while the database does not answer nobody
 * is told that they are signed out.
 */
export function logout({ auth, urls }: ControllerServices): ActionHandler {
  return async (request, response) => {
    if (request.sessionToken !== undefined) await auth.signOut(request.sessionToken)
    request.tell('sign-out', 'done')
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

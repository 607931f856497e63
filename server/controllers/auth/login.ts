import type { Request, Response } from 'express'
import type { BegunSession } from '#server/auth/account.ts'
import { passkeySignInForm } from '#server/auth/factor-forms.ts'
import { signInForm } from '#server/auth/forms.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { page, unlisted } from '#server/site/page.ts'
import { bringCart } from '../cart/own-cart.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn, showOnTheWay } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { deviceOf } from './device-of.ts'
import { factorFault, tooManyTries, waitOf } from './refusals.ts'

// The same for an unknown address and for a wrong password: it must not tell which it was.
const wrong =
  'This e-mail address and password do not go together. Check both, or choose a new password by “Forgotten your password?”.'

function unverified(seconds: number): string {
  const wait = tooManyTries({ outcome: 'limited', seconds, isOfMessages: true })
  return `This address is not verified yet. ${wait}`
}

/** The page with the ways to sign in. */
function loginPage({ auth, urls }: ControllerServices) {
  return (request: Request): VisitorPage => {
    const intended = request.intended.url()
    const fields = {
      action: urls.path('login.store'),
      intended,
      email: request.intended.email() ?? '',
      registerHref: urls.path('register', {}, { intended }),
      forgotHref: urls.path('password.request', {}, { intended }),
    }
    return {
      url: urls.path('login', {}, { intended }),
      async make() {
        const passkey = {
          action: urls.path('passkeys.login'),
          options: await auth.signInRequest(),
        }
        return page('auth/login', { ...fields, passkey }, unlisted('Sign in'))
      },
    }
  }
}

/** POST passkeys.login: by a passkey, which tells who it is. */
export function passkeyLogin(services: ControllerServices): ActionHandler {
  const { auth } = services
  return formsOn(loginPage(services))(passkeySignInForm, async (input, form) => {
    const { request, response, refuse } = form
    const visit = { device: deviceOf(request), oldToken: request.sessionToken }
    const signIn = await auth.signInByPasskey(input.credential, input.remember, visit)
    const email = signIn.outcome === 'signed-in' ? signIn.user.email : undefined
    request.tell('sign-in', signIn.outcome, email)
    if (signIn.outcome === 'signed-in') return welcome(services, request, response, signIn)
    return refuse({ credential: factorFault(signIn) }, waitOf(signIn))
  })
}

/** Signing in. */
export function login(services: ControllerServices) {
  const { auth, urls } = services
  const pageFor = loginPage(services)
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
        return welcome(services, request, response, signIn)
      }
      case 'second-step': {
        response.beginSession(signIn)
        request.intended.keep({ intended, email })
        return response.redirect(303, urls.path('two-factor.login', {}, { intended }))
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

/** Begins a session, and leads to where its visitor wanted to go. */
export async function welcome(
  services: ControllerServices,
  request: Request,
  response: Response,
  session: BegunSession,
): Promise<void> {
  response.beginSession(session)
  // Nobody is kept from signing in by it: the cookie stays, and the next request tries again.
  await bringCart(services, request, response, session.user.id).catch(() => undefined)
  response.redirect(303, request.intended.end(services.urls.path('dashboard')))
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
    secondStep: urls.path('two-factor.login'),
    factors: `${urls.path('profile.show')}#two-steps`,
    home: urls.path('dashboard'),
  }
}

import type { Request } from 'express'
import { confirmForm, forgotForm } from '#server/auth/forms.ts'
import { checkForm } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { VerifyProps } from '#server/props/auth.ts'
import { page, unlisted } from '#server/site/page.ts'
import { bringCart } from '../cart/own-cart.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { addressOf, deviceOf } from './device-of.ts'
import { checkedFault, tooManyTries, waitOf } from './refusals.ts'
import type { Refused } from './refusals.ts'

/** Proving that an e-mail address is one's own, by the form behind a message's link. */
export function verification(services: ControllerServices) {
  const { auth, urls } = services
  const pageFor = verifyPage(services)

  /** GET verification.verify: mail scanners open links, so this page only offers the form. */
  const show: ActionHandler = async (request, response) => {
    const answer = await pageFor(request).make()
    request.intended.keep({})
    await response.page(answer)
  }

  const take = formsOn(pageFor)(confirmForm, async ({ password }, form) => {
    const { request, response, refuse } = form
    const visit = { device: deviceOf(request), oldToken: request.sessionToken }
    const verified = await auth.verify(tokenOf(request), password, visit)
    request.tell(
      'address-verified',
      verified.outcome,
      'email' in verified ? verified.email : undefined,
    )
    switch (verified.outcome) {
      case 'signed-in': {
        const { session, intended } = verified
        response.beginSession(session)
        await bringCart(services, request, response, session.user.id).catch(() => undefined)
        request.intended.end('')
        response.inertia.flash('success', 'Your e-mail address is confirmed. Welcome aboard.')
        return response.redirect(303, intended ?? urls.path('dashboard'))
      }
      case 'changed': {
        const message = `From now on your e-mail address here is ${verified.email}.`
        response.inertia.flash('success', message)
        return response.redirect(303, urls.path('profile.show'))
      }
      case 'expired': {
        return response.redirect(303, pageFor(request).url)
      }
      case 'wrong-password':
      case 'limited': {
        return refuse({ password: verifyFault(verified) }, waitOf(verified))
      }
    }
  })

  /** POST verification.verify.store, with the account's password: a stranger may have asked for it. */
  const store: ActionHandler = async (request, response) => {
    const isFilled = checkForm(confirmForm, request.body).ok
    // With a password the link is looked up where it is used. Without one the page says why not.
    if (!isFilled && !(await auth.verification(tokenOf(request)))) {
      request.tell('address-verified', 'expired')
      return response.redirect(303, pageFor(request).url)
    }
    return take(request, response)
  }

  return { show, store }
}

function tokenOf(request: Request): string {
  return String(request.params['token'])
}

function verifyPage({ auth, urls }: ControllerServices) {
  return (request: Request): VisitorPage => {
    const token = tokenOf(request)
    return {
      url: urls.path('verification.verify', { token }),
      async make() {
        const found = await auth.verification(token)
        const props: VerifyProps = found
          ? {
              state: 'open',
              purpose: found.purpose,
              email: found.email,
              action: urls.path('verification.verify.store', { token }),
              forgotHref: urls.path('password.request'),
            }
          : {
              state: 'expired',
              action: urls.path('verification.send'),
              loginHref: urls.path('login', {}, { intended: request.intended.url() }),
            }
        return page('auth/verify', props, unlisted('Your e-mail address'), found ? 200 : 410)
      },
    }
  }
}

/** Nobody is told a way round: whose password it is not may choose one by a message of their own. */
function verifyFault(refused: Refused): string {
  return refused.outcome === 'wrong-password'
    ? 'This is not the password that this account was opened with. Type it again; or, if somebody else used your address, choose a password of your own by the link below.'
    : checkedFault(refused)
}

/** What comes between a registration and its message, and asking for that again. */
export function verificationNotice({ auth, urls }: ControllerServices) {
  const pageFor = (request: Request): VisitorPage => {
    const intended = request.intended.url()
    const props = {
      action: urls.path('verification.send'),
      intended,
      email: request.intended.email(),
      loginHref: urls.path('login', {}, { intended }),
      registerHref: urls.path('register', {}, { intended }),
    }
    return {
      url: urls.path('verification.notice'),
      make: () => page('auth/notice', props, unlisted('A letter is on its way')),
    }
  }

  const show: ActionHandler = async (request, response) => {
    const answer = await pageFor(request).make()
    request.intended.keep({})
    await response.page(answer)
  }

  /** POST verification.send. The same answer for every address. */
  const send = formsOn(pageFor)(forgotForm, async ({ email }, { request, response, refuse }) => {
    const intended = request.intended.url()
    const sent = await auth.sendVerification(email, intended, addressOf(request))
    request.tell('verification-asked', sent.outcome, email)
    if (sent.outcome === 'limited') return refuse({ email: tooManyTries(sent) }, sent.seconds)
    request.intended.keep({ intended, email })
    response.inertia.flash('success', `Another letter is on its way to ${email}.`)
    return response.redirect(303, urls.path('verification.notice'))
  })

  return { show, send }
}

import type { Request } from 'express'
import type { Verification } from '#server/auth/account.ts'
import { forgotForm } from '#server/auth/forms.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { VerifyProps } from '#server/props/auth.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { addressOf } from './device-of.ts'
import { tooManyTries } from './refusals.ts'

/** Proving that an e-mail address is one's own, by the button behind a message's link. */
export function verification({ auth, urls }: ControllerServices) {
  /** GET verification.verify: mail scanners open links, so this page only offers the button. */
  const show: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const found = await auth.verification(token)
    request.intended.keep({})
    await response.page(verifyPage(request, token, found))
  }

  /** POST verification.verify.store. Nobody is signed in by it: a stranger may have asked for it. */
  const store: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const found = await auth.verify(token)
    // That page says why not.
    if (!found) return response.redirect(303, urls.path('verification.verify', { token }))
    const { email, intended } = found
    if (found.purpose === 'change-email') {
      response.inertia.flash('success', `From now on your e-mail address here is ${email}.`)
      return response.redirect(303, urls.path('profile.show'))
    }
    request.intended.keep({ intended, email })
    response.inertia.flash('success', 'Your e-mail address is confirmed. Now you can sign in.')
    return response.redirect(303, urls.path('login', {}, { intended }))
  }

  function verifyPage(request: Request, token: string, found: Verification | null) {
    const action = urls.path('verification.verify.store', { token })
    const props: VerifyProps = found
      ? { state: 'open', purpose: found.purpose, email: found.email, action }
      : {
          state: 'expired',
          action: urls.path('verification.send'),
          loginHref: urls.path('login', {}, { intended: request.intended.url() }),
        }
    return page('auth/verify', props, unlisted('Your e-mail address'), found ? 200 : 410)
  }

  return { show, store }
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
    if (sent.outcome === 'limited') return refuse({ email: tooManyTries(sent.seconds) })
    request.intended.keep({ intended, email })
    response.inertia.flash('success', `Another letter is on its way to ${email}.`)
    return response.redirect(303, urls.path('verification.notice'))
  })

  return { show, send }
}

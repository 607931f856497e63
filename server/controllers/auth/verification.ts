import type { Request } from 'express'
import type { Verification } from '#server/auth/account.ts'
import { forgotForm } from '#server/auth/forms.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { VerifyProps } from '#server/props/accounts.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { addressOf } from './device-of.ts'
import { refuseWhereShown, tooManyTries } from './refusals.ts'

const meta = { title: 'Your e-mail address | Saltlark', isIndexed: false }

/** Proving that an e-mail address is one's own, by the button behind a letter's link. */
export function verification({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  /** GET verification.verify: mail scanners open links, so this page only offers the button. */
  const show: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const found = await auth.verification(token)
    request.intended.keep({})
    await response.page(verifyPage(request, token, found))
  }

  /** POST verification.verify.store. Nobody is signed in by it: a stranger may have asked for the letter. */
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
    return page('auth/verify', props, meta, found ? 200 : 410)
  }

  return { show, store }
}

const noticeMeta = { title: 'A letter is on its way | Saltlark', isIndexed: false }

/** What comes between a registration and the letter, and asking for the letter again. */
export function verificationNotice({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  const shown = (request: Request) => {
    const intended = request.intended.url()
    const props = {
      action: urls.path('verification.send'),
      intended,
      email: request.intended.email(),
      loginHref: urls.path('login', {}, { intended }),
      registerHref: urls.path('register', {}, { intended }),
    }
    const url = urls.path('verification.notice')
    return { result: page('auth/notice', props, noticeMeta), url }
  }
  const refuse = refuseWhereShown(shown)

  /** GET verification.notice. */
  const show: ActionHandler = async (request, response) => {
    const { result } = shown(request)
    request.intended.keep({})
    await response.page(result)
  }

  /** POST verification.send. The same answer for every address. */
  const send = formAction(forgotForm, async (form, request, response) => {
    if (!form.ok) return refuse(request, response, form.errors)
    const { email } = form.value
    const intended = request.intended.url()
    const sent = await auth.sendVerification(email, intended, addressOf(request))
    if (sent.outcome === 'limited') {
      return refuse(request, response, { email: tooManyTries(sent.seconds) })
    }
    request.intended.keep({ intended, email })
    response.inertia.flash('success', `Another letter is on its way to ${email}.`)
    return response.redirect(303, urls.path('verification.notice'))
  })

  return { show, send }
}

import type { Request } from 'express'
import type { Verification } from '#server/auth/outcomes.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { VerifyProps } from '#server/props/accounts.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'

const meta = { title: 'Your e-mail address | Saltlark', isIndexed: false }

/** Proving that an e-mail address is one's own, by the button behind a letter's link. */
export function verification({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  /** GET verification.verify: mail scanners open links, so this page only offers the button. */
  const show: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const found = await auth.verification(token)
    request.wayIn.keep({})
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
    request.wayIn.keep({ intended, email })
    response.inertia.flash('success', 'Your e-mail address is confirmed. Now you can sign in.')
    return response.redirect(303, urls.path('login', {}, { intended }))
  }

  function verifyPage({ wayIn }: Request, token: string, found: Verification | null) {
    const action = urls.path('verification.verify.store', { token })
    const props: VerifyProps = found
      ? { state: 'open', purpose: found.purpose, email: found.email, action }
      : {
          state: 'expired',
          action: urls.path('verification.send'),
          loginHref: urls.path('login', {}, { intended: wayIn.intended() }),
        }
    return page('auth/verify', props, meta, found ? 200 : 410)
  }

  return { show, store }
}

import type { Request } from 'express'
import { confirmForm } from '#server/auth/forms.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { checkedFault, waitOf } from './refusals.ts'

/** The password once more, before something that a borrowed browser must not do. */
export function confirmPassword({ auth, urls }: ControllerServices) {
  const pageFor = (request: Request): VisitorPage => {
    const intended = request.intended.url()
    return {
      url: urls.path('password.confirm', {}, { intended }),
      async make() {
        const { email } = (await requireSignedIn(request)).user
        const props = { action: urls.path('password.confirm.store'), intended, email }
        return page('auth/confirm', props, unlisted('Your password, please'))
      },
    }
  }

  const show: ActionHandler = async (request, response) => {
    await response.page(await pageFor(request).make())
  }

  const store = formsOn(pageFor)(confirmForm, async ({ password }, form) => {
    const { request, response, refuse } = form
    const signedIn = await requireSignedIn(request)
    const checked = await auth.confirm(signedIn, password)
    request.tell('password-confirmed', checked.outcome, signedIn.user.email)
    const fault = checkedFault(checked)
    if (fault !== null) return refuse({ password: fault }, waitOf(checked))
    response.inertia.flash('success', 'Thank you. For 15 minutes you are not asked again.')
    return response.redirect(303, request.intended.end(urls.path('dashboard')))
  })

  return { show, store }
}

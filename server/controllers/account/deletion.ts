import { deleteForm } from '#server/auth/forms.ts'
import { expectsJson } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { ControllerServices } from '../controller-services.ts'
import { checkedFault } from './checked-fault.ts'
import { ownForms } from './own-form.ts'

const deleted = 'Your account is deleted. A last letter says so; fair winds.'

/** DELETE current-user.destroy: the account and all that was kept because of it, for good. */
export function deletion(services: ControllerServices): ActionHandler {
  const { auth, urls } = services
  const ownForm = ownForms(services)

  return ownForm(deleteForm, async ({ password }, { signedIn, request, response, refuse }) => {
    const fault = checkedFault(await auth.deleteAccount(signedIn, password))
    if (fault !== null) return refuse({ password: fault })

    response.endSession()
    if (!response.inertia.isVisit && expectsJson(request)) {
      response.json({ message: deleted })
      return
    }
    // Not back to where the form stood: that page is nobody's any more.
    response.inertia.flash('success', deleted)
    response.redirect(303, urls.path('web.home'))
  })
}

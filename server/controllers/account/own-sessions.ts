import { confirmForm } from '#server/auth/forms.ts'
import { acceptForm } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import type { ControllerServices } from '../controller-services.ts'
import { checkedFault } from './checked-fault.ts'
import { ownForms } from './own-form.ts'

/** Signing out browsers from another one: from wherever their owner left them. */
export function ownSessions(services: ControllerServices) {
  const { auth, urls } = services
  const profile = urls.path('profile.show')
  const ownForm = ownForms(services)

  /** DELETE other-browser-sessions.destroy: all but this one, once the password is given. */
  const endOthers = ownForm(confirmForm, async ({ password }, form) => {
    const { signedIn, request, response } = form
    const fault = checkedFault(await auth.endOthers(signedIn, password))
    if (fault !== null) return form.refuse({ password: fault })
    acceptForm(request, response, 'Every other browser is signed out.', profile)
  })

  /** DELETE user-sessions.destroy: one of them. One that has ended since is answered the same. */
  const endOne: ActionHandler = async (request, response) => {
    const signedIn = await requireSignedIn(request)
    await auth.endOne(signedIn, String(request.params['item']))
    acceptForm(request, response, 'That browser is signed out.', profile)
  }

  return { endOthers, endOne }
}

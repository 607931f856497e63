import type { Request } from 'express'
import { confirmForm } from '#server/auth/forms.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { checkedFault, refuseWhereShown } from './refusals.ts'

const meta = { title: 'Your password, please | Saltlark', isIndexed: false }

/** The password once more, before something that a borrowed browser must not do. */
export function confirmPassword({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  async function shown(request: Request) {
    const intended = request.intended.url()
    const { email } = (await requireSignedIn(request)).user
    const props = { action: urls.path('password.confirm.store'), intended, email }
    const url = urls.path('password.confirm', {}, { intended })
    return { result: page('auth/confirm', props, meta), url }
  }
  const refuse = refuseWhereShown(shown)

  /** GET password.confirm. */
  const show: ActionHandler = async (request, response) => {
    await response.page((await shown(request)).result)
  }

  /** POST password.confirm.store. */
  const store = formAction(confirmForm, async (form, request, response) => {
    if (!form.ok) return refuse(request, response, form.errors)
    const fault = checkedFault(
      await auth.confirm(await requireSignedIn(request), form.value.password),
    )
    if (fault !== null) return refuse(request, response, { password: fault })
    response.inertia.flash('success', 'Thank you. For 15 minutes you are not asked again.')
    return response.redirect(303, request.intended.end(urls.path('dashboard')))
  })

  return { show, store }
}

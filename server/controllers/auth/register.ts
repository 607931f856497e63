import type { Request } from 'express'
import { registerForm } from '#server/auth/forms.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { page } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { addressOf } from './device-of.ts'
import { refuseWhereShown, tooManyTries } from './refusals.ts'

const meta = { title: 'Create an account | Saltlark', isIndexed: false }

/** Opening an account. Whether the address has one already, only its owner's letter tells. */
export function register({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  const shown = (request: Request) => {
    const intended = request.intended.url()
    const action = urls.path('register.store')
    const loginHref = urls.path('login', {}, { intended })
    const url = urls.path('register', {}, { intended })
    return { result: page('auth/register', { action, intended, loginHref }, meta), url }
  }
  const refuse = refuseWhereShown(shown)

  /** GET register. */
  const show: ActionHandler = async (request, response) => {
    const { result } = shown(request)
    request.intended.keep({ intended: request.intended.url() })
    await response.page(result)
  }

  /** POST register.store. */
  const store = formAction(registerForm, async (form, request, response) => {
    if (!form.ok) return refuse(request, response, form.errors)
    const { name, email, password } = form.value
    const intended = request.intended.url()
    const opened = await auth.register({ name, email, password, intended }, addressOf(request))
    if (opened.outcome === 'refused') {
      return refuse(request, response, { password: opened.message })
    }
    if (opened.outcome === 'limited') {
      return refuse(request, response, { email: tooManyTries(opened.seconds) })
    }
    request.intended.keep({ intended, email })
    return response.redirect(303, urls.path('verification.notice'))
  })

  return { show, store }
}

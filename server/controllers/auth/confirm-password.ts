import type { Request } from 'express'
import { proofOf, stepUpForm } from '#server/auth/factor-forms.ts'
import type { StepUpOutcome } from '#server/auth/step-up.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { checkedFault, factorFault, waitOf } from './refusals.ts'

/** Who they are once more, before something that a borrowed browser must not do. */
export function confirmPassword({ auth, urls }: ControllerServices) {
  const pageFor = (request: Request): VisitorPage => {
    const intended = request.intended.url()
    const again = isAgain(request) ? true : null
    const action = urls.path('password.confirm.store', {}, { again })
    return {
      url: urls.path('password.confirm', {}, { intended, again }),
      async make() {
        const signedIn = await requireSignedIn(request)
        const { email } = signedIn.user
        const { asksCode, passkey: options } = await auth.stepUp(signedIn)
        const passkey = options && { action, options }
        const props = { action, intended, email, asksCode, passkey }
        return page('auth/confirm', props, unlisted('Is it still you?'))
      },
    }
  }

  const show: ActionHandler = async (request, response) => {
    await response.page(await pageFor(request).make())
  }

  const store = formsOn(pageFor)(stepUpForm, async (input, { request, response, refuse }) => {
    const { password = '' } = input
    if (password === '' && !input.credential) return refuse({ password: missingPassword })
    const signedIn = await requireSignedIn(request)
    const checked = await auth.confirm(signedIn, { password, proof: proofOf(input) })
    request.tell('password-confirmed', checked.outcome, signedIn.user.email)
    if (checked.outcome !== 'done') return refuse(faultOf(checked), waitOf(checked))
    response.inertia.flash('success', isAgain(request) ? doneOnceMore : done)
    return response.redirect(303, request.intended.end(urls.path('dashboard')))
  })

  return { show, store }
}

/** Was something pressed that is to be pressed once more, as it cannot be opened by its address? */
function isAgain({ query }: Request): boolean {
  return query['again'] !== undefined
}

const done = 'Thank you. For 15 minutes you are not asked again.'

const doneOnceMore =
  'Thank you. What you pressed before is not done yet: please press it once more. For 15 minutes you are not asked again.'

const missingPassword = 'Please enter your password.'

const missingCode = 'Please type the code that your app shows as well, or a recovery code.'

type Fault = Exclude<StepUpOutcome, { readonly outcome: 'done' }>

function faultOf(refused: Fault): Record<string, string> {
  switch (refused.outcome) {
    case 'code-missing': {
      return { code: missingCode }
    }
    case 'wrong-code': {
      return { code: factorFault(refused) }
    }
    case 'refused-passkey': {
      return { credential: factorFault(refused) }
    }
    case 'wrong-password':
    case 'limited': {
      return { password: checkedFault(refused) }
    }
  }
}

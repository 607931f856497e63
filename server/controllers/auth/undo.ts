import type { Request } from 'express'
import { factorForm, proofOf } from '#server/auth/factor-forms.ts'
import type { Undo } from '#server/auth/undo.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { UndoProps } from '#server/props/factors.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import { factorFault, waitOf } from './refusals.ts'

/** The page behind the link of a message that told somebody of a change to their account. */
export function undo({ auth, urls }: ControllerServices) {
  const pageFor = (request: Request) => {
    const token = tokenOf(request)
    return {
      url: urls.path('account-undo.show', { token }),
      async make() {
        const found = await auth.undo(token)
        const action = urls.path('account-undo.store', { token })
        const contactHref = urls.path('web.info.contact-us')
        const props: UndoProps = found
          ? { state: 'open', action, contactHref, ...presentUndo(found, action) }
          : { state: 'expired', forgotHref: urls.path('password.request') }
        return page('auth/undo', props, unlisted('It was not you?'), found ? 200 : 410)
      },
    }
  }

  /** GET account-undo.show: mail scanners open links, so this page only offers the button. */
  const show: ActionHandler = async (request, response) => {
    await response.page(await pageFor(request).make())
  }

  /** POST account-undo.store. What it leads to is a form for another password. */
  const store = formsOn(pageFor)(factorForm, async (input, { request, response, refuse }) => {
    const undone = await auth.undoChange(tokenOf(request), proofOf(input))
    request.tell('change-undone', undone.outcome, 'email' in undone ? undone.email : undefined)
    switch (undone.outcome) {
      case 'done': {
        if (request.sessionToken !== undefined && !(await request.signedIn())) response.endSession()
        response.inertia.flash('success', done)
        return response.redirect(303, urls.path('password.reset', { token: undone.token }))
      }
      case 'expired': {
        return response.redirect(303, pageFor(request).url)
      }
      case 'factor-missing': {
        return refuse({ code: missing })
      }
      case 'wrong-code':
      case 'limited': {
        return refuse({ code: factorFault(undone) }, waitOf(undone))
      }
      case 'refused-passkey': {
        return refuse({ credential: factorFault(undone) })
      }
    }
  })

  return { show, store }
}

const done =
  'It is undone: every browser is signed out. Choose another password now, one that you use nowhere else.'

const missing = 'Please show that it is you: a code of your app, a recovery code, or your passkey.'

function tokenOf(request: Request): string {
  return String(request.params['token'])
}

function presentUndo({ change, email, asks }: Undo, action: string) {
  const { what, effect } = changes[change]
  return {
    email,
    what,
    effects: [...(effect === null ? [] : [effect]), ...always],
    asks: asks && {
      hasApp: asks.hasApp,
      passkey: asks.passkey && { action, options: asks.passkey },
    },
  }
}

const always = [
  'Every browser is signed out, and none is known any longer.',
  'You choose another password; the old one stays until you have.',
]

const changes: Readonly<Record<Undo['change'], { what: string; effect: string | null }>> = {
  browser: { what: 'Somebody signed in by a browser that was new to us.', effect: null },
  password: { what: 'The password was changed.', effect: null },
  app: {
    what: 'An authenticator app was added.',
    effect: 'The authenticator app that was added is taken off.',
  },
  passkey: { what: 'A passkey was added.', effect: 'The passkey that was added is taken off.' },
  'factor-gone': { what: 'What the account is signed in to by was changed.', effect: null },
  'factor-removal': {
    what: 'The office was asked to take off every passkey and app.',
    effect: 'Your passkeys, authenticator app and recovery codes stay.',
  },
}

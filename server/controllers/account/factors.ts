import type { Request } from 'express'
import { encode } from 'uqr'
import { appForm, passkeyForm, passkeyNameForm } from '#server/auth/factor-forms.ts'
import { deviceName } from '#server/format/device-name.ts'
import { acceptForm } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import { factorFault, waitOf } from '../auth/refusals.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import { profilePage } from './profile.ts'

const wrongCode =
  'This is not the code. Type the six digits that the app shows now; and if they are never right, look whether the clock of its device is.'

/** The page that sets an app up; null: one is in use. */
function appSetupPage({ auth, urls }: ControllerServices) {
  return async (request: Request): Promise<PageAnswer | null> => {
    const { user } = await requireSignedIn(request)
    const setup = await auth.appSetup(user)
    if (!setup) return null
    const { uri, secret } = setup
    const props = {
      qr: qrOf(uri),
      secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '),
      uri,
      action: urls.path('two-factor.confirm'),
      email: user.email,
    }
    return page('account/authenticator-app', props, unlisted('Set up an authenticator app'))
  }
}

/** The app that shows codes: taking it into use, and out of it. */
export function authenticatorApp(services: ControllerServices) {
  const { auth, urls } = services

  const setupPage = appSetupPage(services)
  const pageFor = (request: Request) => ({
    url: urls.path('two-factor.show'),
    async make() {
      const found = await setupPage(request)
      if (!found) throw new Error('An app was taken into use while its page was made')
      return found
    },
  })

  /** GET two-factor.show. One that is in use is not shown: it would be somebody else's to copy. */
  const show: ActionHandler = async (request, response) => {
    const found = await setupPage(request)
    if (found) return response.page(found)
    return response.redirect(303, urls.path('profile.show'))
  }

  const take = formsOn(pageFor)(appForm, async ({ code }, { request, response, refuse }) => {
    const signedIn = await requireSignedIn(request)
    const added = await auth.confirmApp(signedIn, code)
    request.tell('factor-added', added.outcome, signedIn.user.email)
    if (added.outcome === 'wrong-code') return refuse({ code: wrongCode })
    if (added.outcome !== 'done') return refuse({ code: factorFault(added) }, waitOf(added))
    response.inertia.flash('success', 'Your authenticator app is in use.')
    if (!added.codes) return response.redirect(303, urls.path('profile.show'))
    return response.page(codesPage(services, added.codes), {
      url: urls.path('two-factor.recovery-codes'),
    })
  })

  /** POST two-factor.confirm: the first code. */
  const store: ActionHandler = async (request, response) => {
    const { user } = await requireSignedIn(request)
    if (await auth.appSetup(user)) return take(request, response)
    return response.redirect(303, urls.path('profile.show'))
  }

  const destroy: ActionHandler = async (request, response) => {
    const signedIn = await requireSignedIn(request)
    await auth.endApp(signedIn)
    request.tell('factor-removed', 'done', signedIn.user.email)
    const message = 'Your authenticator app is in use no longer. You can delete the entry in it.'
    acceptForm(request, response, message, urls.path('profile.show'))
  }

  return { show, store, destroy }
}

/** The dark squares of a code as one path, with the margin that readers want around it. */
function qrOf(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: squares.join('') }
}

function codesPage(
  { urls }: ControllerServices,
  codes: readonly string[] | null,
  left = codes?.length ?? 0,
): PageAnswer {
  const renew = urls.link('two-factor.regenerate-recovery-codes')
  return page('account/recovery-codes', { codes, left, renew }, unlisted('Your recovery codes'))
}

/** The codes for whoever has lost everything else. */
export function recoveryCodes(services: ControllerServices) {
  const { auth, urls } = services

  const show: ActionHandler = async (request, response) => {
    const { recoveryCodes: left } = await auth.factors(await requireSignedIn(request))
    await response.page(codesPage(services, null, left))
  }

  /** POST two-factor.regenerate-recovery-codes: new ones, shown in this answer and never again. */
  const store: ActionHandler = async (request, response) => {
    const signedIn = await requireSignedIn(request)
    const codes = await auth.renewRecoveryCodes(signedIn)
    if (!codes) return response.redirect(303, urls.path('profile.show'))
    request.tell('recovery-codes-made', 'done', signedIn.user.email)
    return response.page(codesPage(services, codes), {
      url: urls.path('two-factor.recovery-codes'),
    })
  }

  return { show, store }
}

/** Passkeys: adding, naming and taking off. */
export function passkeys(services: ControllerServices) {
  const { auth, urls } = services
  const profile = urls.path('profile.show')
  const pageFor = (request: Request) => ({
    url: urls.path('passkeys.create'),
    async make() {
      const signedIn = await requireSignedIn(request)
      const props = {
        action: urls.path('passkeys.store'),
        options: await auth.newPasskeyOptions(signedIn),
        name: deviceName(request.get('User-Agent') ?? ''),
        email: signedIn.user.email,
      }
      return page('account/new-passkey', props, unlisted('Add a passkey'))
    },
  })

  const create: ActionHandler = async (request, response) => {
    await response.page(await pageFor(request).make())
  }

  const store = formsOn(pageFor)(passkeyForm, async ({ name, credential }, form) => {
    const { request, response, refuse } = form
    const signedIn = await requireSignedIn(request)
    const added = await auth.addPasskey(signedIn, credential, name)
    request.tell('factor-added', added.outcome, signedIn.user.email)
    if (added.outcome === 'unwanted') return refuse({ credential: unwanted })
    if (added.outcome !== 'done') return refuse({ credential: factorFault(added) })
    response.inertia.flash('success', `The passkey “${name}” opens your account from now on.`)
    if (!added.codes) return response.redirect(303, profile)
    return response.page(codesPage(services, added.codes), {
      url: urls.path('two-factor.recovery-codes'),
    })
  })

  const update = formsOn(profilePage(services))(passkeyNameForm, async ({ name }, form) => {
    const { request, response } = form
    await auth.renamePasskey(await requireSignedIn(request), itemOf(request), name)
    acceptForm(request, response, `The passkey is called “${name}” now.`, profile)
  })

  const destroy: ActionHandler = async (request, response) => {
    const signedIn = await requireSignedIn(request)
    await auth.removePasskey(signedIn, itemOf(request))
    request.tell('factor-removed', 'done', signedIn.user.email)
    const message =
      'The passkey opens your account no longer. You can delete it on your device as well.'
    acceptForm(request, response, message, profile)
  }

  return { create, store, update, destroy }
}

const unwanted =
  'This passkey was not added: your account has it already, or has twenty, which is as many as there can be.'

function itemOf(request: Request): string {
  return String(request.params['item'])
}

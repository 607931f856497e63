import type { Request } from 'express'
import type { SignedIn } from '#server/auth/account.ts'
import { confirmForm, deleteForm, passwordForm, profileForm } from '#server/auth/forms.ts'
import { formatDate } from '#server/format/dates.ts'
import { expectsJson } from '#server/http/errors.ts'
import { acceptForm } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import { presentProfile } from '#server/presenters/account/profile.ts'
import { page, unlisted } from '#server/site/page.ts'
import { checkedFault, waitOf } from '../auth/refusals.ts'
import type { ControllerServices } from '../controller-services.ts'
import { formsOn } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'

export function profile(services: ControllerServices): ActionHandler {
  const pageFor = profilePage(services)
  return async (request, response) => response.page(await pageFor(request).make())
}

/** The page on which people change and end what is kept about them, as it is for one of them now. */
export function profilePage({ auth, clock, urls }: ControllerServices) {
  const url = urls.path('profile.show')
  return (request: Request): VisitorPage => ({
    url,
    async make() {
      const signedIn = await requireSignedIn(request)
      const { id, role } = signedIn.user
      const security = {
        role: role === 'staff' ? await auth.roleOf(id) : null,
        factors: await auth.factors(signedIn),
        sessions: await auth.sessions(signedIn),
        known: await auth.knownBrowsers(signedIn),
      }
      const props = presentProfile(signedIn.user, security, { links: urls, now: clock.now() })
      return page('account/profile', props, unlisted('Your profile'))
    },
  })
}

/** What people change about themselves: name, e-mail address and password. */
export function profileForms(services: ControllerServices) {
  const { auth, urls } = services
  const profile = urls.path('profile.show')
  const form = formsOn(profilePage(services))

  /** PUT user-profile-information.update: the name; and the address, by a message to the new one. */
  const information = form(profileForm, async (input, { request, response, refuse }) => {
    const signedIn = await requireSignedIn(request)
    const { name, email, current_password: password = '' } = input
    const isMoving = email !== signedIn.user.email
    if (isMoving) {
      const { fault, wait } = await moveTo(request, signedIn, email, password)
      if (fault !== null) return refuse({ current_password: fault }, wait)
    }
    if (name !== signedIn.user.name) await auth.changeName(signedIn, name)
    const message = isMoving ? messageSent(email) : 'Your profile is saved.'
    acceptForm(request, response, message, profile)
  })

  async function moveTo(request: Request, signedIn: SignedIn, email: string, password: string) {
    if (password === '') {
      return { fault: 'Please enter your password as well: the address is to change.' }
    }
    const checked = await auth.requestEmailChange(signedIn, email, password)
    request.tell('address-change-asked', checked.outcome, signedIn.user.email)
    return { fault: checkedFault(checked), wait: waitOf(checked) }
  }

  /** PUT user-password.update: a new password; other browsers are signed out. */
  const password = form(passwordForm, async (input, { request, response, refuse }) => {
    const { current_password: current, password } = input
    const token = request.sessionToken ?? ''
    const signedIn = await requireSignedIn(request)
    const changed = await auth.changePassword(signedIn, { current, password }, token)
    request.tell('password-change', changed.outcome, signedIn.user.email)
    if (changed.outcome === 'refused') return refuse({ password: changed.message })
    if (changed.outcome !== 'done')
      return refuse({ current_password: checkedFault(changed) }, waitOf(changed))
    response.beginSession(changed)
    acceptForm(request, response, passwordChanged, profile)
  })

  return { information, password }
}

const passwordChanged =
  'Your password is changed, and every other browser is signed out. A letter says so too.'

function messageSent(email: string): string {
  return `We have sent a letter to ${email}. Your address changes when you press the button that its link leads to; until then it stays as it is.`
}

/** Signing out browsers from another one: from wherever their owner left them. */
export function ownSessions(services: ControllerServices) {
  const { auth, urls } = services
  const profile = urls.path('profile.show')
  const form = formsOn(profilePage(services))

  /** DELETE other-browser-sessions.destroy: all but this one, once the password is given. */
  const endOthers = form(confirmForm, async ({ password }, { request, response, refuse }) => {
    const signedIn = await requireSignedIn(request)
    const checked = await auth.endOthers(signedIn, password)
    request.tell('sessions-ended', checked.outcome, signedIn.user.email)
    const fault = checkedFault(checked)
    if (fault !== null) return refuse({ password: fault }, waitOf(checked))
    acceptForm(request, response, 'Every other browser is signed out, and forgotten.', profile)
  })

  /** DELETE user-sessions.destroy: one of them. One that has ended since is answered the same. */
  const endOne: ActionHandler = async (request, response) => {
    const signedIn = await requireSignedIn(request)
    await auth.endOne(signedIn, String(request.params['item']))
    request.tell('sessions-ended', 'done', signedIn.user.email)
    acceptForm(request, response, 'That browser is signed out, and forgotten.', profile)
  }

  return { endOthers, endOne }
}

/** GET user-data.download: everything that is kept about somebody, as a file that machines read too. */
export function ownData({ auth, clock }: ControllerServices): ActionHandler {
  return async (request, response) => {
    const signedIn = await requireSignedIn(request)
    const data = await auth.data(signedIn)
    request.tell('data-downloaded', 'done', signedIn.user.email)
    const day = formatDate(clock.now(), 'machine')
    response.attachment(`saltlark-${day}.json`)
    response.send(`${JSON.stringify(data, null, 2)}\n`)
  }
}

const deleted = 'Your account is deleted. A last letter says so; fair winds.'

const lastOwner =
  'You are the last owner of this site: make somebody else one first, by npm run user -- role.'

/** DELETE current-user.destroy: the account and all that was kept because of it, for good. */
export function deletion(services: ControllerServices): ActionHandler {
  const { auth, urls } = services
  const form = formsOn(profilePage(services))

  return form(deleteForm, async ({ password }, { request, response, refuse }) => {
    const signedIn = await requireSignedIn(request)
    const checked = await auth.deleteAccount(signedIn, password)
    request.tell('account-deleted', checked.outcome, signedIn.user.email)
    if (checked.outcome === 'last-owner') return refuse({ password: lastOwner })
    if (checked.outcome === 'unconfirmed') {
      const intended = urls.path('profile.show')
      return response.redirect(303, urls.path('password.confirm', {}, { intended, again: true }))
    }
    const fault = checkedFault(checked)
    if (fault !== null) return refuse({ password: fault }, waitOf(checked))

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

/** GET /.well-known/change-password: where password managers send people to change theirs (W3C). */
export function changePasswordAddress({ urls }: ControllerServices): ActionHandler {
  return (_request, response) => {
    response.redirect(303, `${urls.path('profile.show')}#password`)
  }
}

import type { SignedIn } from '#server/auth/account.ts'
import { passwordForm, profileForm } from '#server/auth/forms.ts'
import { acceptForm } from '#server/http/form.ts'
import type { ControllerServices } from '../controller-services.ts'
import { checkedFault } from './checked-fault.ts'
import { ownForms } from './own-form.ts'

/** What people change about themselves: name, e-mail address and password. */
export function profileForms(services: ControllerServices) {
  const { auth, urls } = services
  const profile = urls.path('profile.show')
  const ownForm = ownForms(services)

  /** PUT user-profile-information.update: the name; and the address, by a letter to the new one. */
  const information = ownForm(
    profileForm,
    async (wish, { signedIn, request, response, refuse }) => {
      const { name, email, current_password: password = '' } = wish
      const isMoving = email !== signedIn.user.email
      if (isMoving) {
        const fault = await moveTo(signedIn, email, password)
        if (fault !== null) return refuse({ current_password: fault })
      }
      if (name !== signedIn.user.name) await auth.changeName(signedIn, name)
      acceptForm(
        request,
        response,
        isMoving ? letterSent(email) : 'Your profile is saved.',
        profile,
      )
    },
  )

  async function moveTo(signedIn: SignedIn, email: string, password: string) {
    if (password === '') return 'Please enter your password as well: the address is to change.'
    return checkedFault(await auth.requestEmailChange(signedIn, email, password))
  }

  /** PUT user-password.update: a new password; other browsers are signed out. */
  const password = ownForm(passwordForm, async (wish, { signedIn, request, response, refuse }) => {
    const { current_password: current, password } = wish
    const token = request.sessionToken ?? ''
    const changed = await auth.changePassword(signedIn, { current, password }, token)
    if (changed.outcome === 'refused') {
      return refuse({ password: changed.message })
    }
    if (changed.outcome !== 'done') {
      return refuse({ current_password: checkedFault(changed) })
    }
    response.beginSession(changed)
    acceptForm(request, response, passwordChanged, profile)
  })

  return { information, password }
}

const passwordChanged =
  'Your password is changed, and every other browser is signed out. A letter says so too.'

function letterSent(email: string): string {
  return `We have sent a letter to ${email}. Your address changes when you press the button that its link leads to; until then it stays as it is.`
}

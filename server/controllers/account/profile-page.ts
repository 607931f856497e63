import type { SignedIn } from '#server/auth/account.ts'
import type { ProfileProps } from '#server/props/accounts.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { sessionShown } from './session-shown.ts'

const meta = { title: 'Your profile | Saltlark', isIndexed: false }

type ProfileServices = Pick<ControllerServices, 'auth' | 'clock' | 'urls'>

/** The page on which people change and end what is kept about them, as it is for one of them now. */
export async function profilePage(
  services: ProfileServices,
  signedIn: SignedIn,
): Promise<PageAnswer> {
  return page('account/profile', await profileProps(services, signedIn), meta)
}

async function profileProps(
  { auth, clock, urls }: ProfileServices,
  signedIn: SignedIn,
): Promise<ProfileProps> {
  const { name, email } = signedIn.user
  const now = clock.now()
  const endOf = (item: string) => urls.link('user-sessions.destroy', { item })
  const sessions = await auth.sessions(signedIn)
  return {
    name,
    email,
    information: urls.link('user-profile-information.update'),
    password: urls.link('user-password.update'),
    sessions: sessions.map((session) => sessionShown(session, now, endOf)),
    endOthers: urls.link('other-browser-sessions.destroy'),
    downloadHref: urls.path('user-data.download'),
    deletion: urls.link('current-user.destroy'),
  }
}

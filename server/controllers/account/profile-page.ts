import type { SignedIn } from '#server/auth/account.ts'
import type { OwnSession } from '#server/auth/outcomes.ts'
import { formatDate } from '#server/format/dates.ts'
import { deviceName } from '#server/format/device-name.ts'
import type { FormAction, ProfileProps, SessionShown } from '#server/props/accounts.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'

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

/**
 * A browser that is signed in, as its owner's list shows it.
 * @param endOf the form that ends the session of this id.
 */
export function sessionShown(
  session: OwnSession,
  now: number,
  endOf: (id: string) => FormAction,
): SessionShown {
  const { id, userAgent, address, createdAt, seenAt, isThis } = session
  return {
    id,
    address,
    isThis,
    device: deviceName(userAgent),
    since: `Signed in on ${formatDate(createdAt, 'fullDate')}`,
    lastUsed: isThis ? 'In use now' : lastUsed(seenAt, now),
    end: isThis ? null : endOf(id),
  }
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

// When a browser was last seen is noted every five minutes at most: fewer are not told apart.
function lastUsed(seenAt: number, now: number): string {
  const ago = now - seenAt
  if (ago < 10 * minute) return 'Last used in the past ten minutes'
  if (ago < hour) return `Last used ${Math.floor(ago / minute)} minutes ago`
  if (ago < 2 * hour) return 'Last used an hour ago'
  if (ago < day) return `Last used ${Math.floor(ago / hour)} hours ago`
  return `Last used on ${formatDate(seenAt, 'fullDate')}`
}

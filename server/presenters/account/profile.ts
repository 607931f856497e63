import type { Account, KnownBrowser, OwnSession } from '#server/auth/account.ts'
import { formatDate } from '#server/format/dates.ts'
import { deviceName } from '#server/format/device-name.ts'
import type { ProfileProps, SessionProps } from '#server/props/accounts.ts'
import type { Links } from '../context.ts'

interface ProfileContext {
  readonly links: Links
  /** In milliseconds UTC. */
  readonly now: number
}

interface Browsers {
  readonly sessions: readonly OwnSession[]
  readonly known: readonly KnownBrowser[]
}

/** The profile of who is signed in: what they may change, and the browsers that are or were. */
export function presentProfile(
  { name, email }: Account,
  { sessions, known }: Browsers,
  context: ProfileContext,
): ProfileProps {
  const { links } = context
  return {
    name,
    email,
    information: links.link('user-profile-information.update'),
    password: links.link('user-password.update'),
    sessions: sessions.map((session) => presentSession(session, context)),
    known: known.map(({ id, userAgent, seenAt }) => ({
      id,
      device: deviceName(userAgent),
      lastSignIn: `Last signed in on ${formatDate(seenAt, 'fullDate')}`,
      forget: links.link('user-sessions.destroy', { item: id }),
    })),
    endOthers: links.link('other-browser-sessions.destroy'),
    downloadHref: links.path('user-data.download'),
    deletion: links.link('current-user.destroy'),
  }
}

function presentSession(session: OwnSession, { links, now }: ProfileContext): SessionProps {
  const { id, userAgent, address, createdAt, seenAt, isThis } = session
  return {
    id,
    address,
    isThis,
    device: deviceName(userAgent),
    since: `Signed in on ${formatDate(createdAt, 'fullDate')}`,
    lastUsed: isThis ? 'In use now' : lastUsed(seenAt, now),
    end: isThis ? null : links.link('user-sessions.destroy', { item: id }),
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

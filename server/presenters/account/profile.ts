import type { Account, KnownBrowser, OwnSession } from '#server/auth/account.ts'
import type { Factors } from '#server/auth/factors/factors.ts'
import type { StaffRole } from '#server/auth/roles.ts'
import { formatDate } from '#server/format/dates.ts'
import { deviceName } from '#server/format/device-name.ts'
import type { ProfileProps, SessionProps } from '#server/props/accounts.ts'
import type { Links } from '../context.ts'
import { presentTwoSteps } from './two-steps.ts'

interface ProfileContext {
  readonly links: Links
  /** In milliseconds UTC. */
  readonly now: number
}

interface Security {
  readonly role: StaffRole | null
  readonly factors: Factors

  readonly sessions: readonly OwnSession[]
  readonly known: readonly KnownBrowser[]
}

/** The profile of who is signed in: what they may change, and the browsers that are or were. */
export function presentProfile(
  { name, email }: Account,
  { sessions, known, ...security }: Security,
  context: ProfileContext,
): ProfileProps {
  const { links } = context
  return {
    name,
    email,
    information: links.link('user-profile-information.update'),
    password: links.link('user-password.update'),
    twoSteps: presentTwoSteps(security, links),
    sessions: sessions.map((session) => presentSession(session, context)),
    known: known.map(({ id, userAgent, seenAt, trustedUntil }) => ({
      id,
      device: deviceName(userAgent),
      lastSignIn: `Last signed in on ${formatDate(seenAt, 'fullDate')}`,
      trusted:
        trustedUntil === null
          ? null
          : `Not asked for a code until ${formatDate(trustedUntil, 'fullDate')}`,
      forget: links.link('user-sessions.destroy', { item: id }),
    })),
    endOthers: links.link('other-browser-sessions.destroy'),
    downloadHref: links.path('user-data.download'),
    deletion: links.link('current-user.destroy'),
  }
}

function presentSession(session: OwnSession, { links, now }: ProfileContext): SessionProps {
  const { id, userAgent, address, createdAt, seenAt, isThis, factor } = session
  return {
    id,
    address,
    isThis,
    device: deviceName(userAgent),
    since: `Signed in on ${formatDate(createdAt, 'fullDate')}`,
    by: waysIn[factor ?? 'password'],
    lastUsed: isThis ? 'In use now' : lastUsed(seenAt, now),
    end: isThis ? null : links.link('user-sessions.destroy', { item: id }),
  }
}

const waysIn = {
  password: 'By password alone',
  app: 'By password and app',
  'recovery-code': 'By password and recovery code',
  passkey: 'By passkey',
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

import type { UndoLinkRow } from '#server/database/account-tables.ts'
import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { formatDate } from '#server/format/dates.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessage } from '#server/mail/recipient-limit.ts'
import { fingerprint, newSecret } from '#server/signing/signer.ts'
import { userByEmail } from './account.ts'
import type { Limited } from './account.ts'
import { resetRules, verificationRules } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { asksForFactor } from './factors/factors.ts'
import { issueToken } from './tokens.ts'
import type { NewToken } from './tokens.ts'

/** The messages of this room, each written in the transaction of what it reports. */
type Parts = Pick<AuthContext, 'clock' | 'links'>

/** A link that goes by a message of this site; the office hands on that of an invitation. */
interface SentLink extends NewToken {
  readonly purpose: Exclude<NewToken['purpose'], 'invitation'>
}

/** With the link for a purpose, whose name the message has. */
export async function sendLink({ clock, links }: Parts, trx: Trx, token: SentLink): Promise<void> {
  const { purpose, email: to } = token
  const now = clock.now()
  const secret = await issueToken(trx, token, now)
  const message: Message =
    purpose === 'reset-password'
      ? { template: purpose, to, data: { resetUrl: links.reset(secret) } }
      : { template: purpose, to, data: { verifyUrl: links.verify(secret) } }
  await enqueue(trx, message, now)
}

/** To whoever has an account already: a page must not say it to strangers. */
export async function sendAlreadyRegistered(
  { clock, links }: Parts,
  trx: Trx,
  email: string,
): Promise<void> {
  const data = { signInUrl: links.signIn, forgotUrl: links.forgot }
  await enqueue(trx, { template: 'already-registered', to: email, data }, clock.now())
}

export async function sendPasswordChanged(
  parts: Parts,
  trx: Trx,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const now = parts.clock.now()
  const needsFactor = await asksForFactor(trx, id)
  const link = await undoUrl(parts, trx, { userId: id, change: 'password', needsFactor })
  const data = { when: momentText(now), undoUrl: link }
  await enqueue(trx, { template: 'password-changed', to: email, data }, now)
}

/** A change of what somebody signs in by, for the message that tells them. */
export interface FactorChange {
  readonly change: UndoLinkRow['change']
  /** A sentence or two that say what it was. */
  readonly what: string
  /** The passkey that was added. */
  readonly passkeyId?: string
  /** Was there another factor before? Undoing asks for it. */
  readonly needsFactor: boolean
}

/** Tells somebody that what they sign in by has changed: it may not have been them. */
export async function sendSignInChanged(
  parts: Parts,
  trx: Trx,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { what, ...change }: FactorChange,
): Promise<void> {
  const now = parts.clock.now()
  const link = await undoUrl(parts, trx, { userId: id, ...change })
  const data = { when: momentText(now), what, undoUrl: link }
  await enqueue(trx, { template: 'sign-in-changed', to: email, data }, now)
}

/** Tells somebody that the office takes off all but their password, and how to stop it. */
export async function sendFactorRemoval(
  parts: Parts,
  trx: Trx,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  due: number,
): Promise<void> {
  const link = { userId: id, change: 'factor-removal', needsFactor: false } as const
  const data = { due: momentText(due), undoUrl: await undoUrl(parts, trx, link) }
  await enqueue(trx, { template: 'factors-to-go', to: email, data }, parts.clock.now())
}

/** How long somebody can undo what a message tells of, in milliseconds. */
const undoLife = 7 * 24 * 60 * 60_000

/** Makes a link that undoes a change. It opens nothing but its own page. */
export async function undoUrl(
  { clock, links }: Parts,
  trx: Trx,
  { userId, passkeyId, ...change }: Omit<FactorChange, 'what'> & { readonly userId: string },
): Promise<string> {
  const secret = newSecret()
  const now = clock.now()
  await trx
    .insertInto('undo_links')
    .values({
      id: fingerprint('undo', secret),
      user_id: userId,
      change: change.change,
      passkey_id: passkeyId ?? null,
      needs_factor: change.needsFactor ? 1 : 0,
      created_at: now,
      expires_at: now + undoLife,
    })
    .execute()
  return links.undo(secret)
}

/** `Saturday 21 November, 2026 at 10:00 AM`, London time. */
export function momentText(instant: number): string {
  return `${formatDate(instant, 'fullDate')} at ${formatDate(instant, 'time')}`
}

/** What somebody asked for who may be a stranger. */
interface MessageRequest {
  readonly kind: 'reset' | 'verification'
  readonly email: string
  /** The caller's IP address. */
  readonly address: string
}

/**
 * Writes one message, whoever has the address: to an account by `write`, else that there is none. Both
 * count against the same limits, cost as much and are answered alike. A reset that goes to nobody whose
 * address is verified is one of the three messages an hour, and is left out without a word when these
 * are used up: to say it would tell that there is no account.
 */
export async function messageOnRequest(
  { database, clock, links, attempts, outbox }: AuthContext,
  { kind, email, address }: MessageRequest,
  write: (trx: Trx, user: UserRow) => Promise<void>,
): Promise<Limited> {
  const isReset = kind === 'reset'
  const rules = isReset ? resetRules(email, address) : verificationRules(address)
  const sending = await attempts.take(rules)
  if (sending.outcome === 'limited') return sending
  const written = await database.transaction(async (trx): Promise<Limited> => {
    const user = await userByEmail(trx, email)
    if (!isReset || !user || user.verified_at === null) {
      const message = await takeMessage(trx, email, clock.now())
      if (message.outcome === 'limited') {
        return isReset ? { outcome: 'taken' } : { ...message, isOfMessages: true }
      }
    }
    if (user) await write(trx, user)
    else {
      const data = { registerUrl: links.register }
      await enqueue(trx, { template: 'no-account', to: email, data }, clock.now())
    }
    return { outcome: 'taken' }
  })
  outbox.wake()
  return written
}

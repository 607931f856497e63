import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { formatDate } from '#server/format/dates.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessage } from '#server/mail/recipient-limit.ts'
import { userByEmail } from './account.ts'
import type { Limited } from './account.ts'
import { resetRules, verificationRules } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { issueToken } from './tokens.ts'
import type { NewToken } from './tokens.ts'

/** The messages of this room, each written in the transaction of what it reports. */
type Parts = Pick<AuthContext, 'clock' | 'links'>

/** With the link for a purpose, whose name the message has. */
export async function sendLink({ clock, links }: Parts, trx: Trx, token: NewToken): Promise<void> {
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
  { clock, links }: Parts,
  trx: Trx,
  email: string,
): Promise<void> {
  const now = clock.now()
  const data = { when: momentText(now), forgotUrl: links.forgot }
  await enqueue(trx, { template: 'password-changed', to: email, data }, now)
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

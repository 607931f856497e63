import type { Transaction } from 'kysely'
import type { Tables, UserRow } from '#server/database/schema.ts'
import { formatDate } from '#server/format/dates.ts'
import { deviceName } from '#server/format/device-name.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { userByEmail } from './account.ts'
import type { Account, Device, Limited } from './account.ts'
import { letterRules } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { issueToken } from './tokens.ts'

/** The letters of this room, each written in the transaction of what it reports. */
type Parts = Pick<AuthContext, 'clock' | 'links'>

type Trx = Transaction<Tables>

type Whom = Pick<UserRow, 'id' | 'email'>

/** With the link that verifies the address of a new account. */
export async function sendVerifyEmail(
  { clock, links }: Parts,
  trx: Trx,
  { id, email }: Whom,
  intended: string | null,
): Promise<void> {
  const token = { userId: id, purpose: 'verify-email', email, intended } as const
  const verifyUrl = links.verify(await issueToken(trx, token, clock.now()))
  await write(clock, trx, { template: 'verify-email', to: email, data: { verifyUrl } })
}

/** To whoever has an account already: a page must not say it to strangers. */
export async function sendAlreadyRegistered(
  { clock, links }: Parts,
  trx: Trx,
  email: string,
): Promise<void> {
  const data = { signInUrl: links.signIn, forgotUrl: links.forgot }
  await write(clock, trx, { template: 'already-registered', to: email, data })
}

/** To whoever reads an address without an account. */
async function sendNoAccount({ clock, links }: Parts, trx: Trx, email: string): Promise<void> {
  const data = { registerUrl: links.register }
  await write(clock, trx, { template: 'no-account', to: email, data })
}

/** With the link to choose a new password. */
export async function sendResetPassword(
  { clock, links }: Parts,
  trx: Trx,
  { id, email }: Whom,
  intended: string | null,
): Promise<void> {
  const token = { userId: id, purpose: 'reset-password', email, intended } as const
  const resetUrl = links.reset(await issueToken(trx, token, clock.now()))
  await write(clock, trx, { template: 'reset-password', to: email, data: { resetUrl } })
}

export async function sendPasswordChanged(
  { clock, links }: Parts,
  trx: Trx,
  { email }: Whom,
): Promise<void> {
  const data = { when: whenOf(clock), forgotUrl: links.forgot }
  await write(clock, trx, { template: 'password-changed', to: email, data })
}

export async function sendNewSignIn(
  { clock, links }: Parts,
  trx: Trx,
  { email }: Whom,
  { address, userAgent }: Device,
): Promise<void> {
  const { profile, forgot } = links
  const data = {
    when: whenOf(clock),
    device: deviceName(userAgent),
    address,
    profileUrl: profile,
    forgotUrl: forgot,
  }
  await write(clock, trx, { template: 'new-sign-in', to: email, data })
}

/** To the new address, with the link that makes it theirs. */
export async function sendChangeEmail(
  { clock, links }: Parts,
  trx: Trx,
  { id }: Account,
  email: string,
): Promise<void> {
  const token = { userId: id, purpose: 'change-email', email, intended: null } as const
  const verifyUrl = links.verify(await issueToken(trx, token, clock.now()))
  await write(clock, trx, { template: 'change-email', to: email, data: { verifyUrl } })
}

/** To the old address: whoever reads it may not be who asked. */
export async function sendEmailChangeRequested(
  { clock, links }: Parts,
  trx: Trx,
  { email }: Account,
): Promise<void> {
  const data = { forgotUrl: links.forgot }
  await write(clock, trx, { template: 'email-change-requested', to: email, data })
}

export async function sendAccountDeleted(
  { clock }: Parts,
  trx: Trx,
  { email }: Account,
): Promise<void> {
  await write(clock, trx, { template: 'account-deleted', to: email, data: { when: whenOf(clock) } })
}

function whenOf(clock: Parts['clock']): string {
  const now = clock.now()
  return `${formatDate(now, 'fullDate')} at ${formatDate(now, 'time')}`
}

async function write(clock: Parts['clock'], trx: Trx, message: Message): Promise<void> {
  await enqueue(trx, message, clock.now())
}

/** What somebody asked for who may be a stranger. */
interface LetterRequest {
  readonly kind: 'reset' | 'verification'
  readonly email: string
  /** The caller's IP address. */
  readonly address: string
}

/**
 * Writes one letter, whoever has the address: to an account by `write`, else that there is none. Both
 * count against the same limits, cost as much and are answered alike.
 */
export async function letterOnRequest(
  context: AuthContext,
  { kind, email, address }: LetterRequest,
  write: (trx: Transaction<Tables>, user: UserRow) => Promise<void>,
): Promise<Limited> {
  const { database, attempts, outbox } = context
  const limited = await attempts.take(letterRules(kind, email, address))
  if (limited) return limited
  await database.transaction(async (trx) => {
    const user = await userByEmail(trx, email)
    if (user) await write(trx, user)
    else await sendNoAccount(context, trx, email)
  })
  outbox.wake()
  return { outcome: 'taken' }
}

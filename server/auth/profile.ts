import type { Trx } from '#server/database/database.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessage } from '#server/mail/recipient-limit.ts'
import { fingerprint, newSecret } from '#server/signing/signer.ts'
import { sendAlreadyRegistered, sendLink, sendPasswordChanged } from './account-messages.ts'
import type { BegunSession, Checked, PasswordOutcome, SignedIn } from './account.ts'
import { userByEmail } from './account.ts'
import { forgetBrowsers } from './browsers.ts'
import type { AuthContext } from './context.ts'
import { checkPassword } from './current-password.ts'
import { passwordFault } from './password-fault.ts'

export async function changeName(
  { database: { db } }: AuthContext,
  { user }: SignedIn,
  name: string,
): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', user.id).execute()
}

/**
 * Asks for another e-mail address: the new one gets a link, the old one a notice. When somebody has
 * an account by the new one they are told, and whoever asked is not.
 */
export async function requestEmailChange(
  context: AuthContext,
  { user }: SignedIn,
  email: string,
  password: string,
): Promise<Checked> {
  const { database, clock, links, outbox } = context
  const checked = await checkPassword(context, user, password)
  if (checked.outcome !== 'done' || email === user.email) return checked
  const taken = await database.transaction(async (trx) => {
    const message = await takeMessage(trx, email, clock.now())
    if (message.outcome === 'limited') return { ...message, isOfMessages: true }
    if (await userByEmail(trx, email)) await sendAlreadyRegistered(context, trx, email)
    else
      await sendLink(context, trx, {
        purpose: 'change-email',
        userId: user.id,
        email,
        intended: null,
      })
    // Whoever reads the old address may not be who asked.
    const data = { forgotUrl: links.forgot }
    await enqueue(trx, { template: 'email-change-requested', to: user.email, data }, clock.now())
    return checked
  })
  outbox.wake()
  return taken
}

interface PasswordChange {
  readonly current: string
  readonly password: string
}

/**
 * Changes the password. Other browsers are signed out and strangers again, and links in messages end.
 * @param token the session's cookie: this session goes on under a new one.
 */
export async function changePassword(
  context: AuthContext,
  signedIn: SignedIn,
  { current, password }: PasswordChange,
  token: string,
): Promise<PasswordOutcome> {
  const { database, clock, hashing, outbox } = context
  const { user } = signedIn
  const checked = await checkPassword(context, user, current)
  if (checked.outcome !== 'done') return checked
  const fault = await passwordFault(password, user)
  if (fault !== null) return { outcome: 'refused', message: fault }

  const hash = await hashing.hash(password, user.id)
  const session = await database.transaction(async (trx) => {
    await trx.updateTable('users').set({ password: hash }).where('id', '=', user.id).execute()
    await trx.deleteFrom('tokens').where('user_id', '=', user.id).execute()
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('id', '!=', fingerprint(token))
      .execute()
    await sendPasswordChanged(context, trx, user)
    const { session, browser } = await renumber(trx, signedIn, token, clock.now())
    await forgetBrowsers(trx, user.id, { except: browser })
    return session
  })
  outbox.wake()
  return { outcome: 'done', ...session }
}

/**
 * Gives a session a new number.
 * @throws Error when it ended meanwhile: then nothing of the transaction must stay.
 */
async function renumber(
  trx: Trx,
  { user }: SignedIn,
  oldToken: string,
  now: number,
): Promise<{ session: BegunSession; browser: string | null }> {
  const token = newSecret()
  const row = await trx
    .updateTable('sessions')
    .set({ id: fingerprint(token) })
    .where('id', '=', fingerprint(oldToken))
    .where('user_id', '=', user.id)
    .returning(['is_remembered', 'expires_at', 'browser'])
    .executeTakeFirst()
  if (!row) throw new Error(`The session of user ${user.id} ended while it was renumbered.`)
  const left = Math.max(1, Math.floor((row.expires_at - now) / 1000))
  const seconds = row.is_remembered === 1 ? left : null
  return { session: { token, seconds, user, browser: null }, browser: row.browser }
}

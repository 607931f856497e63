import type { Trx } from '#server/database/database.ts'
import type { TokenRow, UserRow } from '#server/database/schema.ts'
import { messageOnRequest, sendAlreadyRegistered, sendLink } from './account-messages.ts'
import type { Limited, Verification, VerificationPurpose, VerifyOutcome } from './account.ts'
import type { AuthContext } from './context.ts'
import { checkPassword } from './current-password.ts'
import type { Visit } from './sessions.ts'
import { enter } from './sign-in.ts'
import { consumeToken, findToken } from './tokens.ts'

const purposes = ['verify-email', 'change-email'] as const

/** Nobody has had a factor before their address was verified. */
const byLink = { isRemembered: false, factor: null, isConfirmed: true }

/** What the link of a message would verify. Changes nothing. */
export async function findVerification(
  { database: { db }, clock }: AuthContext,
  secret: string,
): Promise<Verification | null> {
  const token = await findToken(db, purposes, secret, clock.now())
  return token ? { email: token.email, purpose: purposeOf(token) } : null
}

/**
 * Uses a link up and verifies its address, in one transaction, for whoever also knows the account's
 * password: a stranger may have asked for the message, and only a stranger can have opened an account
 * whose password its reader does not know. A new account is signed in to.
 */
export async function verify(
  context: AuthContext,
  secret: string,
  password: string,
  visit: Visit,
): Promise<VerifyOutcome> {
  const { database, clock, outbox } = context
  const found = await findToken(database.db, purposes, secret, clock.now())
  if (!found) return { outcome: 'expired' }
  const checked = await checkPassword(context, { id: found.user_id }, password)
  if (checked.outcome !== 'done') return checked
  try {
    return await database.transaction(async (trx) => {
      const now = clock.now()
      const token = await consumeToken(trx, purposes, secret, now)
      const user = token && (await effects[purposeOf(token)](trx, token, now))
      if (!user) return { outcome: 'expired' }
      const verified = { email: token.email, purpose: purposeOf(token), intended: token.intended }
      if (verified.purpose === 'change-email') return { outcome: 'changed', ...verified }
      const session = await enter(context, trx, user, byLink, visit, now)
      return { outcome: 'signed-in', ...verified, session }
    })
  } catch (error) {
    // Somebody else opened an account by the new address at the same moment.
    if (error instanceof Error && /unique/i.test(error.message)) return { outcome: 'expired' }
    throw error
  } finally {
    outbox.wake()
  }
}

/**
 * Sends the message again. What comes for other addresses tells nothing to whoever asked. Limit: 3 an
 * hour for an e-mail, 10 for an address.
 */
export async function sendVerification(
  context: AuthContext,
  email: string,
  intended: string | null,
  address: string,
): Promise<Limited> {
  return messageOnRequest(context, { kind: 'verification', email, address }, (trx, user) =>
    user.verified_at === null
      ? sendLink(context, trx, { purpose: 'verify-email', userId: user.id, email, intended })
      : sendAlreadyRegistered(context, trx, email),
  )
}

type Effect = (trx: Trx, token: TokenRow, now: number) => Promise<UserRow | undefined>

const effects: Readonly<Record<VerificationPurpose, Effect>> = {
  async 'verify-email'(trx, { user_id: id, email }, now) {
    // A link that was written while another was used is over: its owner may have a factor by now.
    return trx
      .updateTable('users')
      .set({ verified_at: now })
      .where('id', '=', id)
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
  },

  async 'change-email'(trx, { user_id: id, email }, now) {
    const changed = await trx
      .updateTable('users')
      .set({ email, verified_at: now })
      .where('id', '=', id)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('users as others').select('id').where('email', '=', email))),
      )
      .returningAll()
      .executeTakeFirst()
    // Links that went to the old address end with it.
    if (changed) await trx.deleteFrom('tokens').where('user_id', '=', id).execute()
    return changed
  },
}

function purposeOf({ purpose }: TokenRow): VerificationPurpose {
  return purpose === 'change-email' ? 'change-email' : 'verify-email'
}

import type { Trx } from '#server/database/database.ts'
import type { TokenRow } from '#server/database/schema.ts'
import { messageOnRequest, sendAlreadyRegistered, sendLink } from './account-messages.ts'
import type { Limited, Verification, VerificationPurpose } from './account.ts'
import type { AuthContext } from './context.ts'
import { consumeToken, findToken } from './tokens.ts'

const purposes = ['verify-email', 'change-email'] as const

/** What the link of a message would verify. Changes nothing. */
export async function findVerification(
  { database: { db }, clock }: AuthContext,
  secret: string,
): Promise<Verification | null> {
  const token = await findToken(db, purposes, secret, clock.now())
  return token ? { email: token.email, purpose: purposeOf(token) } : null
}

/**
 * Uses a link up and verifies its address, in one transaction; null when it is used, replaced or too
 * old. Signs nobody in.
 */
export async function verify(
  { database, clock }: AuthContext,
  secret: string,
): Promise<(Verification & { readonly intended: string | null }) | null> {
  try {
    return await database.transaction(async (trx) => {
      const now = clock.now()
      const token = await consumeToken(trx, purposes, secret, now)
      if (!token) return null
      const purpose = purposeOf(token)
      const isDone = await effects[purpose](trx, token, now)
      return isDone ? { email: token.email, purpose, intended: token.intended } : null
    })
  } catch (error) {
    // Somebody else opened an account by the new address at the same moment.
    if (error instanceof Error && /unique/i.test(error.message)) return null
    throw error
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

type Effect = (trx: Trx, token: TokenRow, now: number) => Promise<boolean>

const effects: Readonly<Record<VerificationPurpose, Effect>> = {
  async 'verify-email'(trx, { user_id: id, email }, now) {
    const verified = await trx
      .updateTable('users')
      .set((eb) => ({ verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
      .where('id', '=', id)
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    return verified !== undefined
  },

  async 'change-email'(trx, { user_id: id, email }, now) {
    const changed = await trx
      .updateTable('users')
      .set({ email, verified_at: now })
      .where('id', '=', id)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('users as others').select('id').where('email', '=', email))),
      )
      .returning('id')
      .executeTakeFirst()
    // Links that went to the old address end with it.
    if (changed) await trx.deleteFrom('tokens').where('user_id', '=', id).execute()
    return changed !== undefined
  },
}

function purposeOf({ purpose }: TokenRow): VerificationPurpose {
  return purpose === 'change-email' ? 'change-email' : 'verify-email'
}

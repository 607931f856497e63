import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import { messageOnRequest, sendLink, sendPasswordChanged } from './account-messages.ts'
import { userByEmail } from './account.ts'
import type { Limited, ResetOutcome } from './account.ts'
import { signInRules } from './attempts.ts'
import { forgetBrowsers } from './browsers.ts'
import type { AuthContext } from './context.ts'
import { passwordFault } from './password-fault.ts'
import { consumeToken, findToken } from './tokens.ts'

const purposes = ['reset-password', 'invitation'] as const

/**
 * Sends a link for a new password; to an address without an account, a message that says so. Limit:
 * 3 an hour for an e-mail, 10 for an address.
 */
export async function requestReset(
  context: AuthContext,
  email: string,
  intended: string | null,
  address: string,
): Promise<Limited> {
  return messageOnRequest(context, { kind: 'reset', email, address }, (trx, { id: userId }) =>
    sendLink(context, trx, { purpose: 'reset-password', userId, email, intended }),
  )
}

/** Would the link still work? Changes nothing. */
export async function resetIsOpen(
  { database: { db }, clock }: AuthContext,
  secret: string,
): Promise<boolean> {
  return (await findToken(db, purposes, secret, clock.now())) !== undefined
}

/**
 * Sets a new password by the link of a message, used up in the same transaction. Whoever held the
 * account before is out: sessions and links of it end. Reading the message proves the address,
 * so one that was not verified yet is now.
 * @param address the caller's IP address: its tries at the old password are forgotten.
 */
export async function reset(
  context: AuthContext,
  secret: string,
  password: string,
  address: string,
): Promise<ResetOutcome> {
  const { database, clock, attempts, hashing, outbox } = context
  const owner = await ownerOf(context, secret)
  if (!owner) return { outcome: 'expired' }
  const fault = await passwordFault(password, owner)
  if (fault !== null) return { outcome: 'refused', message: fault }

  const hash = await hashing.hash(password, callerNetwork(address))
  const outcome = await database.transaction(async (trx): Promise<ResetOutcome> => {
    const token = await consumeToken(trx, purposes, secret, clock.now())
    if (!token || !(await setPassword(trx, token.user_id, hash, clock.now()))) {
      return { outcome: 'expired' }
    }
    await trx.deleteFrom('sessions').where('user_id', '=', token.user_id).execute()
    await forgetBrowsers(trx, token.user_id, { except: null })
    await trx.deleteFrom('tokens').where('user_id', '=', token.user_id).execute()
    await sendPasswordChanged(context, trx, owner)
    return { outcome: 'changed', email: owner.email, intended: token.intended }
  })
  // Who mistyped the old one all day signs in with the new one.
  if (outcome.outcome === 'changed') await attempts.forget(signInRules(owner.email, address))
  outbox.wake()
  return outcome
}

async function ownerOf(
  { database: { db }, clock }: AuthContext,
  secret: string,
): Promise<UserRow | undefined> {
  const token = await findToken(db, purposes, secret, clock.now())
  const user = token && (await userByEmail(db, token.email))
  // The address of an account changes, and then links to the old one open nothing.
  return user?.id === token?.user_id ? user : undefined
}

async function setPassword(trx: Trx, id: string, password: string, now: number): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set((eb) => ({ password, verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

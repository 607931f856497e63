import type { Transaction } from 'kysely'
import { newId } from '#server/database/ids.ts'
import type { Tables, TokenRow } from '#server/database/schema.ts'
import { letterOnRequest, sendAlreadyRegistered, sendVerifyEmail } from './account-messages.ts'
import type { Limited, RefusedPassword, Verification, VerificationPurpose } from './account.ts'
import { lettersTo, registerRules } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { passwordFault } from './password-fault.ts'
import { consumeToken, findToken } from './tokens.ts'

interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly intended: string | null
}

/**
 * Opens an account that can do nothing yet, with a letter to verify its address. For an address
 * that has one, the message says so; the work and the answer are the same. Limit: 5 an hour for one
 * address.
 */
export async function register(
  context: AuthContext,
  form: Registration,
  address: string,
): Promise<Limited | RefusedPassword> {
  const { database, clock, attempts, hashing, outbox } = context
  const limited = await attempts.take(registerRules(address))
  if (limited) return limited
  const fault = await passwordFault(form.password, form)
  if (fault !== null) return { outcome: 'refused', message: fault }

  // Hashed before anybody is looked up, so that it takes its time for known addresses too.
  const password = await hashing.hash(form.password)
  const isQuiet = (await attempts.take([lettersTo('registration', form.email)])) !== null
  await database.transaction(async (trx) => {
    const now = clock.now()
    const { id, isNew } = await putUser(trx, form, password, now)
    // Of calls at once a quiet one may be the first here, but an account needs its letter.
    if (isNew) await sendVerifyEmail(context, trx, { ...form, id }, form.intended)
    else if (!isQuiet) await sendAlreadyRegistered(context, trx, form.email)
  })
  outbox.wake()
  return { outcome: 'taken' }
}

/** The account of an address, made when there is none. A known one is written too: as much work. */
async function putUser(
  trx: Transaction<Tables>,
  { name, email }: Registration,
  password: string,
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const wanted = newId(now)
  const { id } = await trx
    .insertInto('users')
    .values({ id: wanted, name, email, role: 'customer', created_at: now, password })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: id === wanted }
}

const purposes = ['verify-email', 'change-email'] as const

/** What the link of a letter would verify. Changes nothing. */
export async function findVerification(
  { database: { db }, clock }: AuthContext,
  secret: string,
): Promise<Verification | null> {
  const token = await findToken(db, purposes, secret, clock.now())
  return token && { email: token.email, purpose: purposeOf(token) }
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
  return letterOnRequest(context, { kind: 'verification', email, address }, (trx, user) =>
    user.verified_at === null
      ? sendVerifyEmail(context, trx, user, intended)
      : sendAlreadyRegistered(context, trx, email),
  )
}

type Effect = (trx: Transaction<Tables>, token: TokenRow, now: number) => Promise<boolean>

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

import type { Transaction } from 'kysely'
import { newId } from '#server/database/ids.ts'
import type { Tables } from '#server/database/schema.ts'
import { lettersTo, registerRules } from './attempt-rules.ts'
import type { AuthContext } from './context.ts'
import { sendAlreadyRegistered, sendVerifyEmail } from './letters.ts'
import type { Limited, RefusedPassword } from './outcomes.ts'
import { passwordFault } from './password-fault.ts'

interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly intended: string | null
}

/**
 * Opens an account that can do nothing yet, with a letter to verify its address. For an address
 * that has one, the letter says so; the work and the answer are the same.
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

import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import { sendAlreadyRegistered, sendLink } from './account-messages.ts'
import type { Limited, RefusedPassword } from './account.ts'
import { messagesTo, registerRules } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { passwordFault } from './password-fault.ts'

interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly intended: string | null
}

/**
 * Opens an account that can do nothing yet, with a message to verify its address. For an address
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
  const isQuiet = (await attempts.take([messagesTo('registration', form.email)])) !== null
  await database.transaction(async (trx) => {
    const now = clock.now()
    const { id, isNew } = await putUser(trx, form, password, now)
    // Of calls at once a quiet one may be the first here, but an account needs its message.
    const { email, intended } = form
    if (isNew)
      await sendLink(context, trx, { purpose: 'verify-email', userId: id, email, intended })
    else if (!isQuiet) await sendAlreadyRegistered(context, trx, email)
  })
  outbox.wake()
  return { outcome: 'taken' }
}

/** The account of an address, made when there is none. A known one is written too: as much work. */
async function putUser(
  trx: Trx,
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

import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { UserRow } from '#server/database/schema.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import { takeMessage } from '#server/mail/recipient-limit.ts'
import { sendAlreadyRegistered, sendLink } from './account-messages.ts'
import type { Limited, RefusedPassword } from './account.ts'
import { registerRules } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { passwordFault } from './password-fault.ts'

interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly intended: string | null
}

/**
 * Opens an account that can do nothing yet, with a message to verify its address. Of an address that
 * nobody has verified the latest registration counts: its name, password and link take the place of
 * those before. For one that has an account, the message says so; the work and the answer are the
 * same. Limit: 5 an hour for a network, and three messages an hour to one address.
 */
export async function register(
  context: AuthContext,
  form: Registration,
  address: string,
): Promise<Limited | RefusedPassword> {
  const { database, clock, attempts, hashing, outbox } = context
  const tried = await attempts.take(registerRules(address))
  if (tried.outcome === 'limited') return tried
  const fault = await passwordFault(form.password, form)
  if (fault !== null) return { outcome: 'refused', message: fault }

  // Hashed before anybody is looked up, so that it takes its time for known addresses too.
  const password = await hashing.hash(form.password, callerNetwork(address))
  const taken = await database.transaction(async (trx) => {
    const { email, intended } = form
    const message = await takeMessage(trx, email, clock.now())
    if (message.outcome === 'limited') return { ...message, isOfMessages: true }
    const { id, verified_at } = await putUser(trx, form, password, clock.now())
    if (verified_at === null)
      await sendLink(context, trx, { purpose: 'verify-email', userId: id, email, intended })
    else await sendAlreadyRegistered(context, trx, email)
    return message
  })
  outbox.wake()
  return taken
}

/**
 * The account of an address, made when there is none. One that is verified is written too, as it is:
 * as much work.
 */
async function putUser(
  trx: Trx,
  { name, email }: Registration,
  password: string,
  now: number,
): Promise<Pick<UserRow, 'id' | 'verified_at'>> {
  return trx
    .insertInto('users')
    .values({ id: newId(now), name, email, role: 'customer', created_at: now, password })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => {
        const unlessVerified = eb.case().when(eb('users.verified_at', 'is', null))
        return {
          name: unlessVerified.then(eb.val(name)).else(eb.ref('users.name')).end(),
          password: unlessVerified.then(eb.val(password)).else(eb.ref('users.password')).end(),
        }
      }),
    )
    .returning(['id', 'verified_at'])
    .executeTakeFirstOrThrow()
}

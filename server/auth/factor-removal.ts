import type { Connection, Trx } from '#server/database/database.ts'
import { sendFactorRemoval, sendSignInChanged } from './account-messages.ts'
import { userByEmail } from './account.ts'
import type { AuthContext } from './context.ts'
import { asksForFactor, forgetRemains } from './factors/factors.ts'

type Parts = Pick<AuthContext, 'clock' | 'links'>

/** How long the person who has lost every factor waits, in milliseconds: whoever else asked is found out. */
export const removalDelay = 72 * 60 * 60_000

/**
 * Staff's process for whoever has lost every factor: in three days the password alone lets them in, and
 * until then a message lets whoever reads it stop it. So does a factor that is shown: it was not lost.
 * @returns when it is due, milliseconds UTC; null: nobody with a second factor has that address.
 */
export async function beginFactorRemoval(
  parts: Parts,
  trx: Trx,
  email: string,
): Promise<number | null> {
  const user = await userByEmail(trx, email)
  if (!user || !(await asksForFactor(trx, user.id))) return null
  const now = parts.clock.now()
  const due = now + removalDelay
  const times = { asked_at: now, due_at: due }
  await trx
    .insertInto('factor_removals')
    .values({ user_id: user.id, ...times })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(times))
    .execute()
  await sendFactorRemoval(parts, trx, user, due)
  return due
}

/** Stops it: the factors stay. False: nothing was to be stopped. */
export async function stopFactorRemoval(connection: Connection, userId: string): Promise<boolean> {
  const stopped = await connection
    .deleteFrom('factor_removals')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return stopped !== undefined
}

/** Removes the factors of those whose time has come, ends their sessions, and writes to them. */
export async function removeDueFactors(
  context: Parts & Pick<AuthContext, 'database' | 'outbox'>,
): Promise<void> {
  const { database, clock } = context
  const now = clock.now()
  const due = await database.db
    .selectFrom('factor_removals')
    .innerJoin('users', 'users.id', 'factor_removals.user_id')
    .select(['users.id', 'users.email'])
    .where('due_at', '<=', now)
    .execute()
  for (const user of due) {
    await database.transaction(async (trx) => {
      // It may have been stopped meanwhile, or begun anew.
      const isDue = await trx
        .deleteFrom('factor_removals')
        .where('user_id', '=', user.id)
        .where('due_at', '<=', now)
        .returning('user_id')
        .executeTakeFirst()
      if (!isDue) return
      for (const table of ['authenticator_apps', 'passkeys', 'sessions'] as const) {
        await trx.deleteFrom(table).where('user_id', '=', user.id).execute()
      }
      await forgetRemains(trx, user.id)
      const what =
        'As you asked the office, your passkeys, authenticator app and recovery codes are taken off: your password alone lets you in. Add another passkey or app soon.'
      await sendSignInChanged(context, trx, user, {
        change: 'factor-gone',
        what,
        needsFactor: false,
      })
    })
  }
  if (due.length > 0) context.outbox.wake()
}

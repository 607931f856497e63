import type { Account, Checked, SignedIn } from './account.ts'
import { passwordRules } from './attempts.ts'
import { forgetBrowsers } from './browsers.ts'
import type { AuthContext } from './context.ts'

/** Was that the person's password? Counts wrong ones, at most 5 a minute and 20 an hour. */
export async function checkPassword(
  { database: { db }, hashing, attempts }: AuthContext,
  { id }: Pick<Account, 'id'>,
  password: string,
): Promise<Checked> {
  const rules = passwordRules(id)
  const tried = await attempts.take(rules)
  if (tried.outcome === 'limited') return tried
  const user = await db
    .selectFrom('users')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!(await hashing.verify(user?.password ?? null, password, id))) {
    return { outcome: 'wrong-password' }
  }
  await tried.undo()
  return { outcome: 'done' }
}

/** Signs out every browser of the person but the one asking, and knows them no longer. */
export async function endOthers(
  context: AuthContext,
  { user, sessionId }: SignedIn,
  password: string,
): Promise<Checked> {
  const checked = await checkPassword(context, user, password)
  if (checked.outcome !== 'done') return checked
  await context.database.transaction(async (trx) => {
    const own = await trx
      .selectFrom('sessions')
      .select('browser')
      .where('public_id', '=', sessionId)
      .executeTakeFirst()
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('public_id', '!=', sessionId)
      .execute()
    await forgetBrowsers(trx, user.id, { except: own?.browser ?? null })
  })
  return checked
}

import type { SignedIn } from './account.ts'
import { userByEmail } from './accounts-table.ts'
import { lettersTo } from './attempt-rules.ts'
import type { AuthContext } from './context.ts'
import { checkPassword } from './current-password.ts'
import { sendAlreadyRegistered, sendChangeEmail, sendEmailChangeRequested } from './letters.ts'
import type { Checked } from './outcomes.ts'

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
  const { database, attempts, outbox } = context
  const checked = await checkPassword(context, user, password)
  if (checked.outcome !== 'done' || email === user.email) return checked
  const limited = await attempts.take([lettersTo('verification', email)])
  if (limited) return limited

  await database.transaction(async (trx) => {
    if (await userByEmail(trx, email)) await sendAlreadyRegistered(context, trx, email)
    else await sendChangeEmail(context, trx, user, email)
    await sendEmailChangeRequested(context, trx, user)
  })
  outbox.wake()
  return checked
}

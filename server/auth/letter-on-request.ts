import type { Transaction } from 'kysely'
import type { Tables, UserRow } from '#server/database/schema.ts'
import { userByEmail } from './accounts-table.ts'
import { letterRules } from './attempt-rules.ts'
import type { AuthContext } from './context.ts'
import { sendNoAccount } from './letters.ts'
import type { Limited } from './outcomes.ts'

/** What somebody asked for who may be a stranger. */
interface LetterRequest {
  readonly kind: 'reset' | 'verification'
  readonly email: string
  /** The caller's IP address. */
  readonly address: string
}

/**
 * Writes one letter, whoever has the address: to an account by `write`, else that there is none. Both
 * count against the same limits, cost as much and are answered alike.
 */
export async function letterOnRequest(
  context: AuthContext,
  { kind, email, address }: LetterRequest,
  write: (trx: Transaction<Tables>, user: UserRow) => Promise<void>,
): Promise<Limited> {
  const { database, attempts, outbox } = context
  const limited = await attempts.take(letterRules(kind, email, address))
  if (limited) return limited
  await database.transaction(async (trx) => {
    const user = await userByEmail(trx, email)
    if (user) await write(trx, user)
    else await sendNoAccount(context, trx, email)
  })
  outbox.wake()
  return { outcome: 'taken' }
}

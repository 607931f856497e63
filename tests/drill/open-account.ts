import { createPasswordHashing } from '#server/auth/password-hashing.ts'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'

/** Opens a customer's account whose address is verified. */
export async function openAccount(
  { db }: Database,
  account: { readonly name: string; readonly email: string; readonly password: string },
): Promise<void> {
  const now = Date.now()
  const password = await createPasswordHashing().hash(account.password)
  await db
    .insertInto('users')
    .values({
      ...account,
      id: newId(now),
      role: 'customer',
      created_at: now,
      verified_at: now,
      password,
    })
    .execute()
}

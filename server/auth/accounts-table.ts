import type { Connection } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import type { Account } from './account.ts'

export async function userByEmail(connection: Connection, email: string): Promise<UserRow | null> {
  const row = await connection
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

/** What of a row may be known outside this room. */
export function accountOf({ id, name, email, role }: UserRow): Account {
  return { id, name, email, role }
}

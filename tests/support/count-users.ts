import type { Connection } from '#server/database/database.ts'

export async function countUsers(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

import { asksForFactor } from '#server/auth/factors/factors.ts'
import type { Connection } from '#server/database/database.ts'
import { formatDate } from '#server/format/dates.ts'
import { tableOf } from '../table.ts'
import { withAccounts } from './users-console.ts'
import type { ExitCode, UserConsole } from './users-console.ts'

const columns = [
  { heading: 'E-mail' },
  { heading: 'Role' },
  { heading: 'Since' },
  { heading: 'Name', canShrink: true },
  { heading: 'To see to' },
] as const

/** Prints everybody who has an account. */
export async function listAccounts(console: UserConsole): Promise<ExitCode> {
  const { print } = console
  return withAccounts(console, async ({ db }) => {
    const rows = await rowsIn(db)
    if (rows.length === 0) print('Nobody has an account yet.')
    else for (const line of tableOf(columns, rows)) print(line)
    return 0
  })
}

async function rowsIn(db: Connection): Promise<readonly (readonly string[])[]> {
  const people = await db
    .selectFrom('users')
    .leftJoin('staff_roles', 'staff_roles.user_id', 'users.id')
    .select(['id', 'email', 'name', 'users.created_at', 'verified_at', 'staff_roles.role'])
    .orderBy('email')
    .execute()
  const rows: (readonly string[])[] = []
  for (const { id, email, name, created_at: since, verified_at: verified, role } of people) {
    const lacksFactor = role !== null && !(await asksForFactor(db, id))
    const faults = [
      ...(verified === null ? ['address not verified'] : []),
      ...(lacksFactor ? ['no second factor yet'] : []),
    ]
    rows.push([email, role ?? 'customer', formatDate(since, 'date'), name, faults.join(', ')])
  }
  return rows
}

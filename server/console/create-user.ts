import { z } from 'zod'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import type { Config } from '#server/app/config.ts'
import { issueToken, tokenLife } from '#server/auth/tokens.ts'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { UserRow } from '#server/database/schema.ts'
import { emailField, nameField } from '#server/forms/fields.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import type { Clock } from '#server/site/clock.ts'

interface NewUser {
  readonly email: string
  readonly name: string
  readonly role: UserRow['role']
}

interface Surroundings {
  readonly config: Pick<Config, 'appUrl'>
  readonly clock: Clock
  readonly print: (line: string) => void
}

const person = z.object({ email: emailField, name: nameField })

/**
 * Opens an account whose address counts as verified, because whoever runs the command vouches for it.
 * It has no password: what is printed is the link by which its owner chooses one, once, within an hour.
 * @throws when the address or the name cannot be one, or the address has an account.
 */
export async function createUser(
  database: Database,
  { role, ...typed }: NewUser,
  { config, clock, print }: Surroundings,
): Promise<void> {
  const { email, name } = checked(typed)
  const now = clock.now()
  const token = await database.transaction(async (trx) => {
    const user = { id: newId(now), email, name, role, created_at: now, verified_at: now }
    const added = await trx
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Error(`${email} has an account already; npm run user -- list shows it.`)
    const link = { userId: user.id, purpose: 'reset-password', email, intended: null } as const
    return issueToken(trx, link, now)
  })

  const urls = createUrls<Routes>(ziggyTable(routes, patterns, config.appUrl))
  const minutes = tokenLife['reset-password'] / 60_000
  print(`${name} (${email}) has an account: ${role}.`)
  print(`This link lets them choose a password, once, within ${minutes} minutes:`)
  print(`  ${urls.absolute('password.reset', { token })}`)
  print(`Later they ask for another at ${urls.absolute('password.request')}`)
}

function checked(typed: Omit<NewUser, 'role'>): Omit<NewUser, 'role'> {
  const result = person.safeParse(typed)
  if (result.success) return result.data
  const found = result.error.issues.map(({ path, message }) => {
    const field = path[0] === 'email' ? 'email' : 'name'
    return `'${typed[field]}' was given as the ${field}: ${message}`
  })
  throw new Error(found.join('\n'))
}

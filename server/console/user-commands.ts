import type { Config } from '#server/app/config.ts'
import type { Connection, Database } from '#server/database/database.ts'
import { formatDate } from '#server/format/dates.ts'
import type { Clock } from '#server/site/clock.ts'
import { readArguments } from './arguments.ts'
import { createUser } from './create-user.ts'
import { withTables } from './with-tables.ts'

interface UserConsole {
  readonly config: Pick<Config, 'appUrl' | 'database'>
  readonly clock: Clock
  readonly print: (line: string) => void
  readonly printFault: (text: string) => void
}

const usage = `npm run user -- COMMAND

  create EMAIL NAME [--staff]   opens an account, and prints a link to choose its password
  promote EMAIL                 makes somebody staff
  list                          everybody who has an account

DATABASE_URL says which database. The site may be running on it.`

/**
 * Runs one command on the accounts and returns the exit code: 0, or 2 for a slip in what was typed.
 * No password is asked for or shown: whoever the account is for chooses one by a link.
 * @throws when the command cannot be carried out, with what to do.
 */
export async function runUserCommand(
  typed: readonly string[],
  console: UserConsole,
): Promise<number> {
  const read = readArguments(typed, { staff: { type: 'boolean' } })
  if ('fault' in read) return refuse(read.fault, console)
  const [command, email, ...rest] = read.words
  const isStaff = read.switches.has('staff')

  if (command === 'create' && email !== undefined && rest.length > 0) {
    const role = isStaff ? 'staff' : 'customer'
    const person = { email, name: rest.join(' '), role } as const
    await withDatabase(console, (database) => createUser(database, person, console))
  } else if (isStaff) {
    return refuse('--staff belongs to create; somebody who has an account is promoted.', console)
  } else if (command === 'promote' && email !== undefined && rest.length === 0) {
    await withDatabase(console, ({ db }) => promote(db, email, console))
  } else if (command === 'list' && email === undefined) {
    await withDatabase(console, ({ db }) => list(db, console))
  } else {
    return refuse(whatIsWrong(command), console)
  }
  return 0
}

function refuse(fault: string, { printFault }: UserConsole): number {
  printFault(`${fault}\n\n${usage}`)
  return 2
}

const needs: Readonly<Record<string, string>> = {
  create: 'create needs an e-mail address and a name.',
  promote: 'promote needs one e-mail address.',
  list: 'list needs nothing behind it.',
}

function whatIsWrong(command: string | undefined): string {
  if (command === undefined) return 'There is no command.'
  return needs[command] ?? `There is no command '${command}'.`
}

async function withDatabase(
  { config }: UserConsole,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await withTables(config, { table: 'tokens', what: 'accounts' }, work)
}

async function promote(db: Connection, typed: string, { print }: UserConsole): Promise<void> {
  const email = typed.trim().toLowerCase()
  const changed = await db
    .updateTable('users')
    .set({ role: 'staff' })
    .where('email', '=', email)
    .returning('name')
    .executeTakeFirst()
  if (!changed) {
    throw new Error(
      `Nobody has an account with the address ${email}. npm run user -- list shows everybody; npm run user -- create opens one.`,
    )
  }
  print(`${changed.name} (${email}) is staff now, also in browsers that are signed in already.`)
}

async function list(db: Connection, { print }: UserConsole): Promise<void> {
  const users = await db.selectFrom('users').selectAll().orderBy('email').execute()
  if (users.length === 0) print('Nobody has an account yet.')
  const width = Math.max(...users.map(({ email }) => email.length))
  for (const { email, name, role, verified_at: verified, created_at: created } of users) {
    const since = `since ${formatDate(created, 'date')}`
    const doubt = verified === null ? ', address not verified' : ''
    print(`${email.padEnd(width)}  ${role.padEnd('customer'.length)}  ${since}  ${name}${doubt}`)
  }
}

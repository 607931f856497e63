import { z } from 'zod'
import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import { siteUrls } from '#server/app/links.ts'
import { issueToken, tokenLife } from '#server/auth/tokens.ts'
import type { Connection, Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { UserRow } from '#server/database/schema.ts'
import { formatDate } from '#server/format/dates.ts'
import { emailField, nameField } from '#server/forms/fields.ts'
import { systemClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import { readCommand, Slip } from './command.ts'
import type { OptionKinds, Speech, Typed } from './command.ts'
import { tellStaffAct } from './staff-log.ts'
import { withTables } from './with-tables.ts'

/** `npm run user`: opens accounts, makes people staff, and lists them; beside a running site too. */
export async function run(words: readonly string[]): Promise<number> {
  return runUserCommand(words, {
    config: loadConfig(processVariables()),
    clock: systemClock,
    print: (line) => console.log(line),
    printError: (text) => console.error(text),
  })
}

interface UserConsole extends Pick<Speech, 'print' | 'printError'> {
  readonly config: Pick<Config, 'appUrl' | 'appKeys' | 'database' | 'dataDirectory'>
  readonly clock: Clock
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
  const read = readCommand(typed, { usage, options, understand: workOf }, console)
  if ('exitCode' in read) return read.exitCode
  const needed = { table: 'tokens', what: 'accounts' } as const
  await withTables(console.config, needed, (database) => read.asked(database, console))
  return 0
}

const options = { staff: { type: 'boolean' } } as const satisfies OptionKinds

type Work = (database: Database, console: UserConsole) => Promise<void>

function workOf({ words: [command, email, ...rest], switches }: Typed): Work {
  const isStaff = switches.has('staff')
  if (command === 'create' && email !== undefined && rest.length > 0) {
    const role = isStaff ? 'staff' : 'customer'
    const person = { email, name: rest.join(' '), role } as const
    return async (database, console) => {
      await createUser(database, person, console)
      await tellStaffAct(console, 'account-opened', 'done', { email })
      if (isStaff) await tellStaffAct(console, 'account-made-staff', 'done', { email })
    }
  }
  if (isStaff) throw new Slip('--staff belongs to create; somebody who has an account is promoted.')
  if (command === 'promote' && email !== undefined && rest.length === 0) {
    return async ({ db }, console) => {
      await promote(db, email, console)
      await tellStaffAct(console, 'account-made-staff', 'done', { email })
    }
  }
  if (command === 'list' && email === undefined) return ({ db }, console) => list(db, console)
  if (command === undefined) throw new Slip('There is no command.')
  throw new Slip(needs[command] ?? `There is no command '${command}'.`)
}

const needs: Readonly<Record<string, string>> = {
  create: 'create needs an e-mail address and a name.',
  promote: 'promote needs one e-mail address.',
  list: 'list needs nothing behind it.',
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

const person = z.object({ email: emailField, name: nameField })

/**
 * Opens an account whose address counts as verified, because whoever runs the command vouches for it.
 * It has no password: what is printed is the link by which its owner chooses one, once, within an hour.
 * @throws when the address or the name cannot be one, or the address has an account.
 */
async function createUser(
  database: Database,
  typed: Pick<UserRow, 'email' | 'name' | 'role'>,
  { config, clock, print }: UserConsole,
): Promise<void> {
  const { email, name } = checked(typed)
  const { role } = typed
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

  const urls = siteUrls(config.appUrl)
  const minutes = tokenLife['reset-password'] / 60_000
  print(`${name} (${email}) has an account: ${role}.`)
  print(`This link lets them choose a password, once, within ${minutes} minutes:`)
  print(`  ${urls.absolute('password.reset', { token })}`)
  print(`Later they ask for another at ${urls.absolute('password.request')}`)
}

function checked(typed: Pick<UserRow, 'email' | 'name'>): z.infer<typeof person> {
  const result = person.safeParse(typed)
  if (result.success) return result.data
  const found = result.error.issues.map(({ path, message }) => {
    const field = path[0] === 'email' ? 'email' : 'name'
    return `'${typed[field]}' was given as the ${field}: ${message}`
  })
  throw new Error(found.join('\n'))
}

import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import { userByEmail } from '#server/auth/account.ts'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { formatDate } from '#server/format/dates.ts'
import type { SecurityEvents } from '#server/log/events.ts'
import { siteClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import type { Speech } from '../command.ts'
import { tellStaffAct } from '../staff-log.ts'
import { withTables } from '../with-tables.ts'

/** What the commands on accounts need. */
export interface UserConsole extends Pick<Speech, 'print' | 'printError'> {
  readonly config: Pick<Config, 'appUrl' | 'appKeys' | 'database' | 'dataDirectory'>
  readonly clock: Clock
}

/** What they need where somebody types them: the site's own settings and time. */
export function ownConsole(): UserConsole {
  const config = loadConfig(processVariables())
  return {
    config,
    clock: siteClock(config.siteDate),
    print: (line) => console.log(line),
    printError: (text) => console.error(text),
  }
}

/** What a command did: what was asked, or nothing because of how the account stands. */
export type ExitCode = 0 | 1

/** Opens the database for one command. The site may run on it, and sends the letters. */
export async function withAccounts(
  { config }: UserConsole,
  work: (database: Database) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withTables(config, { table: 'staff_roles', what: 'accounts' }, work)
}

/** What staff's log tells of an act. */
type Act = {
  [Event in keyof SecurityEvents]: 'done' | 'refused' extends SecurityEvents[Event] ? Event : never
}[keyof SecurityEvents]

/** The same for one person; that nobody has the address is said, and told as `act` refused. */
export async function withPerson(
  email: string,
  act: Act | null,
  console: UserConsole,
  work: (database: Database, user: UserRow) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withAccounts(console, async (database) => {
    const user = await userByEmail(database.db, email)
    if (user) return work(database, user)
    if (act !== null) return refuse(console, act, email, noAccount(email))
    console.printError(noAccount(email))
    return 1
  })
}

/** Says why something is not done, and tells staff's log that it was asked for. */
export async function refuse(
  console: UserConsole,
  act: Act,
  email: string,
  why: string,
): Promise<1> {
  console.printError(why)
  await tellStaffAct(console, act, 'refused', { email })
  return 1
}

/** That nobody has an address, and where to look. */
function noAccount(email: string): string {
  return `Nobody has an account with the address ${email}. npm run user -- list shows everybody; npm run user -- create opens one.`
}

/** `Ada Marlowe (ada@example.com)` */
export function whoIs({ name, email }: Pick<UserRow, 'name' | 'email'>): string {
  return `${name} (${email})`
}

/** `21/11/2026 10:00`, London time. */
export function momentText(instant: number): string {
  return formatDate(instant, 'dateAndTime')
}

import { isStaffRole, staffRoles } from '#server/auth/roles.ts'
import type { StaffRole } from '#server/auth/roles.ts'
import { nearest } from '#server/format/nearest.ts'
import { normaliseEmail } from '#server/forms/fields.ts'
import { help, readCommand, Slip } from './command.ts'
import type { OptionKinds, Typed } from './command.ts'
import { changeRole } from './users/change-role.ts'
import { endSessions } from './users/end-sessions.ts'
import { listAccounts } from './users/list-accounts.ts'
import { keepFactors, loseFactors } from './users/lost-factors.ts'
import { openAccount } from './users/open-account.ts'
import { showAccount } from './users/show-account.ts'
import { ownConsole } from './users/users-console.ts'
import type { ExitCode, UserConsole } from './users/users-console.ts'

/** `npm run user`: accounts, staff's roles, sessions and lost factors; beside a running site too. */
export async function run(words: readonly string[]): Promise<number> {
  return runUserCommand(words, ownConsole())
}

const usage = `npm run user -- COMMAND

  create EMAIL NAME [--role ROLE]  opens an account, and prints a link to choose its password
  role EMAIL ROLE                  gives somebody who has an account that role, or takes it away
                                   (none); it signs them out everywhere
  list                             everybody who has an account, and what is missing of it
  show EMAIL                       one person: how they sign in, and where they are signed in
  end-sessions EMAIL               signs somebody out everywhere, and forgets their browsers
  lost-factors EMAIL               for who has lost every passkey, app and code: takes them off in
                                   three days, unless a letter's link, a sign-in by one of them or
                                   keep-factors stops it
  keep-factors EMAIL               stops that

ROLE is owner (everything), office (orders, dates, people, letters), editor (content, pictures) or
crew (reads what a day on the water needs). DATABASE_URL says which database; the site may be running
on it, and sends the letters.`

/**
 * Runs one command on the accounts and returns the exit code: 0, 1 when the account does not allow it,
 * 2 for a slip in what was typed. No password is asked for or shown: whoever the account is for chooses
 * one by a link.
 * @throws when the command cannot be carried out, with what to do.
 */
export async function runUserCommand(
  typed: readonly string[],
  console: UserConsole,
): Promise<ExitCode | 2> {
  const read = readCommand(typed, { usage, options, understand: workOf }, console)
  return 'exitCode' in read ? read.exitCode : read.asked(console)
}

const options = {
  role: { type: 'string' },
  // Known, so that whoever types what it once was is told.
  staff: { type: 'boolean' },
  help,
} as const satisfies OptionKinds

type Work = (console: UserConsole) => Promise<ExitCode>

/** Commands that need one e-mail address, and nothing else. */
const ofOne: ReadonlyMap<string, (email: string, console: UserConsole) => Promise<ExitCode>> =
  new Map([
    ['show', showAccount],
    ['end-sessions', endSessions],
    ['lost-factors', loseFactors],
    ['keep-factors', keepFactors],
  ])

function workOf({ words: [command, ...rest], texts, switches }: Typed): Work {
  if (switches.has('staff')) {
    throw new Slip(`--staff is --role ROLE now, where ROLE is ${rolesText}.`)
  }
  if (command === 'create') return creation(rest, texts['role'])
  if (texts['role'] !== undefined) {
    throw new Slip(
      '--role belongs to create; who has an account gets a role by npm run user -- role EMAIL ROLE.',
    )
  }
  if (command === 'role') return roleChange(rest)
  if (command === 'list') {
    if (rest.length > 0) throw new Slip('list needs nothing behind it.')
    return listAccounts
  }
  if (command === undefined) throw new Slip('There is no command.')
  if (command === 'promote') {
    throw new Slip(`promote is role now: role EMAIL ROLE, where ROLE is ${rolesText}.`)
  }
  const work = ofOne.get(command)
  if (!work) throw new Slip(`There is no command '${command}'.`)
  const [email, ...more] = rest
  if (email === undefined || more.length > 0) throw new Slip(`${command} needs one e-mail address.`)
  return (console) => work(normaliseEmail(email), console)
}

function creation([typed, ...names]: readonly string[], typedRole: string | undefined): Work {
  if (typed === undefined || names.length === 0) {
    throw new Slip('create needs an e-mail address and a name.')
  }
  const role = typedRole === undefined ? null : readRole(typedRole, staffRoles)
  const person = { email: normaliseEmail(typed), name: names.join(' '), role }
  return (console) => openAccount(person, console)
}

function roleChange([typed, typedRole, ...more]: readonly string[]): Work {
  if (typed === undefined || typedRole === undefined || more.length > 0) {
    throw new Slip(`role needs an e-mail address, and behind it ${rolesText}, or none.`)
  }
  const role = readRole(typedRole, [...staffRoles, 'none'])
  return (console) => changeRole({ email: normaliseEmail(typed), role }, console)
}

/** @throws Slip when it is none of the choices. */
function readRole(typed: string, choices: readonly string[]): StaffRole | null {
  const wanted = typed.toLowerCase()
  if (isStaffRole(wanted)) return wanted
  if (choices.includes(wanted)) return null
  const meant = nearest(wanted, choices)
  const cure = meant ? `Did you mean ${meant}?` : `Use ${choices.join(', ')}.`
  throw new Slip(`There is no role '${typed}'. ${cure}`)
}

const rolesText = 'owner, office, editor or crew'

import { z } from 'zod'
import { accountLinks, siteUrls } from '#server/app/links.ts'
import { setRole } from '#server/auth/roles.ts'
import type { StaffRole } from '#server/auth/roles.ts'
import { issueToken, tokenLife } from '#server/auth/tokens.ts'
import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import { counted } from '#server/format/words.ts'
import { emailField, nameField } from '#server/forms/fields.ts'
import { tellStaffAct } from '../staff-log.ts'
import { refuse, whoIs, withAccounts } from './users-console.ts'
import type { ExitCode, UserConsole } from './users-console.ts'

interface NewPerson {
  readonly email: string
  readonly name: string
  /** Null: a customer. */
  readonly role: StaffRole | null
}

/**
 * Opens an account whose address counts as verified, because whoever runs the command vouches for it.
 * It has no password: what is printed is the link by which its owner chooses one, once.
 */
export async function openAccount(typed: NewPerson, console: UserConsole): Promise<ExitCode> {
  const { config, clock, print } = console
  const read = fields.safeParse(typed)
  if (!read.success) {
    return refuse(console, 'account-opened', typed.email, faultsOf(read.error, typed))
  }
  const person = { ...read.data, role: typed.role }
  const { email } = person
  return withAccounts(console, async (database) => {
    const token = await database.transaction((trx) => addPerson(trx, person, clock.now()))
    if (token === null) {
      const why = `${email} has an account already; npm run user -- show ${email} has what is known of it, npm run user -- role ${email} ROLE makes them staff.`
      return refuse(console, 'account-opened', email, why)
    }
    await tellStaffAct(console, 'account-opened', 'done', { email })
    if (person.role) await tellStaffAct(console, 'account-made-staff', 'done', { email })

    const links = accountLinks(siteUrls(config.appUrl))
    const days = counted(tokenLife.invitation / day, 'day')
    print(`${whoIs(person)} has an account: ${person.role ?? 'customer'}.`)
    print(`This link lets them choose a password, once, within ${days}:`)
    print(`  ${links.reset(token)}`)
    print(`Give it to nobody else. Later they ask for another at ${links.forgot}`)
    if (person.role)
      print('Pages of staff ask for a second factor: they add one when they sign in.')
    return 0
  })
}

const day = 24 * 60 * 60_000

/** Null: the address has an account. */
async function addPerson(
  trx: Trx,
  { email, name, role }: NewPerson,
  now: number,
): Promise<string | null> {
  const user = { id: newId(now), email, name, role: 'customer' } as const
  const added = await trx
    .insertInto('users')
    .values({ ...user, created_at: now, verified_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  if (role) await setRole(trx, user.id, role, now)
  const link = { userId: user.id, purpose: 'invitation', email, intended: null } as const
  return issueToken(trx, link, now)
}

const fields = z.object({ email: emailField, name: nameField })

function faultsOf({ issues }: z.ZodError, typed: NewPerson): string {
  return issues
    .map(({ path, message }) => {
      const field = path[0] === 'email' ? 'email' : 'name'
      return `'${typed[field]}' was given as the ${field}: ${message}`
    })
    .join('\n')
}

import { userByEmail } from '#server/auth/account.ts'
import { asksForFactor } from '#server/auth/factors/factors.ts'
import { roleOf, setRole } from '#server/auth/roles.ts'
import type { StaffRole } from '#server/auth/roles.ts'
import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { tellStaffAct } from '../staff-log.ts'
import { refuse, whoIs, withAccounts } from './users-console.ts'
import type { ExitCode, UserConsole } from './users-console.ts'

interface Asked {
  readonly email: string
  /** Null: they are not to work here. */
  readonly role: StaffRole | null
}

type Change =
  | { readonly why: string }
  | { readonly user: UserRow; readonly before: StaffRole | null; readonly hasFactor: boolean }

/** Gives somebody a role in place of the one that they had, or takes it away. */
export async function changeRole(asked: Asked, console: UserConsole): Promise<ExitCode> {
  const { email, role } = asked
  const { clock, print } = console
  return withAccounts(console, async (database) => {
    const change = await database.transaction((trx) => changeIn(trx, asked, clock.now()))
    if ('why' in change) return refuse(console, 'role-changed', email, change.why)
    const { user, before } = change
    if (before === role) {
      print(`${whoIs(user)} ${standing(role)} already: nothing changed.`)
      return 0
    }
    await tellStaffAct(console, 'role-changed', 'done', { email })
    if (before === null) await tellStaffAct(console, 'account-made-staff', 'done', { email })
    print(`${whoIs(user)} ${standing(role)} from now on, and is signed out everywhere.`)
    if (role !== null && !change.hasFactor) {
      print('They have no second factor yet: they add one before any page of staff opens.')
    }
    return 0
  })
}

function standing(role: StaffRole | null): string {
  return role === null ? 'does not work here' : `is ${role}`
}

async function changeIn(trx: Trx, { email, role }: Asked, now: number): Promise<Change> {
  const user = await userByEmail(trx, email)
  if (!user) {
    const why = `Nobody has an account with the address ${email}. npm run user -- create ${email} NAME --role ROLE opens one for somebody who is to work here; npm run user -- list shows everybody.`
    return { why }
  }
  const before = await roleOf(trx, user.id)
  const changed = { user, before, hasFactor: await asksForFactor(trx, user.id) }
  if (before === role) return changed
  if (user.verified_at === null) return { why: unverified(email) }
  return (await setRole(trx, user.id, role, now)) ? changed : { why: lastOwner(email) }
}

function unverified(email: string): string {
  return `${email} is not verified: whoever opened the account may not be who reads that address. Have them sign in, which sends a letter, and follow the link in it; then type this again.`
}

function lastOwner(email: string): string {
  return `${email} is the only owner, and somebody must be: npm run user -- role EMAIL owner gives another person that role first; then type this again.`
}

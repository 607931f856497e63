import { describe, expect, it } from 'vitest'
import { userByEmail } from '#server/auth/account.ts'
import { setRole } from '#server/auth/roles.ts'
import type { StaffRole } from '#server/auth/roles.ts'
import { ada, ben, openAccount, signedInBy, tokenOf } from '../../support/auth.ts'
import { addApp, deskWithAda, usersDesk } from './users-desk.ts'
import type { UsersDesk } from './users-desk.ts'

async function roleOf({ database: { db } }: UsersDesk, email: string) {
  return db
    .selectFrom('users')
    .leftJoin('staff_roles', 'user_id', 'id')
    .select(['users.role as kind', 'staff_roles.role as role'])
    .where('email', '=', email)
    .executeTakeFirst()
}

describe('npm run user -- role', () => {
  it('makes somebody staff, however the address is typed, and signs them out', async () => {
    const desk = await deskWithAda()
    const token = await tokenOf(desk)

    expect(await desk.run('role', ' Ada@Example.com ', 'Office')).toBe(0)

    expect(desk.printed).toEqual([
      'Ada Marlowe (ada@example.com) is office from now on, and is signed out everywhere.',
      'They have no second factor yet: they add one before any page of staff opens.',
    ])
    expect(await roleOf(desk, ada.email)).toEqual({ kind: 'staff', role: 'office' })
    expect(await desk.auth.session(token)).toBeNull()
    expect(desk.told()).toEqual(['role-changed done', 'account-made-staff done'])
    const again = await signedInBy(desk, await tokenOf(desk))
    expect(again.user.role).toBe('staff')
  })

  it('changes a role, which makes nobody staff who is', async () => {
    const desk = await deskWithAda()
    await addApp(desk)
    await desk.run('role', ada.email, 'crew')

    expect(await desk.run('role', ada.email, 'editor')).toBe(0)

    expect(desk.printed).toEqual([
      'Ada Marlowe (ada@example.com) is crew from now on, and is signed out everywhere.',
      'Ada Marlowe (ada@example.com) is editor from now on, and is signed out everywhere.',
    ])
    expect(desk.told()).toEqual([
      'role-changed done',
      'account-made-staff done',
      'role-changed done',
    ])
  })

  it('takes a role away from whoever leaves', async () => {
    const desk = await deskWithAda()
    await desk.run('role', ada.email, 'office')
    const token = await tokenOf(desk)

    expect(await desk.run('role', ada.email, 'none')).toBe(0)

    expect(desk.printed.at(-1)).toBe(
      'Ada Marlowe (ada@example.com) does not work here from now on, and is signed out everywhere.',
    )
    expect(await roleOf(desk, ada.email)).toEqual({ kind: 'customer', role: null })
    expect(await desk.auth.session(token)).toBeNull()
  })

  it('leaves whoever has it already signed in', async () => {
    const desk = await deskWithAda()
    const token = await tokenOf(desk)

    expect(await desk.run('role', ada.email, 'none')).toBe(0)

    expect(desk.printed).toEqual([
      'Ada Marlowe (ada@example.com) does not work here already: nothing changed.',
    ])
    expect(await desk.auth.session(token)).not.toBeNull()
  })

  it('is refused to whoever has no account, with what to type', async () => {
    const desk = await usersDesk()

    expect(await desk.run('role', 'nobody@example.com', 'crew')).toBe(1)

    expect(desk.faults).toEqual([
      'Nobody has an account with the address nobody@example.com. npm run user -- create nobody@example.com NAME --role ROLE opens one for somebody who is to work here; npm run user -- list shows everybody.',
    ])
    expect(desk.told()).toEqual(['role-changed refused'])
  })

  it('is refused to whoever has not verified the address', async () => {
    const desk = await usersDesk()
    await desk.auth.register({ ...ada, intended: null }, '203.0.113.9')

    expect(await desk.run('role', ada.email, 'owner')).toBe(1)

    expect(desk.faults).toEqual([
      expect.stringMatching(/^ada@example\.com is not verified: .* Have them sign in, /),
    ])
    expect(await roleOf(desk, ada.email)).toEqual({ kind: 'customer', role: null })
    expect(desk.told()).toEqual(['role-changed refused'])
  })

  it.each(['none', 'office'])('%s is refused to the last owner, who stays it', async (role) => {
    const desk = await deskWithAda()
    await desk.run('role', ada.email, 'owner')
    const token = await tokenOf(desk)

    expect(await desk.run('role', ada.email, role)).toBe(1)

    expect(desk.faults).toEqual([
      'ada@example.com is the only owner, and somebody must be: npm run user -- role EMAIL owner gives another person that role first; then type this again.',
    ])
    expect(await roleOf(desk, ada.email)).toEqual({ kind: 'staff', role: 'owner' })
    expect(await desk.auth.session(token)).not.toBeNull()
    expect(desk.told().at(-1)).toBe('role-changed refused')
  })

  it('lets one of two owners go who leave at once', async () => {
    const desk = await deskWithAda()
    await openAccount(desk, ben)
    await desk.run('role', ada.email, 'owner')
    await desk.run('role', ben.email, 'owner')

    // Not by two commands: on SQLite the one would block the process that the other needs to end.
    const leave = async (email: string, role: StaffRole | null) =>
      desk.database.transaction(async (trx) => {
        const user = await userByEmail(trx, email)
        return setRole(trx, user?.id ?? '', role, desk.clock.now())
      })
    const done = await Promise.all([leave(ada.email, null), leave(ben.email, 'crew')])

    expect(done.toSorted()).toEqual([false, true])
    const left = [await roleOf(desk, ada.email), await roleOf(desk, ben.email)]
    expect(left.filter((one) => one?.role === 'owner')).toHaveLength(1)
  })
})

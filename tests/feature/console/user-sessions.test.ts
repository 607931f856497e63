import { describe, expect, it } from 'vitest'
import { ada, hour, laptop, minute, right, telephone, tokenOf, tries } from '../../support/auth.ts'
import { addApp, addPasskey, deskWithAda, usersDesk } from './users-desk.ts'

describe('npm run user -- show', () => {
  it('shows how somebody signs in, and where they are signed in', async () => {
    const desk = await deskWithAda()
    await tokenOf(desk, ada, telephone)
    await addApp(desk)
    const now = desk.clock.now()
    await addPasskey(desk, 'Laptop', { created_at: now, used_at: now + hour })
    await addPasskey(desk, 'Old\u001B[2J key', { created_at: now + 1, blocked_at: now + hour })
    await desk.run('role', 'ada@example.com', 'crew')
    desk.clock.pass(minute)
    await tries(desk, right)
    await desk.run('lost-factors', 'ada@example.com')
    const before = desk.printed.length

    expect(await desk.run('show', 'Ada@Example.com')).toBe(0)

    expect(desk.printed.slice(before)).toEqual([
      'Ada Marlowe (ada@example.com)',
      'Role            crew',
      'Account since   21/11/2026 10:00',
      'Address         verified 21/11/2026 10:00',
      'Password        chosen',
      'Passkey         “Laptop”, added 21/11/2026 10:01, last used 21/11/2026 11:01',
      'Passkey         “Old [2J key”, added 21/11/2026 10:01, never used, blocked, for there seem to be two',
      '                of it',
      'App             since 21/11/2026 10:00',
      'Recovery codes  8 left',
      'Lost factors    All passkeys, app and codes go on 24/11/2026 10:02, as asked 21/11/2026 10:02; npm',
      '                run user -- keep-factors ada@example.com stops it.',
      'Signed in       nowhere',
    ])
  })

  it('names the browsers of somebody who has only a password', async () => {
    const desk = await deskWithAda()
    await tokenOf(desk, ada, telephone)
    desk.clock.pass(hour)
    await tokenOf(desk)

    await desk.run('show', ada.email)

    expect(desk.printed.slice(5)).toEqual([
      'Passkeys        none',
      'App             none',
      'Recovery codes  none',
      'Signed in       by 2 browsers',
      '                Firefox on Linux, from 203.0.113.9, since 21/11/2026 11:00, last used 21/11/2026',
      '                11:00',
      '                Chrome on an iPhone, from 203.0.113.77, since 21/11/2026 10:00, last used 21/11/2026',
      '                10:00',
    ])
  })

  it('says what a new account lacks', async () => {
    const desk = await usersDesk()
    await desk.run('create', 'dora@example.com', 'Dora Quill')
    await desk.auth.register({ ...ada, intended: null }, '203.0.113.9')

    await desk.run('show', 'dora@example.com')
    await desk.run('show', ada.email)

    expect(desk.printed).toContain('Password        not chosen yet')
    expect(desk.printed).toContain('Address         not verified')
  })

  it('says when nobody has the address', async () => {
    const desk = await usersDesk()

    expect(await desk.run('show', 'nobody@example.com')).toBe(1)

    expect(desk.faults).toEqual([
      'Nobody has an account with the address nobody@example.com. npm run user -- list shows everybody; npm run user -- create opens one.',
    ])
  })
})

describe('npm run user -- end-sessions', () => {
  it('signs somebody out everywhere, and counts what was not over', async () => {
    const desk = await deskWithAda()
    await tokenOf(desk, ada, telephone)
    desk.clock.pass(3 * hour)
    const tokens = [await tokenOf(desk), await tokenOf(desk, ada, telephone, true)]

    expect(await desk.run('end-sessions', 'ADA@example.com')).toBe(0)

    expect(desk.printed).toEqual([
      '2 sessions of Ada Marlowe (ada@example.com) ended.',
      'Every browser is a stranger to the account now, and is asked for all there is to ask.',
    ])
    for (const token of tokens) expect(await desk.auth.session(token)).toBeNull()
    expect(desk.told()).toEqual(['sessions-ended-by-staff done'])
  })

  it('ends what is half done, and has browsers asked for a code that were not', async () => {
    const desk = await deskWithAda()
    await addApp(desk)
    const half = await tries(desk, right)
    if (half.outcome !== 'second-step') throw new Error(`Signing in was ${half.outcome}`)
    const { db } = desk.database
    const trusted = { trusted_until: desk.clock.now() + hour }
    await db.updateTable('browsers').set(trusted).execute()

    await desk.run('end-sessions', ada.email)

    const code = { code: '123456' }
    expect(await desk.auth.holder(half.token)).toBeNull()
    expect(await desk.auth.finishSignIn(half.token, code, laptop, false)).toEqual({
      outcome: 'expired',
    })
    expect(await db.selectFrom('browsers').selectAll().execute()).toEqual([])
  })

  it('leaves everybody else signed in', async () => {
    const desk = await deskWithAda()
    const token = await tokenOf(desk)
    await desk.run('create', 'dora@example.com', 'Dora Quill')

    await desk.run('end-sessions', 'dora@example.com')

    expect(desk.printed).toContain('0 sessions of Dora Quill (dora@example.com) ended.')
    expect(await desk.auth.session(token)).not.toBeNull()
  })

  it('is refused where nobody has the address', async () => {
    const desk = await usersDesk()

    expect(await desk.run('end-sessions', 'nobody@example.com')).toBe(1)

    expect(desk.faults).toEqual([expect.stringMatching(/^Nobody has an account with the address /)])
    expect(desk.told()).toEqual(['sessions-ended-by-staff refused'])
  })
})

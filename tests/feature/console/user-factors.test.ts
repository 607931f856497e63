import { describe, expect, it } from 'vitest'
import { accountLinks, siteUrls } from '#server/app/links.ts'
import { removalDelay, removeDueFactors } from '#server/auth/factor-removal.ts'
import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import type { Database } from '#server/database/database.ts'
import { ada, hour, laptop, minute, right, signedInBy, tokenOf, tries } from '../../support/auth.ts'
import { addApp, addPasskey, deskWithAda, usersDesk } from './users-desk.ts'
import type { UsersDesk } from './users-desk.ts'

/** Ada, who has an app and recovery codes. */
async function deskWithApp() {
  const desk = await deskWithAda()
  const secret = await addApp(desk)
  return { desk, secret }
}

async function signInByApp(desk: UsersDesk, secret: string): Promise<string> {
  const half = await tries(desk, right)
  if (half.outcome !== 'second-step') throw new Error(`Signing in was ${half.outcome}`)
  const code = codeAt(secret, desk.clock.now())
  const whole = await desk.auth.finishSignIn(half.token, { code }, laptop, false)
  if (whole.outcome !== 'signed-in') throw new Error(`The second step was ${whole.outcome}`)
  return whole.token
}

/** Will Ada's factors be taken off? */
async function isPending({ database: { db } }: UsersDesk): Promise<boolean> {
  return (await db.selectFrom('factor_removals').selectAll().execute()).length > 0
}

/** Lets time pass, and the site do what it does once an hour. */
async function passes(desk: UsersDesk, time: number = removalDelay) {
  desk.clock.pass(time)
  await desk.auth.tend()
}

describe('npm run user -- lost-factors', () => {
  it('says when, that a letter went, and how to check who asks', async () => {
    const { desk } = await deskWithApp()

    expect(await desk.run('lost-factors', ' Ada@example.com')).toBe(0)

    const text = desk.printed.join(' ')
    expect(text).toMatch(
      /^Ada Marlowe \(ada@example\.com\) loses .* on 24\/11\/2026 10:01, and every browser is signed out\./,
    )
    expect(text).toContain('A letter to ada@example.com says so, with a link that stops it.')
    expect(text).toContain('Ring back on the telephone number of one of their orders')
    expect(text).toContain('Never do it for a mail alone')
    expect((await desk.messages(ada.email)).at(-1)).toMatchObject({
      template: 'factors-to-go',
      data: {
        due: 'Tuesday 24 November, 2026 at 10:01 AM',
        undoUrl: expect.stringMatching(
          /^https:\/\/www\.saltlark\.example\/user\/undo\/[\w-]{43}$/,
        ) as string,
      },
    })
    expect(desk.told()).toEqual(['factors-removal-begun done'])
  })

  it('changes nothing until it is due; then the password alone lets them in, which a message says', async () => {
    const { desk, secret } = await deskWithApp()
    const token = await signInByApp(desk, secret)
    await desk.run('lost-factors', ada.email)

    await passes(desk, removalDelay - minute)
    expect(await tries(desk, right)).toMatchObject({ outcome: 'second-step' })
    await passes(desk, minute)

    const { db } = desk.database
    for (const table of ['sessions', 'authenticator_apps', 'recovery_codes'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await desk.auth.session(token)).toBeNull()
    expect((await desk.messages(ada.email)).at(-1)).toMatchObject({
      template: 'sign-in-changed',
      data: { what: expect.stringContaining('your password alone lets you in') as string },
    })
    expect(await tries(desk, right)).toMatchObject({ outcome: 'signed-in' })
    expect(await desk.run('keep-factors', ada.email)).toBe(1)
  })

  it('begins anew when it is typed again', async () => {
    const { desk } = await deskWithApp()
    await desk.run('lost-factors', ada.email)
    desk.clock.pass(hour)
    await desk.run('lost-factors', ada.email)

    await passes(desk, removalDelay - minute)

    expect(await tries(desk, right)).toMatchObject({ outcome: 'second-step' })
  })

  it('waits once more when it is typed again at the very moment that it is due', async () => {
    const { desk } = await deskWithApp()
    await desk.run('lost-factors', ada.email)
    desk.clock.pass(removalDelay)
    const { database, clock } = desk
    const links = accountLinks(siteUrls('https://www.saltlark.example'))
    const transaction: Database['transaction'] = async (work) => {
      await desk.run('lost-factors', ada.email)
      return database.transaction(work)
    }

    const outbox = { wake: () => undefined }
    await removeDueFactors({ database: { ...database, transaction }, clock, links, outbox })

    expect(await tries(desk, right)).toMatchObject({ outcome: 'second-step' })
    expect(await desk.run('keep-factors', ada.email)).toBe(0)
  })

  it('is stopped by the link of its letter', async () => {
    const { desk } = await deskWithApp()
    await desk.run('lost-factors', ada.email)

    const undone = await desk.auth.undoChange(await desk.linkOf('factors-to-go'), null)
    await passes(desk)

    expect(undone.outcome).toBe('done')
    expect(await tries(desk, right)).toMatchObject({ outcome: 'second-step' })
  })

  it('is stopped by a sign-in by a factor, which was not lost', async () => {
    const { desk, secret } = await deskWithApp()
    await desk.run('lost-factors', ada.email)
    await signInByApp(desk, secret)

    await passes(desk)

    expect(await tries(desk, right)).toMatchObject({ outcome: 'second-step' })
    expect(await desk.run('keep-factors', ada.email)).toBe(1)
  })

  it('is stopped by a factor that is shown once more in a running session', async () => {
    const { desk, secret } = await deskWithApp()
    const token = await signInByApp(desk, secret)
    await desk.run('lost-factors', ada.email)
    desk.clock.pass(minute)
    const proof = { code: codeAt(secret, desk.clock.now()) }
    const signedIn = await signedInBy(desk, token)

    await desk.auth.confirm(signedIn, { password: 'not this one', proof })
    expect(await isPending(desk)).toBe(true)
    await desk.auth.confirm(signedIn, { password: ada.password, proof })
    expect(await isPending(desk)).toBe(false)
  })

  it('is stopped by a factor that undoes something else', async () => {
    const { desk, secret } = await deskWithApp()
    const change = { current: ada.password, password: 'quite another password' }
    const token = await signInByApp(desk, secret)
    await desk.auth.changePassword(await signedInBy(desk, token), change, token)
    const link = await desk.linkOf('password-changed')
    await desk.run('lost-factors', ada.email)
    desk.clock.pass(minute)

    await desk.auth.undoChange(link, { code: codeAt(secret, desk.clock.now()) })

    expect(await isPending(desk)).toBe(false)
  })

  it('is refused where there is no second factor, or only a passkey that is blocked', async () => {
    const desk = await deskWithAda()
    const now = desk.clock.now()
    await addPasskey(desk, 'Key', { created_at: now, blocked_at: now })

    expect(await desk.run('lost-factors', ada.email)).toBe(1)

    expect(desk.faults).toEqual([
      'Ada Marlowe (ada@example.com) has no second factor, so there is none to take off: the password alone lets them in. Who has lost that too asks for another at https://www.saltlark.example/forgot-password',
    ])
    expect(desk.told()).toEqual(['factors-removal-begun refused'])
    expect(await desk.database.db.selectFrom('factor_removals').selectAll().execute()).toEqual([])
  })

  it('is refused where nobody has the address', async () => {
    const desk = await usersDesk()

    expect(await desk.run('lost-factors', 'nobody@example.com')).toBe(1)

    expect(desk.faults).toEqual([expect.stringMatching(/^Nobody has an account with the address /)])
    expect(desk.told()).toEqual(['factors-removal-begun refused'])
  })
})

describe('npm run user -- keep-factors', () => {
  it('stops it: the factors stay, and nobody is signed out', async () => {
    const { desk, secret } = await deskWithApp()
    await desk.run('lost-factors', ada.email)

    expect(await desk.run('keep-factors', 'ADA@example.com')).toBe(0)
    await passes(desk)

    expect(desk.printed.at(-1)).toBe(
      'Ada Marlowe (ada@example.com) keeps all passkeys, the app and the recovery codes.',
    )
    expect(await signInByApp(desk, secret)).toEqual(expect.any(String))
    expect(desk.told()).toEqual(['factors-removal-begun done', 'factors-removal-stopped done'])
  })

  it('says when there is nothing to stop', async () => {
    const desk = await deskWithAda()
    const token = await tokenOf(desk)

    expect(await desk.run('keep-factors', ada.email)).toBe(1)
    expect(await desk.run('keep-factors', 'nobody@example.com')).toBe(1)

    expect(desk.faults).toEqual([
      'Nothing is to be taken off of Ada Marlowe (ada@example.com): it was never begun, was stopped, or is done. npm run user -- show ada@example.com has what they sign in by.',
      expect.stringMatching(/^Nobody has an account with the address nobody@example\.com\. /),
    ])
    expect(desk.told()).toEqual([
      'factors-removal-stopped refused',
      'factors-removal-stopped refused',
    ])
    expect(await desk.auth.session(token)).not.toBeNull()
  })
})

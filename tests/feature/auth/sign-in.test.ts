import { describe, expect, it } from 'vitest'
import { siteCost } from '#server/auth/password-hashing.ts'
import { fingerprint } from '#server/signing/signer.ts'
import {
  ada,
  cheap,
  confirms,
  harbourWithAda,
  laptop,
  minute,
  openAccount,
  telephone,
  testAuth,
  right,
  tokenOf,
  tries,
  wrong,
} from '../../support/auth.ts'
import { testDatabase } from '../../support/database.ts'

describe('signing in', () => {
  it('ends the session that the browser had', async () => {
    const harbour = await harbourWithAda()
    const before = await tokenOf(harbour)

    const outcome = await harbour.auth.signIn(right, laptop, before, null)

    expect(outcome.outcome).toBe('signed-in')
    expect(await harbour.auth.session(before)).toBeNull()
  })

  it('is refused in the same way, for the same work, with a wrong password and an unknown address', async () => {
    const harbour = await harbourWithAda()
    const messagesBefore = await harbour.messages()
    harbour.work.verified = 0

    expect(await tries(harbour)).toEqual({ outcome: 'refused' })
    expect(harbour.work.verified).toBe(1)

    const unknown = { ...wrong, email: 'nobody@example.com' }
    expect(await tries(harbour, unknown)).toEqual({ outcome: 'refused' })
    expect(harbour.work.verified).toBe(2)
    expect(await harbour.messages()).toEqual(messagesBefore)
  })

  it('is refused to somebody who has no password yet', async () => {
    const harbour = await harbourWithAda()
    await harbour.database.db.updateTable('users').set({ password: null }).execute()
    const before = harbour.work.verified

    expect(await tries(harbour, right)).toEqual({ outcome: 'refused' })
    expect(harbour.work.verified - before).toBe(1)
  })

  it('is refused when the password is changed while it is being checked', async () => {
    const database = await testDatabase()
    const changeIt = async () => {
      await database.db.updateTable('users').set({ password: 'another' }).execute()
    }
    const calm = await testAuth({ database })
    await openAccount(calm)
    const harbour = await testAuth({ database, onVerified: changeIt })

    expect(await tries(harbour, right)).toEqual({ outcome: 'refused' })
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    await database.close()
  })

  it('hashes the password anew when its cost is not today’s', async () => {
    const database = await testDatabase()
    await openAccount(await testAuth({ database, cost: cheap }))
    const dearer = { memoryCost: 128, timeCost: 2 }
    const harbour = await testAuth({ database, cost: dearer })

    await tokenOf(harbour)
    const { password } = await database.db
      .selectFrom('users')
      .select('password')
      .executeTakeFirstOrThrow()
    expect(password).toContain('$argon2id$v=19$m=128,t=2,p=1$')

    harbour.work.hashed = 0
    await tokenOf(harbour)
    expect(harbour.work.hashed).toBe(0)
    await database.close()
  })

  it('costs the site 19 MiB and two passes', () => {
    expect(siteCost).toEqual({ memoryCost: 19_456, timeCost: 2 })
  })
})

describe('signing in to an account whose address is not verified', () => {
  it('sends a fresh message, keeps the way back, and begins no session', async () => {
    const harbour = await testAuth()
    await harbour.auth.register({ ...ada, intended: null }, laptop.address)
    const first = await harbour.linkOf('verify-email')
    harbour.clock.pass(minute)

    const outcome = await harbour.auth.signIn(right, laptop, undefined, '/knots')

    expect(outcome).toEqual({ outcome: 'unverified', wait: null })
    expect(await tries(harbour)).toEqual({ outcome: 'refused' })
    expect(await harbour.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    const fresh = await harbour.linkOf('verify-email')
    expect(await confirms(harbour, ada, first)).toEqual({ outcome: 'expired' })
    expect(await confirms(harbour, ada, fresh)).toMatchObject({ intended: '/knots' })
  })

  it('makes three messages an hour with that of the registration, then says how long none is sent', async () => {
    const harbour = await testAuth()
    await harbour.auth.register({ ...ada, intended: null }, laptop.address)
    for (let count = 0; count < 2; count += 1) await tries(harbour, right)

    expect(await tries(harbour, right)).toMatchObject({ outcome: 'unverified', wait: 3600 })
    expect(await harbour.messages()).toHaveLength(3)
  })
})

describe('a sign-in by another browser', () => {
  it('is told by a message, but not the first of all', async () => {
    const harbour = await harbourWithAda()
    const before = await harbour.messages()
    expect(before.map(({ template }) => template)).toEqual(['verify-email'])

    await tokenOf(harbour)
    expect(await harbour.messages()).toEqual(before)

    harbour.clock.pass(minute)
    await tokenOf(harbour, ada, telephone)
    const message = (await harbour.messages()).at(-1)
    expect(message).toMatchObject({ template: 'new-sign-in', to: ada.email })
    expect(message?.data).toMatchObject({
      device: 'Chrome on an iPhone',
      address: telephone.address,
      when: 'Saturday 21 November, 2026 at 10:01 AM',
    })
  })

  it('is told once, and a newer version is no other browser', async () => {
    const harbour = await harbourWithAda()
    await tokenOf(harbour)
    await tokenOf(harbour, ada, telephone)
    const before = await harbour.messages()

    await tokenOf(harbour, ada, telephone)
    const userAgent = laptop.userAgent.replace('145.0', '146.0')
    await tokenOf(harbour, ada, { ...laptop, userAgent })

    expect(await harbour.messages()).toEqual(before)
  })

  it('is told unless the account knew one of its kind before there were cookies for that', async () => {
    const harbour = await harbourWithAda()
    const kind = fingerprint('browser', 'Mozilla/0.0 (iPhone) CriOS/0.0')
    await harbour.database.db
      .updateTable('browsers')
      .set({ fingerprint: kind, user_agent: null })
      .execute()
    const before = await harbour.messages()

    await tokenOf(harbour, ada, telephone)
    expect(await harbour.messages()).toEqual(before)

    await tokenOf(harbour)
    expect((await harbour.messages()).at(-1)?.template).toBe('new-sign-in')
  })
})

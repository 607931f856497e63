import { describe, expect, it } from 'vitest'
import {
  ada,
  confirms,
  day,
  harbourWithAda,
  laptop,
  testAuth,
  times,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

const form = { ...ada, intended: '/knots' }

function register({ auth }: Harbour, changed: object = {}, address = laptop.address) {
  return auth.register({ ...form, ...changed }, address)
}

async function users({ database }: Harbour) {
  return database.db.selectFrom('users').selectAll().execute()
}

describe('registering', () => {
  it('does the same work for a new and for a known address', async () => {
    const harbour = await harbourWithAda()
    const workOf = async (email: string) => {
      Object.assign(harbour.work, { hashed: 0, verified: 0 })
      const messages = (await harbour.messages()).length
      await register(harbour, { email })
      return { ...harbour.work, messages: (await harbour.messages()).length - messages }
    }

    const once = { hashed: 1, verified: 0, messages: 1 }
    expect(await workOf('somebody-new@example.com')).toEqual(once)
    expect(await workOf(ada.email)).toEqual(once)
  })

  it.each([
    ['nobody has', testAuth],
    ['somebody has', harbourWithAda],
  ])('by an address that %s writes three messages an hour, and says so', async (_whose, begin) => {
    const harbour = await begin()
    const before = (await harbour.messages()).length
    harbour.clock.pass(day)

    const outcomes = await times(20, (index) => register(harbour, {}, `198.51.100.${index}`))

    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(3)
    expect(outcomes.filter(({ outcome }) => outcome === 'limited')).toHaveLength(17)
    expect(await users(harbour)).toHaveLength(1)
    expect((await harbour.messages()).length - before).toBe(3)
  })

  it('of an address that is not verified counts the last time, for its password alone', async () => {
    const harbour = await testAuth()
    const mallory = { ...ada, name: 'Mallory', password: 'a stranger waits here' }
    await register(harbour, mallory)
    const first = await harbour.linkOf('verify-email')
    await register(harbour)
    const link = await harbour.linkOf('verify-email')

    expect(await confirms(harbour, mallory, first)).toEqual({ outcome: 'expired' })
    expect(await confirms(harbour, mallory, link)).toEqual({ outcome: 'wrong-password' })
    expect(await confirms(harbour, ada, link)).toMatchObject({
      session: { user: { name: ada.name } },
    })
    await expect(tokenOf(harbour, mallory)).rejects.toThrow('refused')
  })

  it('refuses a password that is easy to guess, for known addresses too', async () => {
    const harbour = await harbourWithAda()
    const before = await harbour.messages()
    const password = 'password1234'

    for (const email of [ada.email, 'somebody-new@example.com']) {
      expect(await register(harbour, { email, password })).toMatchObject({
        outcome: 'refused',
        message: expect.stringContaining('tried first'),
      })
    }
    expect(await harbour.messages()).toEqual(before)
    expect(await users(harbour)).toHaveLength(1)
  })
})

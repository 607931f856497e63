import { describe, expect, it } from 'vitest'
import { ada, day, harbourWithAda, laptop, testAuth, times } from '../../support/auth.ts'
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

  it('makes one account of twenty calls at once, all answered alike', async () => {
    const harbour = await testAuth()

    const outcomes = await times(20, (index) => register(harbour, {}, `198.51.100.${index}`))

    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['taken']))
    expect(await users(harbour)).toHaveLength(1)
    const templates = (await harbour.messages()).map(({ template }) => template)
    expect(templates.filter((template) => template === 'verify-email')).toHaveLength(1)
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

  it('writes three messages an hour to one e-mail at most, wherever the calls come from', async () => {
    const harbour = await testAuth()

    for (let index = 0; index < 8; index += 1) {
      const outcome = await register(harbour, {}, `198.51.100.${index}`)
      expect(outcome).toEqual({ outcome: 'taken' })
    }
    expect(await harbour.messages()).toHaveLength(3)

    harbour.clock.pass(day)
    await register(harbour)
    expect(await harbour.messages()).toHaveLength(4)
  })

  it('makes no account without its message, were it the fourth of the hour', async () => {
    const harbour = await testAuth()
    for (let index = 0; index < 3; index += 1) await register(harbour, {}, `198.51.100.${index}`)
    await harbour.database.db.deleteFrom('users').execute()

    await register(harbour, {}, '198.51.100.3')

    const templates = (await harbour.messages()).map(({ template }) => template)
    expect(templates.filter((template) => template === 'verify-email')).toHaveLength(2)
  })
})

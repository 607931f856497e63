import { expect, it } from 'vitest'
import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { people, seed, worldFactorSecret, worldPassword } from '#server/database/world.ts'
import { createSealer } from '#server/signing/sealer.ts'
import { hour, laptop, openAccount, testAuth } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'
import { finishes, firstStep, withApp } from '../../support/factors.ts'
import { seal } from '../../support/seal.ts'

const oldKey = 'old-key-old-key-old-key-old-key-old'
const newKey = 'new-key-new-key-new-key-new-key-new'

const database = databaseOfTest()

/** The same accounts, by a site that has these keys, so many hours later. */
async function siteWith(keys: readonly string[], hours: number): Promise<Harbour> {
  const harbour = await testAuth({ database: database(), sealer: createSealer(keys) })
  harbour.clock.pass(hours * hour)
  return harbour
}

async function codeIsTaken(harbour: Harbour, secret: string): Promise<string> {
  const pending = await firstStep(harbour)
  return (await finishes(harbour, pending, codeAt(secret, harbour.clock.now()))).outcome
}

it('an app goes on working while its site changes its key, and afterwards once it was tended', async () => {
  const before = await siteWith([oldKey], 0)
  await openAccount(before)
  const { app } = await withApp(before)
  const secret = app.secret

  const during = await siteWith([newKey, oldKey], 1)
  expect(await codeIsTaken(during, secret)).toBe('signed-in')
  expect(await codeIsTaken(await siteWith([newKey], 2), secret)).toBe('wrong-code')
  await during.auth.tend()

  expect(await codeIsTaken(await siteWith([newKey], 3), secret)).toBe('signed-in')
  expect(await codeIsTaken(await siteWith([oldKey], 4), secret)).toBe('wrong-code')
})

it('what is sealed by no key of the site is left as it is', async () => {
  const before = await siteWith([oldKey], 0)
  await openAccount(before)
  const { app } = await withApp(before)

  await (await siteWith([newKey], 1)).auth.tend()

  expect(await codeIsTaken(await siteWith([oldKey], 2), app.secret)).toBe('signed-in')
})

it.each([
  [true, 'signed-in'],
  [false, 'wrong-code'],
])(
  'the secret that everybody can read, on a site of this machine only (%s): %s',
  async (isLocal, outcome) => {
    const harbour = await testAuth({ database: database(), isLocal })
    await seed(database(), harbour.clock.now(), seal)
    const { email } = people.cora
    const form = { email, password: worldPassword, isRemembered: false }
    const first = await harbour.auth.signIn(form, laptop, undefined, null)
    if (first.outcome !== 'second-step') throw new Error(first.outcome)

    harbour.clock.pass(hour / 60)
    const code = codeAt(worldFactorSecret, harbour.clock.now())

    expect((await finishes(harbour, first.token, code)).outcome).toBe(outcome)
  },
)

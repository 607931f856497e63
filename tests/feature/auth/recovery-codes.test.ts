import { beforeEach, describe, expect, it } from 'vitest'
import { ada, harbourWithAda, laptop, signedInBy } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { finishes, firstStep, firstSteps, withApp } from '../../support/factors.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

const finish = (token: string, code: string, device = laptop, isTrusted = false) =>
  finishes(harbour, token, code, { device, isTrusted })

describe('a recovery code', () => {
  it('is one of eight, signs in once however it is written, and is told of by a message', async () => {
    const { app } = await withApp(harbour)
    const [code = ''] = app.codes
    expect(app.codes).toHaveLength(8)
    expect(new Set(app.codes).size).toBe(8)

    const first = await finish(
      await firstStep(harbour),
      ` ${code.replaceAll('-', ' ').toUpperCase()}`,
    )
    const second = await finish(await firstStep(harbour), code)

    expect([first.outcome, second.outcome]).toEqual(['signed-in', 'wrong-code'])
    const told = (await harbour.messages(ada.email)).filter(
      ({ template }) => template === 'sign-in-changed',
    )
    expect(told.at(-1)?.data['what']).toContain('7 of them are left')
  })

  it('is used by one of twenty at once', async () => {
    const { app } = await withApp(harbour)
    const pending = await firstSteps(harbour, 20)

    const outcomes = await Promise.all(pending.map((token) => finish(token, app.codes[0] ?? '')))

    expect(outcomes.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1)
  })

  it('is void when new ones were made', async () => {
    const { token, app } = await withApp(harbour)
    const made = await harbour.auth.renewRecoveryCodes(await signedInBy(harbour, token))

    expect(made).toHaveLength(8)
    expect((await finish(await firstStep(harbour), app.codes[1] ?? '')).outcome).toBe('wrong-code')
    expect((await finish(await firstStep(harbour), made?.[1] ?? '')).outcome).toBe('signed-in')
  })

  it('is not in the database in words, nor is the secret of the app', async () => {
    const { app } = await withApp(harbour)
    const { db } = harbour.database
    const kept = JSON.stringify([
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('authenticator_apps').selectAll().execute(),
    ])

    for (const secret of [
      app.secret,
      ...app.codes,
      ...app.codes.map((one) => one.replaceAll('-', '')),
    ]) {
      expect(kept).not.toContain(secret)
    }
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Device } from '#server/auth/account.ts'
import {
  ada,
  day,
  harbourWithAda,
  laptop,
  minute,
  right,
  signedInBy,
  telephone,
  times,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { firstStep, withApp, withPasskey } from '../../support/factors.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

function finish(token: string, code: string, device: Device = laptop, isTrusted = false) {
  return harbour.auth.finishSignIn(token, { code }, device, isTrusted)
}

/** One after another: too many at once are asked to wait. */
async function firstSteps(count: number): Promise<string[]> {
  const tokens = []
  for (let index = 0; index < count; index += 1) tokens.push(await firstStep(harbour))
  return tokens
}

describe('signing in to an account with an authenticator app', () => {
  it('asks for a code after the password, and opens nothing before it', async () => {
    const { app } = await withApp(harbour)
    const pending = await firstStep(harbour)

    expect(await harbour.auth.session(pending)).toBeNull()
    expect(await harbour.auth.secondStep(pending)).toMatchObject({
      email: ada.email,
      hasApp: true,
      passkey: null,
      mayTrust: true,
    })
    const finished = await finish(pending, app.next())

    if (finished.outcome !== 'signed-in') throw new Error(finished.outcome)
    const signedIn = await signedInBy(harbour, finished.token)
    expect(signedIn.factor).toBe('app')
    expect(signedIn.confirmedAt).not.toBeNull()
  })

  it('costs one check of a password, as one without does, and as an unknown address', async () => {
    await withApp(harbour)
    const before = harbour.work.verified

    await firstStep(harbour)
    await harbour.auth.signIn({ ...right, email: 'nobody@example.com' }, laptop, undefined, null)

    expect(harbour.work.verified - before).toBe(2)
  })

  it('takes each code once, also of twenty at once', async () => {
    const { app } = await withApp(harbour)
    const pending = await firstSteps(20)
    const code = app.next()

    const outcomes = await Promise.all(
      pending.map((token, index) =>
        finish(token, code, { ...laptop, address: `203.0.113.${index}` }),
      ),
    )

    expect(outcomes.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1)
  })

  it('takes no code of an earlier step once a later one was taken', async () => {
    const { app } = await withApp(harbour)
    const early = app.next()
    const late = app.next()
    await finish(await firstStep(harbour), late)

    expect((await finish(await firstStep(harbour), early)).outcome).toBe('wrong-code')
  })

  it('takes no code that is older or newer than its neighbours', async () => {
    const { app } = await withApp(harbour)
    const code = app.next()
    harbour.clock.pass(2 * minute)

    expect((await finish(await firstStep(harbour), code)).outcome).toBe('wrong-code')
  })

  it('ends after ten minutes, and when it was finished', async () => {
    const { app } = await withApp(harbour)
    const late = await firstStep(harbour)
    harbour.clock.pass(10 * minute)
    const done = await firstStep(harbour)
    await finish(done, app.next())

    expect(await finish(late, app.next())).toEqual({ outcome: 'expired' })
    expect(await finish(done, app.next())).toEqual({ outcome: 'expired' })
  })

  it('ends with a password that was chosen anew, which leaves the app what it is', async () => {
    await withApp(harbour)
    const pending = await firstStep(harbour)
    await harbour.auth.requestReset(ada.email, null, laptop.address)
    const link = await harbour.linkOf('reset-password', ada.email)
    await harbour.auth.reset(link, 'quite another password', laptop.address)

    expect(await harbour.auth.secondStep(pending)).toBeNull()
    const outcome = await harbour.auth.signIn(
      { ...right, password: 'quite another password' },
      laptop,
      undefined,
      null,
    )
    expect(outcome.outcome).toBe('second-step')
  })

  it('takes five wrong codes a minute and twenty an hour, and then the right one neither', async () => {
    const { app } = await withApp(harbour)
    const pending = await firstStep(harbour)
    const wrongs = []
    for (let count = 0; count < 6; count += 1) wrongs.push(await finish(pending, '000000'))

    expect(wrongs.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong-code'),
      'limited',
    ])
    expect((await finish(pending, app.next())).outcome).toBe('limited')
    harbour.clock.pass(minute)
    expect((await finish(pending, app.next())).outcome).toBe('signed-in')
  })

  it('lets the owner’s own browser try while strangers have used up theirs', async () => {
    const { app } = await withApp(harbour)
    const own = await finish(await firstStep(harbour), app.next())
    if (own.outcome !== 'signed-in' || own.browser === null) throw new Error(own.outcome)
    const stranger = await firstStep(harbour, telephone)
    await times(6, () => finish(stranger, '000000', telephone))

    const known = { ...laptop, browser: own.browser }
    expect((await finish(await firstStep(harbour, known), app.next(), known)).outcome).toBe(
      'signed-in',
    )
  })

  it('has the code of another person’s app mean nothing', async () => {
    await withApp(harbour)
    const other = await harbourWithAda()
    const { app } = await withApp(other)

    expect((await finish(await firstStep(harbour), app.next())).outcome).toBe('wrong-code')
  })
})

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
    const pending = await firstSteps(20)

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

describe('a browser that is to be left in peace', () => {
  async function trusted() {
    const { app } = await withApp(harbour)
    const finished = await finish(await firstStep(harbour), app.next(), laptop, true)
    if (finished.outcome !== 'signed-in' || !finished.browser) throw new Error(finished.outcome)
    return { app, known: { ...laptop, browser: finished.browser } }
  }

  it('is let in by the password for thirty days, and asked when it matters', async () => {
    const { known } = await trusted()

    const again = await harbour.auth.signIn(right, known, undefined, null)

    if (again.outcome !== 'signed-in') throw new Error(again.outcome)
    expect(await signedInBy(harbour, again.token)).toMatchObject({
      factor: null,
      confirmedAt: null,
    })
    harbour.clock.pass(30 * day)
    expect((await harbour.auth.signIn(right, known, undefined, null)).outcome).toBe('second-step')
  })

  it('is a stranger again after a password that was chosen anew', async () => {
    const { known } = await trusted()
    await harbour.auth.requestReset(ada.email, null, laptop.address)
    await harbour.auth.reset(
      await harbour.linkOf('reset-password', ada.email),
      'quite another password',
      laptop.address,
    )

    const form = { ...right, password: 'quite another password' }
    expect((await harbour.auth.signIn(form, known, undefined, null)).outcome).toBe('second-step')
  })

  it('is never one of staff’s, who are asked each time and signed out after twelve hours', async () => {
    const { app, known } = await trusted()
    await harbour.database.db.updateTable('users').set({ role: 'staff' }).execute()
    expect((await harbour.auth.signIn(right, known, undefined, null)).outcome).toBe('second-step')

    const finished = await finish(await firstStep(harbour, known, true), app.next(), known, true)

    if (finished.outcome !== 'signed-in') throw new Error(finished.outcome)
    expect(finished.seconds).toBeNull()
    for (let hours = 0; hours < 11; hours += 1) {
      harbour.clock.pass(60 * minute)
      expect(await harbour.auth.session(finished.token)).not.toBeNull()
    }
    harbour.clock.pass(60 * minute)
    expect(await harbour.auth.session(finished.token)).toBeNull()
  })
})

describe('a sign-in of two steps by a passkey', () => {
  it('is finished by one of the person’s, and by nobody else’s', async () => {
    const { device } = await withPasskey(harbour)
    const pending = await firstStep(harbour)
    const asked = async () => {
      const step = await harbour.auth.secondStep(pending)
      if (!step?.passkey) throw new Error('No passkey is asked for')
      return step.passkey
    }
    expect((await asked()).allowCredentials).toMatchObject([{ id: device.id }])

    const proof = { passkey: device.use(await asked()) }
    const finished = await harbour.auth.finishSignIn(pending, proof, laptop, false)

    expect(finished.outcome).toBe('signed-in')
  })

  it('is not finished by an answer for another sign-in', async () => {
    const { device } = await withPasskey(harbour)
    const [mine, other] = [await firstStep(harbour), await firstStep(harbour)]
    const step = await harbour.auth.secondStep(other)
    const proof = { passkey: device.use(step?.passkey ?? { challenge: '' }) }

    expect(await harbour.auth.finishSignIn(mine, proof, laptop, false)).toMatchObject({
      outcome: 'refused-passkey',
      reason: 'expired',
    })
  })
})

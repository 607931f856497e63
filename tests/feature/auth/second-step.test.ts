import { beforeEach, describe, expect, it } from 'vitest'
import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import {
  ada,
  ben,
  harbourWithAda,
  laptop,
  minute,
  openAccount,
  right,
  signedInBy,
  telephone,
  times,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import {
  finishes,
  firstStep,
  firstSteps,
  givePasskey,
  withApp,
  withPasskey,
} from '../../support/factors.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

const finish = (token: string, code: string, device = laptop, isTrusted = false) =>
  finishes(harbour, token, code, { device, isTrusted })

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
    expect(await harbour.auth.secondStep(finished.token)).toBeNull()
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
    const pending = await firstSteps(harbour, 20)
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

  it('takes no code of an app that is only being set up', async () => {
    const { token } = await withPasskey(harbour)
    const setup = await harbour.auth.appSetup((await signedInBy(harbour, token)).user)
    const code = codeAt(setup?.secret ?? '', harbour.clock.now())

    expect((await finish(await firstStep(harbour), code)).outcome).toBe('wrong-code')
  })

  it('is finished by one of two factors that come at once', async () => {
    const { app } = await withApp(harbour)
    const pending = await firstStep(harbour)
    const codes = [app.next(), app.codes[0] ?? '']

    const outcomes = await Promise.all(codes.map((code) => finish(pending, code)))

    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['expired', 'signed-in'])
  })

  it('has the code of another person’s app mean nothing', async () => {
    await withApp(harbour)
    const other = await harbourWithAda()
    const { app } = await withApp(other)

    expect((await finish(await firstStep(harbour), app.next())).outcome).toBe('wrong-code')
  })
})

describe('a sign-in of two steps by a passkey', () => {
  it('is not finished by the passkey of another account', async () => {
    await withPasskey(harbour)
    await openAccount(harbour, ben)
    const theirs = await givePasskey(harbour, await tokenOf(harbour, ben))
    const pending = await firstStep(harbour)
    const step = await harbour.auth.secondStep(pending)
    const proof = { passkey: theirs.device.use(step?.passkey ?? { challenge: '' }) }

    expect(await harbour.auth.finishSignIn(pending, proof, laptop, false)).toMatchObject({
      outcome: 'refused-passkey',
      reason: 'unknown',
    })
  })

  it('is finished by one of the person’s', async () => {
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

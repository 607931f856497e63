import { beforeEach, describe, expect, it } from 'vitest'
import {
  ada,
  day,
  harbourWithAda,
  laptop,
  right,
  signedInBy,
  telephone,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { firstStep, giveApp, givePasskey, withApp, withPasskey } from '../../support/factors.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

const link = (template: string) => harbour.linkOf(template, ada.email)

/** What stands in the way of whoever knows the password: nothing, or a second step. */
async function signsIn(password = ada.password): Promise<string> {
  return (await harbour.auth.signIn({ ...right, password }, laptop, undefined, null)).outcome
}

describe('the link of a message that tells of a new browser', () => {
  it('signs every browser out, leaves the password, and leads to another', async () => {
    const [mine, strangers] = [await tokenOf(harbour), await tokenOf(harbour, ada, telephone)]
    const secret = await link('new-sign-in')
    expect(await harbour.auth.undo(secret)).toEqual({
      change: 'browser',
      email: ada.email,
      asks: null,
    })

    const undone = await harbour.auth.undoChange(secret, null)

    if (undone.outcome !== 'done') throw new Error(undone.outcome)
    expect(await harbour.auth.session(mine)).toBeNull()
    expect(await harbour.auth.session(strangers)).toBeNull()
    expect(await signsIn()).toBe('signed-in')
    await harbour.auth.reset(undone.token, 'quite another password', laptop.address)
    expect([await signsIn(), await signsIn('quite another password')]).toEqual([
      'refused',
      'signed-in',
    ])
  })

  it('works once, and for seven days', async () => {
    await tokenOf(harbour)
    await tokenOf(harbour, ada, telephone)
    const secret = await link('new-sign-in')
    harbour.clock.pass(7 * day - 60_000)
    const [first, second] = await Promise.all([
      harbour.auth.undoChange(secret, null),
      harbour.auth.undoChange(secret, null),
    ])

    expect([first.outcome, second.outcome].toSorted()).toEqual(['done', 'expired'])
    expect(await harbour.auth.undo(secret)).toBeNull()
  })

  it('is over after seven days', async () => {
    await tokenOf(harbour)
    await tokenOf(harbour, ada, telephone)
    const secret = await link('new-sign-in')
    harbour.clock.pass(7 * day)

    expect(await harbour.auth.undoChange(secret, null)).toEqual({ outcome: 'expired' })
  })
})

describe('the link of a message that tells of a new factor', () => {
  it('takes a first app off that a stranger has added, for a press of the button', async () => {
    const { app } = await withApp(harbour)

    const undone = await harbour.auth.undoChange(await link('sign-in-changed'), null)

    expect(undone.outcome).toBe('done')
    expect(await signsIn()).toBe('signed-in')
    const token = await tokenOf(harbour)
    const { recoveryCodes } = await harbour.auth.factors(await signedInBy(harbour, token))
    expect(recoveryCodes).toBe(0)
    expect(app.codes).toHaveLength(8)
  })

  it('takes a passkey off that was added beside an app, for a code of the app', async () => {
    const { token, app } = await withApp(harbour)
    const { device } = await givePasskey(harbour, token)
    const secret = await link('sign-in-changed')
    const undo = await harbour.auth.undo(secret)
    expect(undo?.asks).toEqual({ hasApp: true, passkey: null })

    const outcomes = [
      await harbour.auth.undoChange(secret, null),
      await harbour.auth.undoChange(secret, { code: '000000' }),
      await harbour.auth.undoChange(secret, { code: app.next() }),
    ]

    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['factor-missing', 'wrong-code', 'done'])
    const visit = { device: laptop, oldToken: undefined }
    const answer = device.use(await harbour.auth.signInRequest())
    expect(await harbour.auth.signInByPasskey(answer, false, visit)).toMatchObject({
      reason: 'unknown',
    })
    expect(await signsIn()).toBe('second-step')
  })

  it('is not satisfied by what it would take off, nor by codes that were made after it', async () => {
    const { token } = await withPasskey(harbour)
    const added = await giveApp(harbour, token)
    const secret = await link('sign-in-changed')
    const signedIn = await signedInBy(harbour, token)
    const [recovery = ''] = (await harbour.auth.renewRecoveryCodes(signedIn)) ?? []

    const outcomes = [
      await harbour.auth.undoChange(secret, { code: added.next() }),
      await harbour.auth.undoChange(secret, { code: recovery }),
    ]

    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['wrong-code', 'wrong-code'])
  })

  it('asks for a passkey that was there before, and takes the one that was added for none', async () => {
    const { token, device } = await withPasskey(harbour)
    const added = await givePasskey(harbour, token, 'A stranger’s')
    const secret = await link('sign-in-changed')
    const { asks } = (await harbour.auth.undo(secret)) ?? {}
    if (!asks?.passkey) throw new Error('No passkey is asked for')

    const theirs = { passkey: added.device.use(asks.passkey) }

    expect(asks.passkey.allowCredentials?.map(({ id }) => id)).toEqual([device.id])
    expect(await harbour.auth.undoChange(secret, theirs)).toMatchObject({ reason: 'unknown' })
  })

  it('takes a passkey of before, for this link alone', async () => {
    const { token, device } = await withPasskey(harbour)
    await giveApp(harbour, token)
    const secret = await link('sign-in-changed')
    const { asks } = (await harbour.auth.undo(secret)) ?? {}
    if (!asks?.passkey) throw new Error('No passkey is asked for')
    const elsewhere = { passkey: device.use(await harbour.auth.signInRequest()) }

    expect(await harbour.auth.undoChange(secret, elsewhere)).toMatchObject({ reason: 'expired' })
    const proof = { passkey: device.use(asks.passkey) }
    expect((await harbour.auth.undoChange(secret, proof)).outcome).toBe('done')
    const pending = await firstStep(harbour)
    expect((await harbour.auth.secondStep(pending))?.hasApp).toBe(false)
  })
})

it('the link of a message is not satisfied by factors that were added since', async () => {
  const { token, device } = await withPasskey(harbour)
  const change = { current: ada.password, password: 'quite another password' }
  const signedIn = await signedInBy(harbour, token)
  const changed = await harbour.auth.changePassword(signedIn, change, token)
  if (changed.outcome !== 'done') throw new Error(changed.outcome)
  const app = await giveApp(harbour, changed.token)
  const passkey = await givePasskey(harbour, changed.token, 'A stranger’s')
  const secret = await link('password-changed')
  const { asks } = (await harbour.auth.undo(secret)) ?? {}
  if (!asks?.passkey) throw new Error('No passkey is asked for')

  expect(asks.hasApp).toBe(false)
  expect(asks.passkey.allowCredentials?.map(({ id }) => id)).toEqual([device.id])
  const theirs = { passkey: passkey.device.use(asks.passkey) }
  expect(await harbour.auth.undoChange(secret, theirs)).toMatchObject({ reason: 'unknown' })
  const { outcome } = await harbour.auth.undoChange(secret, { code: app.next() })
  expect(outcome).toBe('wrong-code')
})

it('the link of a message that tells of a changed password asks for the factor that there is', async () => {
  const { token, app } = await withApp(harbour)
  const change = { current: ada.password, password: 'quite another password' }
  await harbour.auth.changePassword(await signedInBy(harbour, token), change, token)
  const secret = await link('password-changed')

  expect((await harbour.auth.undoChange(secret, null)).outcome).toBe('factor-missing')
  expect((await harbour.auth.undoChange(secret, { code: app.next() })).outcome).toBe('done')
  expect(await signsIn('quite another password')).toBe('second-step')
})

import { beforeEach, describe, expect, it } from 'vitest'
import {
  ada,
  ben,
  harbourWithAda,
  laptop,
  minute,
  openAccount,
  signedInBy,
  site,
  times,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { softAuthenticator } from '../../support/authenticator.ts'
import { givePasskey, withPasskey } from '../../support/factors.ts'

type Answer = ReturnType<ReturnType<typeof softAuthenticator>['use']>

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

function signsIn(answer: Answer, address = laptop.address) {
  const visit = { device: { ...laptop, address }, oldToken: undefined }
  return harbour.auth.signInByPasskey(answer, false, visit)
}

describe('a passkey', () => {
  it('signs in alone, as two factors, and is not asked again for 15 minutes', async () => {
    const { device } = await withPasskey(harbour)

    const outcome = await signsIn(device.use(await harbour.auth.signInRequest()))

    if (outcome.outcome !== 'signed-in') throw new Error(outcome.outcome)
    const signedIn = await signedInBy(harbour, outcome.token)
    expect(signedIn).toMatchObject({ factor: 'passkey', user: { email: ada.email } })
    expect(signedIn.confirmedAt).not.toBeNull()
  })

  it('is asked for by the site’s host, with a finger, a face or a PIN', async () => {
    expect(await harbour.auth.signInRequest()).toMatchObject({
      rpId: site.host,
      userVerification: 'required',
    })
  })

  it('is one of several, each with its name, use and keeping', async () => {
    const { token, device } = await withPasskey(harbour)
    await givePasskey(harbour, token, 'Laptop')
    await signsIn(device.use(await harbour.auth.signInRequest(), { isBackedUp: true }))

    const { passkeys } = await harbour.auth.factors(await signedInBy(harbour, token))

    expect(passkeys.map(({ name, isBackedUp }) => [name, isBackedUp])).toEqual([
      ['Telephone', true],
      ['Laptop', false],
    ])
    expect(passkeys.map(({ usedAt }) => usedAt === null)).toEqual([false, true])
  })

  it('is named anew and taken off by its owner alone', async () => {
    const { token } = await withPasskey(harbour)
    const owner = await signedInBy(harbour, token)
    await openAccount(harbour, ben)
    const stranger = await signedInBy(harbour, await tokenOf(harbour, ben))
    const [passkey] = (await harbour.auth.factors(owner)).passkeys
    const id = passkey?.id ?? ''
    const names = async () => (await harbour.auth.factors(owner)).passkeys.map(({ name }) => name)

    await harbour.auth.renamePasskey(stranger, id, 'Mine now')
    await harbour.auth.removePasskey(stranger, id)
    expect(await names()).toEqual(['Telephone'])
    await harbour.auth.renamePasskey(owner, id, 'Old telephone')
    expect(await names()).toEqual(['Old telephone'])
    await harbour.auth.removePasskey(owner, id)
    expect(await harbour.auth.factors(owner)).toEqual({
      appSince: null,
      passkeys: [],
      recoveryCodes: 0,
    })
  })

  it('gives eight recovery codes with the first alone', async () => {
    const { token, codes } = await withPasskey(harbour)
    const second = await givePasskey(harbour, token, 'Laptop')

    expect([codes.length, second.codes.length]).toEqual([8, 0])
  })

  it('has every other session show anew who it is', async () => {
    const other = await tokenOf(harbour)
    await withPasskey(harbour)

    expect((await signedInBy(harbour, other)).confirmedAt).toBeNull()
  })
})

describe('a passkey’s answer is refused', () => {
  it.each([
    ['of a page of another site', { origin: 'https://www.saltlark.test' }],
    ['of a page without https', { origin: 'http://www.saltlark.example' }],
    ['of a page of another port', { origin: 'https://www.saltlark.example:8443' }],
    ['for another host', { host: 'saltlark.example' }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    ['that says it is somebody else’s', { userHandle: 'c29tZWJvZHk' }],
  ])('%s', async (_, quirks) => {
    const { device } = await withPasskey(harbour)

    const outcome = await signsIn(device.use(await harbour.auth.signInRequest(), quirks))

    expect(outcome).toEqual({ outcome: 'refused-passkey', reason: 'invalid' })
    expect((await signsIn(device.use(await harbour.auth.signInRequest()))).outcome).toBe(
      'signed-in',
    )
  })

  it('the second time, and then the passkey is not taken for a copy', async () => {
    const { device } = await withPasskey(harbour)
    const answer = device.use(await harbour.auth.signInRequest())

    const outcomes = [await signsIn(answer), await signsIn(answer)]

    expect(outcomes).toMatchObject([
      { outcome: 'signed-in' },
      { outcome: 'refused-passkey', reason: 'expired' },
    ])
    expect((await signsIn(device.use(await harbour.auth.signInRequest()))).outcome).toBe(
      'signed-in',
    )
  })

  it('nineteen times of twenty at once', async () => {
    const { device } = await withPasskey(harbour)
    const answer = device.use(await harbour.auth.signInRequest())

    const outcomes = await times(20, (index) => signsIn(answer, `203.0.113.${index}`))

    expect(outcomes.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1)
  })

  it('when it comes too late', async () => {
    const { device } = await withPasskey(harbour)
    const request = await harbour.auth.signInRequest()
    harbour.clock.pass(15 * minute)

    expect(await signsIn(device.use(request))).toMatchObject({ reason: 'expired' })
  })

  it.each(['bm9ib2R5IGdhdmUgaXQ', ''])('to the challenge %o, which nobody gave', async (given) => {
    const { device } = await withPasskey(harbour)

    expect(await signsIn(device.use({ challenge: given }))).toMatchObject({ reason: 'expired' })
  })

  it('to a challenge for something else', async () => {
    const { token, device } = await withPasskey(harbour)
    const { passkey } = await harbour.auth.stepUp(await signedInBy(harbour, token))

    const outcome = await signsIn(device.use(passkey ?? { challenge: '' }))

    expect(outcome).toMatchObject({ reason: 'expired' })
  })

  it('of a device that nobody has added', async () => {
    await withPasskey(harbour)
    const stranger = softAuthenticator(site)

    const outcome = await signsIn(stranger.use(await harbour.auth.signInRequest()))

    expect(outcome).toMatchObject({ reason: 'unknown' })
  })

  it('with another device’s signature', async () => {
    const { device } = await withPasskey(harbour)
    const request = await harbour.auth.signInRequest()
    const forged = { ...softAuthenticator(site).use(request), id: device.id, rawId: device.id }

    expect(await signsIn(forged)).toMatchObject({ reason: 'invalid' })
  })

  it('of an account that was never verified', async () => {
    const { device } = await withPasskey(harbour)
    await harbour.database.db.updateTable('users').set({ verified_at: null }).execute()

    expect(await signsIn(device.use(await harbour.auth.signInRequest()))).toMatchObject({
      outcome: 'refused-passkey',
    })
  })

  it('more than thirty times a minute for one network', async () => {
    const request = await harbour.auth.signInRequest()
    const stranger = softAuthenticator(site)
    const outcomes = []
    for (let count = 0; count < 31; count += 1) outcomes.push(await signsIn(stranger.use(request)))

    expect(outcomes.at(-2)?.outcome).toBe('refused-passkey')
    expect(outcomes.at(-1)?.outcome).toBe('limited')
  })
})

describe('a passkey whose count goes back', () => {
  it('is blocked, which a message says, and opens nothing from then on', async () => {
    const { token, device } = await withPasskey(harbour)
    await signsIn(device.use(await harbour.auth.signInRequest(), { counter: 41 }))

    const copied = await signsIn(device.use(await harbour.auth.signInRequest(), { counter: 41 }))
    const later = await signsIn(device.use(await harbour.auth.signInRequest(), { counter: 99 }))

    expect([copied, later]).toEqual([
      { outcome: 'refused-passkey', reason: 'copied' },
      { outcome: 'refused-passkey', reason: 'copied' },
    ])
    const { passkeys } = await harbour.auth.factors(await signedInBy(harbour, token))
    expect(passkeys).toMatchObject([{ isBlocked: true }])
    const told = (await harbour.messages(ada.email)).filter(
      ({ template, data }) => template === 'sign-in-changed' && data['what']?.includes('a copy'),
    )
    expect(told).toHaveLength(1)
  })

  it('is fine where it never counts', async () => {
    const { device } = await withPasskey(harbour)
    const uses = []
    for (let count = 0; count < 3; count += 1) {
      uses.push(await signsIn(device.use(await harbour.auth.signInRequest(), { counter: 0 })))
    }

    expect(uses.map(({ outcome }) => outcome)).toEqual(['signed-in', 'signed-in', 'signed-in'])
  })
})

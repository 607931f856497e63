import { beforeEach, describe, expect, it } from 'vitest'
import { ada, harbourWithAda, signedInBy, site, tokenOf } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { softAuthenticator } from '../../support/authenticator.ts'
import { givePasskey, withPasskey } from '../../support/factors.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

it('a browser is asked for a passkey of this site that needs no name, and shows who holds it', async () => {
  const { token, device } = await withPasskey(harbour)

  const options = await harbour.auth.newPasskeyOptions(await signedInBy(harbour, token))

  expect(options).toMatchObject({
    rp: { id: site.host, name: site.name },
    user: { name: ada.email, displayName: ada.name },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.id }],
  })
})

describe('a new passkey is refused', () => {
  it.each([
    ['of a page of another site', { origin: 'https://www.saltlark.test' }, 'invalid'],
    ['for another host', { host: 'example' }, 'invalid'],
    ['without a finger, a face or a PIN', { isVerified: false }, 'invalid'],
    ['to a challenge that nobody gave', { challenge: 'bm9ib2R5' }, 'expired'],
  ])('%s', async (_, quirks, reason) => {
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))
    const options = await harbour.auth.newPasskeyOptions(signedIn)
    const made = softAuthenticator(site).make(options, quirks)

    expect(await harbour.auth.addPasskey(signedIn, made, 'Telephone')).toEqual({
      outcome: 'refused-passkey',
      reason,
    })
  })

  it('the second time, and for another session', async () => {
    const [mine, other] = [
      await signedInBy(harbour, await tokenOf(harbour)),
      await signedInBy(harbour, await tokenOf(harbour)),
    ]
    const made = softAuthenticator(site).make(await harbour.auth.newPasskeyOptions(mine))

    expect(await harbour.auth.addPasskey(other, made, 'A')).toMatchObject({ reason: 'expired' })
    expect(await harbour.auth.addPasskey(mine, made, 'B')).toMatchObject({ outcome: 'done' })
    expect(await harbour.auth.addPasskey(mine, made, 'C')).toMatchObject({ reason: 'expired' })
  })

  it('that the account, or another one, has already', async () => {
    const { token, device } = await withPasskey(harbour)
    const signedIn = await signedInBy(harbour, token)
    const again = device.make(await harbour.auth.newPasskeyOptions(signedIn))

    expect(await harbour.auth.addPasskey(signedIn, again, 'Again')).toEqual({ outcome: 'unwanted' })
  })

  it('beyond twenty', async () => {
    const token = await tokenOf(harbour)
    for (let count = 0; count < 20; count += 1) await givePasskey(harbour, token, `Key ${count}`)

    await expect(givePasskey(harbour, token, 'One more')).rejects.toThrow('unwanted')
  })
})

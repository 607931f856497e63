import { describe, expect, it } from 'vitest'
import {
  ada,
  ben,
  confirms,
  harbourWithAda,
  laptop,
  openAccount,
  signedInBy,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

const fresh = 'eleven gulls on a pontoon'
const newAddress = 'ada.new@example.com'

async function signedIn() {
  const harbour = await harbourWithAda()
  const token = await tokenOf(harbour)
  return { ...harbour, token, ada: await signedInBy(harbour, token) }
}

async function templatesTo({ messages }: Harbour, to: string) {
  return (await messages(to)).map(({ template }) => template)
}

describe('changing the e-mail address', () => {
  it('takes the password of the account, and ends links that went to the old address', async () => {
    const harbour = await signedIn()
    await harbour.auth.requestReset(ada.email, null, laptop.address)
    await harbour.auth.requestEmailChange(harbour.ada, newAddress, ada.password)
    const link = await harbour.linkOf('change-email')

    expect(await confirms(harbour, ben, link)).toEqual({ outcome: 'wrong-password' })
    expect(await confirms(harbour, ada, link)).toMatchObject({ outcome: 'changed' })

    expect(await harbour.auth.resetIsOpen(await harbour.linkOf('reset-password'))).toBe(false)
    await tokenOf(harbour, { ...ada, email: newAddress })
    await expect(tokenOf(harbour)).rejects.toThrow('refused')
  })

  it('leaves both people alone when somebody takes the address meanwhile', async () => {
    const harbour = await signedIn()
    await harbour.auth.requestEmailChange(harbour.ada, ben.email, ada.password)
    const link = await harbour.linkOf('change-email')
    await harbour.auth.requestReset(ada.email, null, laptop.address)
    await openAccount(harbour, ben)

    expect(await confirms(harbour, ada, link)).toEqual({ outcome: 'expired' })

    expect((await signedInBy(harbour, harbour.token)).user.email).toBe(ada.email)
    expect(await harbour.auth.resetIsOpen(await harbour.linkOf('reset-password'))).toBe(true)
    await tokenOf(harbour, ben)
  })

  it('to the present one is no change, and no message', async () => {
    const harbour = await signedIn()
    const before = await harbour.messages()

    const outcome = await harbour.auth.requestEmailChange(harbour.ada, ada.email, ada.password)

    expect(outcome).toEqual({ outcome: 'done' })
    expect(await harbour.messages()).toEqual(before)
  })

  it('writes three messages an hour to one address at most', async () => {
    const harbour = await signedIn()
    const ask = () => harbour.auth.requestEmailChange(harbour.ada, newAddress, ada.password)

    for (let count = 0; count < 3; count += 1) expect(await ask()).toEqual({ outcome: 'done' })

    expect(await ask()).toMatchObject({ outcome: 'limited', isOfMessages: true })
  })
})

describe('changing the password', () => {
  const change = ({ auth, ada: owner, token }: Awaited<ReturnType<typeof signedIn>>) =>
    auth.changePassword(owner, { current: ada.password, password: fresh }, token)

  it('is told by a message, and ends links in messages', async () => {
    const harbour = await signedIn()
    await harbour.auth.requestReset(ada.email, null, laptop.address)

    await change(harbour)

    expect((await templatesTo(harbour, ada.email)).at(-1)).toBe('password-changed')
    expect(await harbour.auth.resetIsOpen(await harbour.linkOf('reset-password'))).toBe(false)
  })

  it('changes nothing in a session that has ended meanwhile', async () => {
    const harbour = await signedIn()
    await harbour.auth.signOut(harbour.token)

    await expect(change(harbour)).rejects.toThrow('ended')

    await tokenOf(harbour)
  })
})

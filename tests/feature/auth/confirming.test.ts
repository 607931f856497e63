import { describe, expect, it } from 'vitest'
import { isConfirmed } from '#server/auth/account.ts'
import { ada, harbourWithAda, minute, signedInBy, telephone, tokenOf } from '../../support/auth.ts'

describe('asking for the password again', () => {
  it('is good for fifteen minutes', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)
    const isGood = async () => isConfirmed(await signedInBy(harbour, token), harbour.clock.now())
    expect(await isGood()).toBe(false)

    const checked = await harbour.auth.confirm(await signedInBy(harbour, token), ada.password)

    expect(checked).toEqual({ outcome: 'done' })
    harbour.clock.pass(14 * minute)
    expect(await isGood()).toBe(true)
    harbour.clock.pass(2 * minute)
    expect(await isGood()).toBe(false)
  })

  it('confirms this browser alone', async () => {
    const harbour = await harbourWithAda()
    const [token, other] = [await tokenOf(harbour), await tokenOf(harbour, ada, telephone)]

    await harbour.auth.confirm(await signedInBy(harbour, token), ada.password)

    expect((await signedInBy(harbour, other)).confirmedAt).toBeNull()
  })

  it('confirms nothing by a wrong one, and takes five a minute', async () => {
    const harbour = await harbourWithAda()
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))
    const guess = (password = 'a guess') => harbour.auth.confirm(signedIn, password)

    for (let count = 0; count < 5; count += 1) {
      expect(await guess()).toEqual({ outcome: 'wrong-password' })
    }
    expect(await guess(ada.password)).toEqual({ outcome: 'limited', seconds: 60 })

    harbour.clock.pass(minute)
    expect(await guess(ada.password)).toEqual({ outcome: 'done' })
  })

  it('uses up no try by the right one', async () => {
    const harbour = await harbourWithAda()
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))

    for (let count = 0; count < 8; count += 1) {
      const checked = await harbour.auth.confirm(signedIn, ada.password)
      expect(checked).toEqual({ outcome: 'done' })
    }
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import {
  ada,
  ben,
  day,
  harbourWithAda,
  laptop,
  minute,
  openAccount,
  right,
  signedInBy,
  telephone,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { finishes, firstStep, giveApp, withApp } from '../../support/factors.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

const finish = (token: string, code: string, device = laptop, isTrusted = false) =>
  finishes(harbour, token, code, { device, isTrusted })

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

  it('is that one of its owner’s browsers alone, and of nobody else who signs in by it', async () => {
    await openAccount(harbour, ben)
    const asBen = { ...ben, isRemembered: false }
    const bens = await harbour.auth.signIn(asBen, laptop, undefined, null)
    if (bens.outcome !== 'signed-in' || !bens.browser) throw new Error(bens.outcome)
    await giveApp(harbour, bens.token)
    const shared = { ...laptop, browser: bens.browser }
    const { app } = await withApp(harbour)
    const onPhone = await finish(await firstStep(harbour, telephone), app.next(), telephone)
    if (onPhone.outcome !== 'signed-in' || !onPhone.browser) throw new Error(onPhone.outcome)

    await finish(await firstStep(harbour, shared), app.next(), shared, true)

    const phone = { ...telephone, browser: onPhone.browser }
    const outcomes = [
      await harbour.auth.signIn(right, shared, undefined, null),
      await harbour.auth.signIn(right, phone, undefined, null),
      await harbour.auth.signIn(asBen, shared, undefined, null),
    ]
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'signed-in',
      'second-step',
      'second-step',
    ])
  })

  it('is no browser of somebody who has never signed in by it', async () => {
    const { known } = await trusted()
    await openAccount(harbour, ben)
    await giveApp(harbour, await tokenOf(harbour, ben, telephone))

    const asBen = await harbour.auth.signIn({ ...ben, isRemembered: false }, known, undefined, null)

    expect(asBen.outcome).toBe('second-step')
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

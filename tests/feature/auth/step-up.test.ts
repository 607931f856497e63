import { beforeEach, describe, expect, it } from 'vitest'
import { isConfirmed } from '#server/auth/account.ts'
import { ada, harbourWithAda, minute, signedInBy, site, tokenOf } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { softAuthenticator } from '../../support/authenticator.ts'
import { givePasskey, withApp, withPasskey } from '../../support/factors.ts'

let harbour: Harbour

beforeEach(async () => {
  harbour = await harbourWithAda()
})

const { password } = ada

async function confirmed(token: string): Promise<boolean> {
  return isConfirmed(await signedInBy(harbour, token), harbour.clock.now())
}

describe('showing again who one is', () => {
  it('is not asked for within 15 minutes of signing in', async () => {
    const token = await tokenOf(harbour)

    expect(await confirmed(token)).toBe(true)
    harbour.clock.pass(15 * minute)
    expect(await confirmed(token)).toBe(false)
  })

  it('takes the password alone where there is no second factor, and no passkey of anybody’s', async () => {
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))
    const stray = { passkey: softAuthenticator(site).use({ challenge: 'bm9uZQ' }) }

    const outcomes = [
      await harbour.auth.confirm(signedIn, { password: '', proof: stray }),
      await harbour.auth.confirm(signedIn, { password: 'wrong', proof: null }),
      await harbour.auth.confirm(signedIn, { password, proof: null }),
    ]

    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'wrong-password',
      'wrong-password',
      'done',
    ])
  })

  it('takes password and code where there is an app: neither alone', async () => {
    const { token, app } = await withApp(harbour)
    harbour.clock.pass(15 * minute)
    const signedIn = await signedInBy(harbour, token)
    const code = app.next()

    const outcomes = [
      await harbour.auth.confirm(signedIn, { password, proof: null }),
      await harbour.auth.confirm(signedIn, { password: 'wrong', proof: { code } }),
      await harbour.auth.confirm(signedIn, { password, proof: { code: '000000' } }),
    ]
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'code-missing',
      'wrong-password',
      'wrong-code',
    ])
    expect(await confirmed(token)).toBe(false)
    expect(await harbour.auth.confirm(signedIn, { password, proof: { code } })).toEqual({
      outcome: 'done',
    })
    expect(await confirmed(token)).toBe(true)
  })

  it('takes a passkey in place of both, asked for by this session', async () => {
    const { token, device } = await withPasskey(harbour)
    const other = await givePasskey(harbour, token, 'Other')
    harbour.clock.pass(15 * minute)
    const signedIn = await signedInBy(harbour, token)
    const { passkey, asksCode } = await harbour.auth.stepUp(signedIn)
    if (!passkey) throw new Error('No passkey is asked for')
    expect(asksCode).toBe(true)
    expect(passkey.allowCredentials?.map(({ id }) => id)).toEqual([device.id, other.device.id])

    const elsewhere = device.use(await harbour.auth.signInRequest())
    const given = { password: '', proof: { passkey: elsewhere } }
    expect(await harbour.auth.confirm(signedIn, given)).toMatchObject({ reason: 'expired' })
    const answer = { password: '', proof: { passkey: device.use(passkey) } }
    expect(await harbour.auth.confirm(signedIn, answer)).toEqual({ outcome: 'done' })
    expect(await harbour.auth.confirm(signedIn, answer)).toMatchObject({ reason: 'expired' })
  })
})

describe('deleting an account with a second factor', () => {
  it('is for whoever has shown it within 15 minutes', async () => {
    const { token, app } = await withApp(harbour)
    harbour.clock.pass(15 * minute)

    const early = await harbour.auth.deleteAccount(await signedInBy(harbour, token), password)
    const proof = { code: app.next() }
    await harbour.auth.confirm(await signedInBy(harbour, token), { password, proof })
    const late = await harbour.auth.deleteAccount(await signedInBy(harbour, token), password)

    expect([early.outcome, late.outcome]).toEqual(['unconfirmed', 'done'])
  })

  it('is not for the last owner', async () => {
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))
    const { db } = harbour.database
    await db
      .insertInto('staff_roles')
      .values({ user_id: signedIn.user.id, role: 'owner', created_at: 1 })
      .execute()

    expect(await harbour.auth.deleteAccount(signedIn, password)).toEqual({ outcome: 'last-owner' })
    expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1)
  })
})

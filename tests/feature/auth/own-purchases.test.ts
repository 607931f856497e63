import { beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from '#server/mail/outbox.ts'
import { ada, harbourWithAda, signedInBy, tokenOf } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { leavePurchases } from '../../support/purchases.ts'

const now = 1_767_225_600_000
const code = '7HKM-2XQP-9RTW-4BDN'

let harbour: Harbour
let token: string

beforeEach(async () => {
  harbour = await harbourWithAda()
  token = await tokenOf(harbour)
  await leavePurchases(harbour, ada, now)
})

describe('what somebody bought, in the download of their data', () => {
  it('has no code of a voucher, which whoever finds the file could spend', async () => {
    const { user } = await signedInBy(harbour, token)
    const { db } = harbour.database
    await db.updateTable('vouchers').set({ code }).where('id', '=', user.id).execute()
    await db
      .updateTable('carts')
      .set({ codes: JSON.stringify([code]) })
      .execute()

    const data = JSON.stringify(await harbour.auth.data(await signedInBy(harbour, token)))

    expect(data).toContain('valid_until')
    expect(data).not.toContain(code)
  })
})

describe('what somebody bought, when they delete their account', () => {
  it('leaves orders as they are, in nobody’s account', async () => {
    const { db } = harbour.database
    const before = await db
      .selectFrom('orders')
      .selectAll()
      .where('email', '=', ada.email)
      .execute()

    await harbour.auth.deleteAccount(await signedInBy(harbour, token), ada.password)

    const after = await db.selectFrom('orders').selectAll().where('email', '=', ada.email).execute()
    expect(after).toEqual(before.map((order) => ({ ...order, user_id: null })))
    expect(after).toHaveLength(1)
  })

  it('takes along a cart in which their address was typed without signing in, and no other', async () => {
    const { db } = harbour.database
    const ben = { id: 'ben', name: 'Ben', email: 'ben@example.com', role: 'customer' } as const
    await db
      .insertInto('users')
      .values({ ...ben, created_at: now })
      .execute()
    const cart = { codes: '[]', created_at: now, forget_at: now * 2 }
    const typed = (email: string) =>
      JSON.stringify({ contact: { name: 'A guest', email, telephone: '' }, people: {} })
    for (const [id, email, owner] of [
      ['hers', ada.email, { token: 'hers' }],
      ['of a guest', ben.email, { token: 'his' }],
      ['of an account', ada.email, { user_id: ben.id }],
    ] as const) {
      const row = { ...cart, ...owner, id, checkout_key: id, checkout: typed(email) }
      await db.insertInto('carts').values(row).execute()
    }

    await harbour.auth.deleteAccount(await signedInBy(harbour, token), ada.password)

    const left = await db.selectFrom('carts').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['of a guest', 'of an account'])
  })

  it('still sends a voucher that waits for its day', async () => {
    const { db } = harbour.database
    const data = {
      to: 'Ada',
      from: 'Ben',
      message: '',
      name: '£50 voucher',
      value: '£50.00',
      code,
      validUntil: '',
      voucherUrl: '',
    }
    const mail = { template: 'voucher-ready', to: ada.email, data } as const
    await enqueue(db, mail, now, now * 2)
    const sent = await enqueue(db, mail, now)
    await db.updateTable('outbox').set({ sent_at: now }).where('id', '=', sent).execute()

    await harbour.auth.deleteAccount(await signedInBy(harbour, token), ada.password)

    const templates = (await harbour.messages(ada.email)).map(({ template }) => template)
    expect(templates.toSorted()).toEqual(['account-deleted', 'voucher-ready'])
  })
})

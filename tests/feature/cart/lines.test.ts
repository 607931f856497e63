import { describe, expect, it } from 'vitest'
import { sweepCarts } from '#server/shop/cart/rows.ts'
import { day, times } from '../../support/auth.ts'
import { contentsOf, goods, guestWith, testChandlery } from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'

const [book, other] = ['G158', 'SL-LOG'] as const

async function lineId({ carts }: Chandlery, visitor: Parameters<Chandlery['carts']['view']>[0]) {
  return (await carts.view(visitor))?.lines[0]?.line.id ?? ''
}

describe('a cart', () => {
  it('keeps every one of twenty that are put in at once', async () => {
    const shop = await testChandlery()
    const guest = await guestWith(shop, goods(other))

    await times(19, () => shop.carts.add(guest, goods(other)))
    expect(await contentsOf(shop, guest)).toEqual([`20 ${other}`])
    expect(await shop.carts.add(guest, goods(other))).toMatchObject({
      fault: { reason: 'too-many', most: 20 },
    })
  })

  it('has a line for each voucher, which has a name on it', async () => {
    const shop = await testChandlery()
    const voucher = (to: string) => ({
      ...goods('GV-050'),
      kind: 'voucher' as const,
      details: { to },
    })
    const guest = await guestWith(shop, voucher('Ada'), voucher('Ben'))

    const lines = (await shop.carts.view(guest))?.lines ?? []
    expect(lines.map(({ line }) => line.details)).toEqual(['{"to":"Ada"}', '{"to":"Ben"}'])
  })

  it('is swept when nobody touched it for thirty days', async () => {
    const shop = await testChandlery()
    const { db } = shop.database
    const guest = await guestWith(shop, goods(book))
    shop.clock.pass(29 * day)
    await shop.carts.add(guest, goods(other))
    shop.clock.pass(29 * day)
    await sweepCarts(db, shop.clock.now())
    expect(await shop.carts.count(guest)).toBe(2)

    shop.clock.pass(2 * day)
    await sweepCarts(db, shop.clock.now())
    expect(await db.selectFrom('carts').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('cart_items').selectAll().execute()).toEqual([])
  })
})

describe('a line', () => {
  it('that was taken out begins anew when the same is put in', async () => {
    const shop = await testChandlery()
    const guest = await guestWith(shop, goods(book, 5))
    await shop.carts.remove(guest, await lineId(shop, guest))

    await shop.carts.add(guest, goods(book, 1))
    expect(await contentsOf(shop, guest)).toEqual([`1 ${book}`])
  })
})

import { describe, expect, it } from 'vitest'
import { mostLines, sweepCarts } from '#server/shop/cart/rows.ts'
import type { LineInput } from '#server/shop/cart/write-line.ts'
import { day, minute, times } from '../../support/auth.ts'
import {
  contentsOf,
  dateWith,
  goods,
  guestWith,
  placesOn,
  testChandlery,
  voucherFor,
} from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'

const ada = { userId: 'ada', token: undefined }

async function shopWithAda(...inputs: readonly LineInput[]): Promise<Chandlery> {
  const shop = await testChandlery()
  await shop.database.db
    .insertInto('users')
    .values({
      id: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      role: 'customer',
      created_at: 0,
      password: null,
      verified_at: 0,
    })
    .execute()
  for (const input of inputs) {
    await shop.carts.add(ada, input)
    shop.clock.pass(1)
  }
  return shop
}

describe('a guest who signs in', () => {
  it('keeps of what is in both the larger number, and loses nothing', async () => {
    const shop = await shopWithAda(goods('G158', 2), goods('SL-LOG', 1))
    const guest = await guestWith(shop, goods('G158', 1), goods('SL-LOG', 3), goods('SL-BAG'))

    await shop.carts.merge('ada', guest.token)

    expect(await contentsOf(shop, ada)).toEqual(['2 G158', '3 SL-LOG', '1 SL-BAG'])
  })

  it('holds no more than eight heads by it; what is too many stays in the cart without', async () => {
    const shop = await shopWithAda()
    const [one, other] = [dateWith(shop, 5), dateWith(shop, 6)]
    const third = dateWith(shop, 5, ({ reference }) => reference !== one.reference)
    await shop.carts.add(ada, placesOn(one, 5))
    const guest = await guestWith(shop, placesOn(other, 4), placesOn(third, 3))

    await shop.carts.merge('ada', guest.token)

    const states = (await shop.carts.view(ada))?.lines.map(({ places }) => places?.state)
    expect(states).toEqual(['held', 'lapsed', 'held'])
  })

  it('holds no places by it that were not held', async () => {
    const shop = await shopWithAda()
    const date = dateWith(shop, 5)
    const guest = await guestWith(shop, placesOn(date, 4))
    shop.clock.pass(30 * minute)
    await guestWith(shop, placesOn(date, 4))
    await shop.carts.add(ada, placesOn(date, 1))

    await shop.carts.merge('ada', guest.token)

    expect(await contentsOf(shop, ada)).toEqual([`4 ${date.reference}`])
    expect(shop.places.taken([date.reference]).get(date.reference)).toMatchObject({ held: 4 })
  })

  it('has room for two full carts, and for no third', async () => {
    const shop = await shopWithAda()
    for (let carts = 0; carts < 3; carts += 1) {
      const guest = await guestWith(
        shop,
        ...Array.from({ length: mostLines }, () => voucherFor('Ada')),
      )
      await shop.carts.merge('ada', guest.token)
    }

    expect((await shop.carts.view(ada))?.lines).toHaveLength(2 * mostLines)
    expect(await shop.carts.add(ada, goods('G158'))).toMatchObject({
      outcome: 'refused',
      fault: { reason: 'lines', most: mostLines },
    })
  })

  it('puts back what the account had taken out, if the guest has it', async () => {
    const shop = await shopWithAda(goods('G158', 7))
    await shop.carts.remove(ada, await lineId(shop, ada))
    const guest = await guestWith(shop, goods('G158', 2))

    await shop.carts.merge('ada', guest.token)

    expect(await contentsOf(shop, ada)).toEqual(['2 G158'])
  })
})

describe('a cart', () => {
  it('keeps every one of twenty that are put in at once', async () => {
    const shop = await testChandlery()
    const guest = await guestWith(shop, goods('SL-LOG'))

    await times(19, () => shop.carts.add(guest, goods('SL-LOG')))
    expect(await contentsOf(shop, guest)).toEqual(['20 SL-LOG'])
    expect(await shop.carts.add(guest, goods('SL-LOG'))).toMatchObject({
      fault: { reason: 'too-many', most: 20 },
    })
  })

  it('has a line for each voucher, which has a name on it', async () => {
    const shop = await testChandlery()
    const guest = await guestWith(shop, voucherFor('Ada'), voucherFor('Ben'))

    const lines = (await shop.carts.view(guest))?.lines.map(({ line }) => JSON.parse(line.details))
    expect(lines).toMatchObject([{ to: 'Ada' }, { to: 'Ben' }])
  })

  it('is swept when nobody touched it for thirty days', async () => {
    const shop = await testChandlery()
    const { db } = shop.database
    const guest = await guestWith(shop, goods('G158'))
    shop.clock.pass(29 * day)
    await shop.carts.add(guest, goods('SL-LOG'))
    shop.clock.pass(29 * day)
    await sweepCarts(db, shop.clock.now())
    expect(await shop.carts.count(guest)).toBe(2)

    shop.clock.pass(2 * day)
    await sweepCarts(db, shop.clock.now())
    expect(await db.selectFrom('carts').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('cart_items').selectAll().execute()).toEqual([])
  })
})

it('a line that was taken out begins anew when the same is put in', async () => {
  const shop = await testChandlery()
  const guest = await guestWith(shop, goods('G158', 5))
  await shop.carts.remove(guest, await lineId(shop, guest))

  await shop.carts.add(guest, goods('G158', 1))
  expect(await contentsOf(shop, guest)).toEqual(['1 G158'])
})

async function lineId({ carts }: Chandlery, visitor: Parameters<Chandlery['carts']['view']>[0]) {
  return (await carts.view(visitor))?.lines[0]?.line.id ?? ''
}

import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { day, minute } from '../../support/auth.ts'
import {
  dateWith,
  goods,
  guestWith,
  ordered,
  placesOn,
  testChandlery,
  voucherFor,
  inputOf,
} from '../../support/chandlery.ts'
import { testDatabase } from '../../support/database.ts'

describe('an order', () => {
  it('keeps where its things go, and nothing of that when nothing is posted', async () => {
    const shop = await testChandlery()

    const posted = await ordered(shop, goods('G158'))
    const sailed = await ordered(shop, placesOn(dateWith(shop, 5)))

    expect(JSON.parse(posted.delivery_to ?? '{}')).toMatchObject({ town: 'Poole' })
    expect([sailed.delivery_to, sailed.delivery]).toEqual([null, 0])
  })

  it('takes its places from others for good', async () => {
    const shop = await testChandlery()
    const date = dateWith(shop, 5)

    await ordered(shop, placesOn(date, 3))

    shop.clock.pass(31 * minute)
    await shop.places.refresh()
    expect(shop.places.taken([date.reference]).get(date.reference)).toEqual({ taken: 3, held: 0 })
  })

  it('that was written before the database failed is the order', async () => {
    const whole = await testDatabase()
    onTestFinished(() => whole.close())
    let isBreaking = false
    const database: Database = {
      ...whole,
      async transaction(work) {
        const result = await whole.transaction(work)
        if (isBreaking) throw new Error('The connection broke')
        return result
      },
    }
    const shop = await testChandlery({ database })
    const guest = await guestWith(shop, goods('G158'))
    const input = await inputOf(shop, guest)
    isBreaking = true

    expect(await shop.orders.place(guest, input)).toMatchObject({
      outcome: 'known',
      order: { number: 'SL-1001', idempotency_key: input.key },
    })
  })
})

describe('a cart that cannot be ordered', () => {
  it('of which more is due at once since midnight is told both amounts', async () => {
    const shop = await testChandlery()
    const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    const lastDay = Date.parse(`${date.starts}T12:00:00Z`) - 43 * day
    shop.clock.pass(lastDay - shop.clock.now())
    const guest = await guestWith(shop, placesOn(date))
    const input = await inputOf(shop, guest)
    shop.clock.pass(day)

    expect(await shop.orders.place(guest, input)).toEqual({
      outcome: 'refused',
      fault: {
        reason: 'due',
        shown: { dueNow: input.total / 4, byVoucher: 0 },
        now: { dueNow: input.total, byVoucher: 0 },
      },
    })
    expect(await shop.database.db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  it('of which a voucher pays less than was shown is told both amounts', async () => {
    const shop = await testChandlery()
    await ordered(shop, voucherFor('Ada'))
    await shop.orders.paid({ number: 'SL-1001' })
    const code = (await shop.orders.find({ number: 'SL-1001' }))?.vouchers[0]?.code ?? ''
    const dear = goods('SL-BAG', 2)
    const [guest, other] = [await guestWith(shop, dear), await guestWith(shop, goods('G158'))]
    const input = await inputOf(shop, guest, [code])
    await shop.orders.place(other, await inputOf(shop, other, [code]))

    const spent = (await shop.orders.find({ number: 'SL-1002' }))?.order.by_voucher ?? 0
    expect(await shop.orders.place(guest, input)).toMatchObject({
      fault: { reason: 'due', now: { byVoucher: 10_000 - spent } },
    })
  })

  it('because a line is beyond its limits, as the review says too, stays as it is', async () => {
    const shop = await testChandlery()
    const guest = await guestWith(shop, goods('G158', 20))
    await shop.database.db.updateTable('cart_items').set({ quantity: 21 }).execute()

    expect(await shop.orders.place(guest, await inputOf(shop, guest))).toMatchObject({
      outcome: 'refused',
      fault: { reason: 'line', fault: { reason: 'too-many', most: 20 } },
    })
  })

  it('though it has more heads than one visitor may hold at one time, can', async () => {
    const shop = await testChandlery()
    const [one, other] = [dateWith(shop, 5), dateWith(shop, 6)]
    const guest = await guestWith(shop, placesOn(one, 5))
    shop.clock.pass(31 * minute)
    await shop.carts.add(guest, placesOn(other, 6))

    expect(await shop.orders.place(guest, await inputOf(shop, guest))).toMatchObject({
      outcome: 'placed',
    })
  })
})

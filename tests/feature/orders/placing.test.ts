import { describe, expect, it, onTestFinished } from 'vitest'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import type { Database } from '#server/database/database.ts'
import { nextDateOf } from '#server/shop/orders/find-orders.ts'
import { day, harbourWithAda, minute, signedInBy, tokenOf } from '../../support/auth.ts'
import {
  dateWith,
  goods,
  guestWith,
  inputOf,
  ordered,
  paidVoucher,
  placesOn,
  testChandlery,
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
    const code = await paidVoucher(shop)
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

/** Ada with places on two dates, and the first of them as staff have it on a day after it. */
async function adaWithTwoDates(change: Omit<DateOverride, 'reference'>) {
  const harbour = await harbourWithAda()
  const { database } = harbour
  const { user } = await signedInBy(harbour, await tokenOf(harbour))
  const before = await testChandlery({ database })
  const first = dateWith(before, 5)
  const second = dateWith(before, 5, ({ unit, starts }) => unit === 'person' && starts > first.ends)
  for (const date of [first, second]) await ordered(before, placesOn(date))
  await database.db.updateTable('orders').set({ user_id: user.id }).execute()

  const overrides = [{ reference: first.reference, ...change }]
  const { site, clock } = await testChandlery({ database, overrides })
  const next = async () => {
    const found = await nextDateOf(database.db, user.id, site.current())
    return found && [found.date.reference, found.date.starts]
  }
  return { first, second, next, clock }
}

describe('the next date of a customer', () => {
  it('is the first that begins today or later', async () => {
    const { first, second, next, clock } = await adaWithTwoDates({})

    expect(await next()).toEqual([first.reference, first.starts])
    clock.pass(Date.parse(`${first.starts}T12:00:00Z`) + day - clock.now())
    expect(await next()).toEqual([second.reference, second.starts])
  })

  it('is where staff moved it, also when its first day has gone by', async () => {
    const { first, second, next, clock } = await adaWithTwoDates({ moved_to: '2027-12-06' })

    expect(await next()).toEqual([second.reference, second.starts])
    clock.pass(Date.parse(`${second.starts}T12:00:00Z`) + day - clock.now())
    expect(await next()).toEqual([first.reference, '2027-12-06'])
  })

  it('is none that staff cancelled', async () => {
    const { second, next } = await adaWithTwoDates({ cancelled: true })

    expect(await next()).toEqual([second.reference, second.starts])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { lapseDay } from '#server/shop/orders/bought-line.ts'
import { keepUnpaid } from '#server/shop/orders/lapse.ts'
import { takeBackPayment } from '#server/shop/orders/take-back.ts'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import { scheduleOf } from '#server/site/site.ts'
import { day } from '../../support/auth.ts'
import {
  contextOf,
  dateWith,
  goods,
  guestWith,
  inputOf,
  messageOf,
  messages,
  ordered,
  paidVoucher,
  placesOn,
  testChandlery,
  waitFor,
} from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import { picturesIn } from '../../support/pictures-in.ts'

let shop: Chandlery
beforeEach(async () => {
  shop = await testChandlery()
})

const farDate = () =>
  dateWith(shop, 5, ({ starts, unit }) => unit === 'person' && starts > '2027-02-01')

/** What the shop does on a day after the order, an hour's round as often as it comes. */
async function onDay(days: number, ordersOf = shop): Promise<readonly string[]> {
  const noon = Date.parse('2026-11-21T12:00:00Z') + days * day
  if (noon > shop.clock.now()) shop.clock.pass(noon - shop.clock.now())
  return [...(await ordersOf.orders.lapse()), ...(await ordersOf.orders.lapse())]
}

async function order(number = 'SL-1001') {
  const found = await shop.orders.find({ number })
  if (!found) throw new Error(`There is no order ${number}`)
  return found.order
}

describe('an order to be paid by transfer, of which nothing has come,', () => {
  it('is reminded of on day 5, once, and cancelled on day 8: its places go to who waits', async () => {
    const date = farDate()
    await ordered(shop, placesOn(date, 2))
    await waitFor(shop, date, { name: 'Ada', heads: 2 })
    const before = await messages(shop)
    const since = async () => (await messages(shop)).slice(before.length)

    expect(await onDay(4)).toEqual([])
    expect(await since()).toEqual([])
    expect(await onDay(5)).toEqual([])
    expect(await onDay(7)).toEqual([])
    expect(await since()).toEqual(['payment-reminder to ben@example.com'])
    expect(await onDay(8)).toEqual(['SL-1001'])

    const told = ['order-cancelled to ben@example.com', 'place-offered to ada@example.com']
    expect((await since()).slice(1).toSorted()).toEqual(told)
    expect(await order()).toMatchObject({ status: 'cancelled', lapsed_at: shop.clock.now() })
    expect((await messageOf(shop, 'order-confirmed')).text).toContain(
      'If nothing has come by then, we cancel the order on Sunday 29 November, 2026.',
    )
    const reminder = await messageOf(shop, 'payment-reminder')
    expect(picturesIn(reminder.html)).toHaveLength(1)
    expect(reminder.text).toContain(
      'Is nothing here by then, we cancel the order on Sunday 29 November, 2026',
    )
    expect((await messageOf(shop, 'order-cancelled')).text).toContain(
      'No money has come for your order SL-1001',
    )
  })

  it('is cancelled once by two sites, and hears of it once', async () => {
    await ordered(shop, placesOn(farDate()))
    const other = await testChandlery({ database: shop.database })
    other.clock.pass(9 * day)
    shop.clock.pass(9 * day)

    const lapsed = await Promise.all([shop.orders.lapse(), other.orders.lapse()])

    expect(lapsed.flat()).toEqual(['SL-1001'])
    const cancelled = (await messages(shop)).filter((one) => one.startsWith('order-cancelled'))
    expect(cancelled).toHaveLength(1)
  })

  it('lapses by the terms that it was placed under, on London’s days', async () => {
    const placed = await ordered(shop, goods('G158'))

    expect([placed.pay_by, lapseDay(placed)]).toEqual(['2026-11-26', '2026-11-29'])
    const agreed = { ...JSON.parse(placed.agreed_terms), payment_days: 2, lapse_days: 4 }
    await shop.database.db
      .updateTable('orders')
      .set({ pay_by: '2026-11-23', agreed_terms: JSON.stringify(agreed) })
      .execute()
    expect(await onDay(3)).toEqual([])
    expect(await onDay(4)).toEqual(['SL-1001'])
  })

  it('gives back what a voucher had paid of it, which is no money', async () => {
    const code = await paidVoucher(shop)
    const guest = await guestWith(shop, placesOn(farDate()))
    await shop.orders.place(guest, await inputOf(shop, guest, [code]))

    expect(await onDay(8)).toEqual(['SL-1002'])

    expect((await balancesOf(shop.database.db, [code]))[0]).toMatchObject({ balance: 10_000 })
  })
})

describe('an order stays, though nothing or not everything has come,', () => {
  it('when a part of it has', async () => {
    await ordered(shop, placesOn(farDate()))
    await shop.orders.paid({ number: 'SL-1001', amount: pence(100) })

    expect(await onDay(30)).toEqual([])
    expect((await order()).status).toBe('part-paid')
  })

  it('when its customer rings to pay by card', async () => {
    const guest = await guestWith(shop, goods('G158'))
    await shop.orders.place(guest, { ...(await inputOf(shop, guest)), payment: 'card-by-phone' })

    expect((await order()).pay_by).toBeNull()
    expect(await onDay(30)).toEqual([])
  })

  it('when it is older than this rule', async () => {
    await ordered(shop, goods('G158'))
    await shop.database.db.updateTable('orders').set({ pay_by: null }).execute()

    expect(await onDay(30)).toEqual([])
  })

  it('when staff keep it, or took back a payment that was another’s', async () => {
    await ordered(shop, goods('G158'))
    await ordered(shop, goods('G158'))
    expect(await keepUnpaid(shop.database.db, 'SL-1001')).toBe(true)
    expect(await keepUnpaid(shop.database.db, 'SL-1001')).toBe(false)
    await shop.orders.paid({ number: 'SL-1002' })
    await takeBackPayment(contextOf(shop), { number: 'SL-1002' })

    expect(await onDay(30)).toEqual([])
  })

  it('when its only date has begun', async () => {
    await ordered(shop, placesOn(soonDate()))

    expect(await onDay(30)).toEqual([])
    expect((await order()).status).toBe('awaiting-payment')
  })
})

it('an order of which one date has begun lapses for the sake of the other', async () => {
  await ordered(shop, placesOn(soonDate()), placesOn(farDate()))

  expect(await onDay(30)).toEqual(['SL-1001'])
})

/** A date that begins before an order of today lapses. */
function soonDate() {
  const { dates, today } = scheduleOf(shop.site.current())
  const soon = dates.find(
    ({ starts, unit, places, onSaleFrom }) =>
      starts > today &&
      starts <= '2026-11-28' &&
      unit === 'person' &&
      places > 0 &&
      onSaleFrom <= today,
  )
  if (!soon) throw new Error('The catalogue has no date within a week')
  return soon
}

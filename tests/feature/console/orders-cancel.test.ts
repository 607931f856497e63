import { beforeEach, describe, expect, it } from 'vitest'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import {
  goods,
  guestWith,
  messages,
  ordered,
  paidVoucher,
  placesOn,
  waitFor,
  inputOf,
} from '../../support/chandlery.ts'
import { farDate, ordersDesk, pounds } from './orders-desk.ts'
import type { OrdersDesk } from './orders-desk.ts'

let desk: OrdersDesk

beforeEach(async () => {
  desk = await ordersDesk()
})

describe('npm run orders -- cancel', () => {
  it('gives places back once, tells the customer, and says what is to be paid back', async () => {
    const date = farDate(desk.shop)
    await ordered(desk.shop, placesOn(date, 2))
    await desk.run('paid', 'SL-1001')
    const { total, due_now: deposit } = (await desk.first()).order
    desk.clear()

    expect(await desk.run('cancel', 'SL-1001')).toBe(0)
    expect(await desk.run('cancel', 'SL-1001')).toBe(0)

    await desk.shop.places.refresh()
    expect(desk.shop.places.taken([date.reference]).get(date.reference)?.taken ?? 0).toBe(0)
    expect((await messages(desk.shop)).filter((one) => one.startsWith('order-cancelled'))).toEqual([
      'order-cancelled to ben@example.com',
    ])
    expect(desk.printed).toEqual([
      'Cancelled SL-1001. ben@example.com is told.',
      `Free again: 2 places of ${date.reference}.`,
      'Nobody on the waiting list can be offered them.',
      `Paid in money: ${pounds(total)}. To pay back by the terms: ${pounds(total - deposit)}.`,
      `  lost of ${date.offer.name}: 25 per cent of ${pounds(total)}, ${pounds(deposit)}`,
      '  To give it back: npm run orders -- refund SL-1001 (by transfer).',
      `  If it was we who cancelled, all ${pounds(total)} goes back, within 14 days.`,
      'SL-1001 was cancelled already, on 21/11/2026 10:00: nothing changed.',
    ])
  })

  it('says when somebody who waits is offered the places', async () => {
    const date = farDate(desk.shop)
    await ordered(desk.shop, placesOn(date, 2))
    await waitFor(desk.shop, date, { name: 'Ada', heads: 2 })

    await desk.run('cancel', 'SL-1001')

    expect(desk.printed).toContain('They are offered to the waiting list: 1 person told.')
    expect(await messages(desk.shop)).toContain('place-offered to ada@example.com')
  })

  it('puts back what vouchers had paid, and ends the vouchers that it bought', async () => {
    const code = await paidVoucher(desk.shop)
    const guest = await guestWith(desk.shop, goods('G158'))
    await desk.shop.orders.place(guest, await inputOf(desk.shop, guest, [code]))
    desk.clear()

    await desk.run('cancel', 'SL-1002')
    await desk.run('cancel', 'SL-1001')

    const [voucher] = await balancesOf(desk.shop.database.db, [code])
    expect(voucher).toMatchObject({ balance: 10_000, isCancelled: true })
    expect(desk.printed).toEqual([
      'Cancelled SL-1002. ben@example.com is told.',
      'Back on vouchers: £12.94.',
      'Paid in money: £0.00. To pay back by the terms: £0.00.',
      'Cancelled SL-1001. ben@example.com is told.',
      `Can be spent no longer: ${code}.`,
      'Paid in money: £100.00. To pay back by the terms: £100.00.',
      '  To give it back: npm run orders -- refund SL-1001 (by transfer).',
    ])
  })

  it('is refused while a voucher that it bought is spent', async () => {
    const code = await paidVoucher(desk.shop)
    const guest = await guestWith(desk.shop, goods('G158'))
    await desk.shop.orders.place(guest, await inputOf(desk.shop, guest, [code]))

    expect(await desk.run('cancel', 'SL-1001')).toBe(1)

    expect(desk.faults).toEqual([
      `SL-1001 bought vouchers of which somebody has spent already: ${code}. Nothing changed. Cancel the orders that they paid first, or agree with the customer on what comes back.`,
    ])
    expect((await desk.first()).order.status).toBe('paid')
  })
})

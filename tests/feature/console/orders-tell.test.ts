import { beforeEach, describe, expect, it } from 'vitest'
import { messageOf, messages, ordered, placesOn, voucherFor } from '../../support/chandlery.ts'
import { farDate, ordersDesk } from './orders-desk.ts'
import type { OrdersDesk } from './orders-desk.ts'

let desk: OrdersDesk

beforeEach(async () => {
  desk = await ordersDesk()
})

const all = [
  'order-confirmed to ben@example.com',
  'order-to-office to hello@saltlark.example',
  'voucher-ready to ben@example.com',
]

describe('npm run orders -- tell', () => {
  it('writes the messages of an order anew, as they were, out of the order', async () => {
    const { db } = desk.shop.database
    await ordered(desk.shop, placesOn(farDate(desk.shop), 2), voucherFor('Ada'))
    await desk.run('paid', 'SL-1001')
    const first = await messageOf(desk.shop, 'order-confirmed')
    const voucher = await messageOf(desk.shop, 'voucher-ready')
    await db.deleteFrom('outbox').execute()
    desk.clear()

    expect(await desk.run('tell', 'SL-1001')).toBe(0)

    expect((await messages(desk.shop)).toSorted()).toEqual(all)
    const { lines, conditions, total, payBy } = first.data
    // Money has come in: the address is the buyer's, who is greeted by name.
    expect((await messageOf(desk.shop, 'order-confirmed')).data).toMatchObject({
      lines,
      conditions,
      total,
      payBy,
      name: 'Ben Okafor',
    })
    const { code, value, validUntil, message } = voucher.data
    expect((await messageOf(desk.shop, 'voucher-ready')).data).toMatchObject({
      code,
      value,
      validUntil,
      message,
    })
    expect(desk.printed).toEqual([
      'Written anew, of SL-1001:',
      '  what was ordered, to ben@example.com',
      '  the same for staff, to hello@saltlark.example',
      '  a voucher, to ben@example.com',
    ])
  })

  it('puts them in the place of those that wait or were given up, and of none that was sent', async () => {
    const { db } = desk.shop.database
    await ordered(desk.shop, voucherFor('Ada'))
    await desk.run('paid', 'SL-1001')
    const paid = 'order-paid to ben@example.com'
    await db.updateTable('outbox').set({ failed_at: 1 }).execute()

    await desk.run('tell', '1001')
    expect((await messages(desk.shop)).toSorted()).toEqual([all[0], paid, ...all.slice(1)])

    await db.updateTable('outbox').set({ sent_at: 1, failed_at: null }).execute()
    await desk.run('tell', '1001')
    expect((await messages(desk.shop)).toSorted()).toEqual([...all, ...all, paid].toSorted())
  })

  it('tells nobody of an order that is cancelled, or is not there', async () => {
    await ordered(desk.shop, placesOn(farDate(desk.shop)))
    await desk.run('cancel', 'SL-1001')
    const before = await messages(desk.shop)

    expect(await desk.run('tell', 'SL-1001')).toBe(1)
    expect(await desk.run('tell', 'SL-1002')).toBe(1)

    expect(await messages(desk.shop)).toEqual(before)
    expect(desk.faults).toEqual([
      'SL-1001 was cancelled, on 21/11/2026 10:00: no message about it can be written anew. Write to ben@example.com yourself; npm run orders -- show SL-1001 has the amounts.',
      'There is no order SL-1002. npm run orders -- list shows them all.',
    ])
  })
})

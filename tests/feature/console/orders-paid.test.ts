import { beforeEach, describe, expect, it } from 'vitest'
import { minute } from '../../support/auth.ts'
import { goods, messages, ordered, placesOn, voucherFor } from '../../support/chandlery.ts'
import { farDate, ordersDesk, pounds } from './orders-desk.ts'
import type { OrdersDesk } from './orders-desk.ts'

let desk: OrdersDesk

beforeEach(async () => {
  desk = await ordersDesk()
})

describe('npm run orders -- paid', () => {
  it('notes all that is open, makes vouchers and sends messages', async () => {
    await ordered(desk.shop, voucherFor('Ada'))

    expect(await desk.run('paid', 'SL-1001')).toBe(0)

    expect(desk.printed).toEqual([
      'Noted £100.00 for SL-1001: it is paid in full. ben@example.com is told.',
      '1 voucher made; npm run orders -- show SL-1001 has what to print.',
    ])
    expect(await messages(desk.shop)).toEqual(
      expect.arrayContaining(['order-paid to ben@example.com', 'voucher-ready to ben@example.com']),
    )
  })

  it('changes nothing the second time, and says since when', async () => {
    await ordered(desk.shop, goods('G158'))
    await desk.run('paid', 'SL-1001')
    desk.shop.clock.pass(5 * minute)
    desk.clear()

    expect(await desk.run('paid', 'SL-1001')).toBe(0)

    expect(desk.printed).toEqual([
      'SL-1001 was paid already, on 21/11/2026 10:00: nothing changed.',
    ])
    expect((await desk.first()).payments).toHaveLength(1)
  })

  it('notes a part, once, unless a note tells two of them apart', async () => {
    await ordered(desk.shop, placesOn(farDate(desk.shop)))
    const { due_now: deposit, total } = (await desk.first()).order
    const amount = (deposit / 100).toFixed(2)

    await desk.run('paid', 'SL-1001', '--amount', amount)
    await desk.run('paid', 'SL-1001', '--amount', `£${amount}`)
    await desk.run('paid', 'SL-1001', '--amount', amount, '--note', 'second transfer')

    expect((await desk.first()).payments.map((payment) => payment.amount)).toEqual([
      deposit,
      deposit,
    ])
    const left = pounds(total - deposit)
    expect(desk.printed[0]).toMatch(
      new RegExp(`^Noted £${amount} for SL-1001: still to pay is ${left} by \\w+day `),
    )
    expect(desk.printed.slice(1, 3)).toEqual([
      `£${amount} was noted for SL-1001 already, on 21/11/2026 10:00: nothing changed.`,
      'Did the same amount come twice? Tell the two apart by a --note.',
    ])
  })

  it('is told what is open when it is less', async () => {
    await ordered(desk.shop, goods('G158'))

    expect(await desk.run('paid', 'SL-1001', '--amount', '1,000')).toBe(1)

    expect(desk.faults).toEqual([
      'Of SL-1001 only £12.94 is open, and £1,000.00 is more: nothing was noted.',
    ])
    expect((await desk.first()).payments).toEqual([])
  })

  it('notes nothing for an order that is none, or was cancelled', async () => {
    await ordered(desk.shop, goods('G158'))
    await desk.shop.orders.cancel('SL-1001')

    expect([await desk.run('paid', 'SL-1001'), await desk.run('paid', 'SL-9')]).toEqual([1, 1])

    expect(desk.faults).toEqual([
      'SL-1001 was cancelled, on 21/11/2026 10:00: nothing was noted. Money that came for it goes back.',
      'There is no order SL-9. npm run orders -- list shows them all.',
    ])
  })
})

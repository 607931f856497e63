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
  it('notes all that is open, makes vouchers and sends messages, once', async () => {
    await ordered(desk.shop, voucherFor('Ada'))

    expect(await desk.run('paid', 'SL-1001')).toBe(0)
    desk.shop.clock.pass(5 * minute)
    expect(await desk.run('paid', 'SL-1001')).toBe(0)

    expect(desk.printed).toEqual([
      'Noted £100.00 for SL-1001: it is paid in full. ben@example.com is told.',
      '1 voucher made; npm run orders -- show SL-1001 has what to print.',
      'SL-1001 was paid already, on 21/11/2026 10:00: nothing changed.',
    ])
    expect((await desk.first()).payments).toHaveLength(1)
    expect(await messages(desk.shop)).toEqual(
      expect.arrayContaining(['order-paid to ben@example.com', 'voucher-ready to ben@example.com']),
    )
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

  it('notes nothing for an order that was cancelled', async () => {
    await ordered(desk.shop, goods('G158'))
    await desk.shop.orders.cancel('SL-1001')

    expect(await desk.run('paid', 'SL-1001')).toBe(1)

    expect(desk.faults).toEqual([
      'SL-1001 was cancelled, on 21/11/2026 10:00: nothing was noted. Money that came for it goes back.',
    ])
  })
})

async function countedNotes(): Promise<(string | null)[]> {
  const { payments } = await desk.first()
  return payments.filter((one) => one.reversed_at === null).map(({ note }) => note)
}

describe('npm run orders -- unpaid', () => {
  it('takes back what was noted by mistake, says what is open and whom to tell', async () => {
    await ordered(desk.shop, goods('G158'))
    await desk.run('paid', 'SL-1001')
    desk.clear()

    expect(await desk.run('unpaid', 'SL-1001')).toBe(0)
    expect(await desk.run('unpaid', 'SL-1001')).toBe(0)

    expect(desk.printed).toEqual([
      'Taken back: £12.94 of 21/11/2026 10:00.',
      'Still to pay for SL-1001 is £12.94 at once.',
      'ben@example.com has a letter that it came in, and gets none about this: write to them.',
      'No payment is noted for SL-1001: nothing changed.',
    ])
    expect(await desk.first()).toMatchObject({
      order: { status: 'awaiting-payment', paid_at: null },
      payments: [{ amount: 1294, reversed_at: desk.shop.clock.now() }],
    })
  })

  it('wants to know which of several', async () => {
    await ordered(desk.shop, placesOn(farDate(desk.shop)))
    const { due_now: deposit } = (await desk.first()).order
    const amount = (deposit / 100).toFixed(2)
    await desk.run('paid', 'SL-1001', '--amount', amount)
    desk.shop.clock.pass(5 * minute)
    await desk.run('paid', 'SL-1001', '--amount', amount, '--note', 'second transfer')

    expect(await desk.run('unpaid', 'SL-1001')).toBe(1)
    expect(await desk.run('unpaid', 'SL-1001', '--amount', '0.01')).toBe(1)
    const noted = `${pounds(deposit)} of 21/11/2026 10`
    expect(desk.faults).toEqual(
      Array(2).fill(
        `Which payment of SL-1001 is meant? Noted are: ${noted}:00; ${noted}:05 (second transfer). Name one of them by its --amount, and by its --note where two are the same. Nothing changed.`,
      ),
    )

    expect(await desk.run('unpaid', 'SL-1001', '--note', 'second transfer')).toBe(0)
    const { order } = await desk.first()
    expect([order.status, await countedNotes()]).toEqual(['part-paid', [null]])

    await desk.run('paid', 'SL-1001', '--amount', amount, '--note', 'third')
    expect(await desk.run('unpaid', 'SL-1001', '--amount', amount)).toBe(0)
    expect(await countedNotes()).toEqual(['third'])
  })

  it('takes its vouchers along, and new ones are made when it is paid', async () => {
    await ordered(desk.shop, voucherFor('Ada'))
    await desk.run('paid', 'SL-1001')
    const [wrong] = (await desk.first()).vouchers
    desk.clear()

    await desk.run('unpaid', 'SL-1001')

    expect(desk.printed).toContain(
      `Can be spent no longer: ${wrong?.code}. New ones are made when it is paid.`,
    )
    expect((await desk.first()).vouchers).toEqual([])
    expect(await messages(desk.shop)).not.toContain('voucher-ready to ben@example.com')
    await desk.run('paid', 'SL-1001')
    const { vouchers } = await desk.first()
    expect(vouchers).toHaveLength(1)
    expect(vouchers[0]?.code).not.toBe(wrong?.code)
  })

  it('is refused when one of its vouchers is spent', async () => {
    await ordered(desk.shop, voucherFor('Ada'))
    await desk.run('paid', 'SL-1001')
    const before = await desk.first()
    const [voucher] = before.vouchers
    await desk.shop.database.db
      .insertInto('voucher_spendings')
      .values({
        voucher_id: voucher?.id ?? '',
        order_id: before.order.id,
        amount: 1,
        created_at: 1,
      })
      .execute()

    expect(await desk.run('unpaid', 'SL-1001')).toBe(1)

    expect(desk.faults[0]).toContain(`somebody has spent already: ${voucher?.code}.`)
    expect(await desk.first()).toEqual(before)
  })
})

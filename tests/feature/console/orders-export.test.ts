import { beforeEach, describe, expect, it } from 'vitest'
import { goods, ordered, voucherFor } from '../../support/chandlery.ts'
import { ordersDesk } from './orders-desk.ts'
import type { OrdersDesk } from './orders-desk.ts'

let desk: OrdersDesk

beforeEach(async () => {
  desk = await ordersDesk()
})

describe('npm run orders -- export', () => {
  it('writes one record for each order under a header, in pounds', async () => {
    await ordered(desk.shop, goods('G158', 2), voucherFor('Ada'))
    await desk.run('paid', 'SL-1001', '--amount', '20.00')
    desk.clear()

    expect(await desk.run('export')).toBe(0)

    const [header, record, ...rest] = desk.printed
    expect(rest).toEqual([])
    expect(header).toBe(
      'number,ordered,status,name,email,telephone,payment,items,goods,delivery,total,vat_in_total,by_voucher,paid,open,paid_in_full,cancelled\r',
    )
    expect(record).toMatch(
      /^SL-1001,2026-11-21 10:00,part-paid,Ben Okafor,ben@example\.com,01632 960 111,bank-transfer,2 × G158; 1 × GV-100,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,0\.00,20\.00,\d+\.\d\d,,\r$/,
    )
    const [, , , , , , , , gross, delivery, total, , , paid, open] = (record ?? '').split(',')
    expect(Number(gross) + Number(delivery)).toBeCloseTo(Number(total))
    expect(Number(total) - Number(paid)).toBeCloseTo(Number(open))
  })

  it('takes the days in London, both included', async () => {
    await ordered(desk.shop, goods('G158'))
    // Half past midnight in London, summer time: the evening before by UTC.
    desk.shop.clock.pass(Date.parse('2027-06-30T23:30:00Z') - desk.shop.clock.now())
    await ordered(desk.shop, goods('G2'))

    await desk.run('export', '--from', '2027-07-01', '--to', '2027-07-01')
    await desk.run('export', '--to', '2027-06-30')

    expect(desk.printed.map((line) => line.slice(0, 24))).toEqual([
      'number,ordered,status,na',
      'SL-1002,2027-07-01 00:30',
      'number,ordered,status,na',
      'SL-1001,2026-11-21 10:00',
    ])
  })

  it('gives a spreadsheet no formula of a customer’s', async () => {
    await ordered(desk.shop, goods('G158'))
    const name = '=HYPERLINK("https://example.com")'
    await desk.shop.database.db.updateTable('orders').set({ name }).execute()

    await desk.run('export')

    expect(desk.printed[1]).toContain(`,"'=HYPERLINK(""https://example.com"")",`)
  })
})

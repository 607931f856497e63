import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute } from '../../support/auth.ts'
import { goods, ordered, placesOn, voucherFor } from '../../support/chandlery.ts'
import { testDatabasePlace } from '../../support/database.ts'
import { farDate, ordersDesk } from './orders-desk.ts'
import type { OrdersDesk } from './orders-desk.ts'

let desk: OrdersDesk

beforeEach(async () => {
  desk = await ordersDesk()
})

describe('npm run orders -- list', () => {
  it('shows every order with what is open, and the sum of it', async () => {
    await ordered(desk.shop, goods('G158'))
    await ordered(desk.shop, voucherFor('Ada'))
    await desk.shop.orders.paid({ number: 'SL-1002' })

    expect(await desk.run('list')).toBe(0)

    expect(desk.printed).toEqual([
      'Number   Ordered     Status                                 Total    Open  Name',
      'SL-1001  21/11/2026  awaiting payment, lapses 29/11/2026   £12.94  £12.94  Ben Okafor',
      'SL-1002  21/11/2026  paid                                 £100.00   £0.00  Ben Okafor',
      '2 orders, £12.94 open.',
    ])
  })

  it('marks what nobody has paid for a week, and lapses not', async () => {
    await ordered(desk.shop, goods('G158'))
    await desk.run('keep', 'SL-1001')
    desk.clear()
    desk.shop.clock.pass(7 * day)
    await desk.run('list')
    desk.shop.clock.pass(minute)
    await desk.run('list')
    await desk.shop.orders.paid({ number: 'SL-1001' })
    await desk.run('list')

    const states = desk.printed
      .filter((line) => line.startsWith('SL-'))
      .map((line) => line.slice(21))
    expect(states).toEqual([
      expect.stringMatching(/^awaiting payment {2}/),
      expect.stringMatching(/^awaiting payment, overdue {2}/),
      expect.stringMatching(/^paid {2}/),
    ])
  })

  it('shows those of one status', async () => {
    await ordered(desk.shop, goods('G158'))
    await ordered(desk.shop, goods('G2'))
    await desk.shop.orders.cancel('SL-1001')

    await desk.run('list', '--status', 'cancelled')
    await desk.run('list', '--status=part-paid')

    expect(desk.printed.slice(1)).toEqual([
      expect.stringMatching(/^SL-1001 .* cancelled .* £0\.00 {2}Ben Okafor$/),
      '1 order, £0.00 open.',
      'There is no order that is part paid.',
    ])
  })

  it('says when there is none', async () => {
    await desk.run('list')

    expect(desk.printed).toEqual(['There is no order.'])
  })
})

describe('npm run orders -- show', () => {
  it('tells lines, money and links, in lines that fit', async () => {
    const date = farDate(desk.shop)
    await ordered(desk.shop, placesOn(date, 2), goods('G158'))

    expect(await desk.run('show', 'sl-1001')).toBe(0)

    const shown = desk.printed.join('\n')
    expect(desk.printed[0]).toBe('SL-1001, awaiting payment')
    expect(desk.printed[1]).toMatch(/^Ordered {6}21\/11\/2026 10:00, bank transfer$/)
    expect(desk.printed[2]).toBe('Lapses       29/11/2026, if nothing is paid by then')
    expect(desk.printed[3]).toBe('By           Ben Okafor, ben@example.com, 01632 960 111')
    expect(shown).toContain('Delivery to  Ben Okafor, 1 Quay Street, Poole, BH15 0AA')
    expect(shown).toContain(`\n             2 × ${date.offer.name}, `)
    expect(shown).toContain('\n               who comes: Ben Okafor')
    expect(shown).toMatch(/\nDue at once {2}£[\d,.]+\nDue later {4}£[\d,.]+ by \w+day /)
    expect(shown).toMatch(/\nPage {9}https:\/\/www\.saltlark\.example\/orders\/[\w-]+\?key=/)
    const wide = desk.printed.filter((line) => line.length > 100 && !line.includes('https://'))
    expect(wide).toEqual([])
  })

  it('has the codes, balances and links of vouchers, and the payments', async () => {
    await ordered(desk.shop, voucherFor('Ada'))
    await desk.run('paid', '1001', '--note', 'statement of 20 November')
    desk.clear()

    await desk.run('show', 'SL-1001')

    const shown = desk.printed.join('\n')
    expect(shown).toMatch(/\nPaid {9}£100\.00, 21\/11\/2026 10:00, statement of 20 November\n/)
    expect(shown).toMatch(/\nVoucher {6}[\w-]{19}, £100\.00 left, until 21\/11\/2028\n/)
    expect(shown).toContain('https://www.saltlark.example/vouchers/')
  })
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
      'number,ordered,status,name,email,telephone,payment,provider,items,goods,delivery,total,vat_in_total,by_voucher,paid,refunded,open,paid_in_full,cancelled\r',
    )
    expect(record).toMatch(
      /^SL-1001,2026-11-21 10:00,part-paid,Ben Okafor,ben@example\.com,01632 960 111,bank-transfer,,2 × G158; 1 × GV-100,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,0\.00,20\.00,0\.00,\d+\.\d\d,,\r$/,
    )
    const [, , , , , , , , , gross, delivery, total, , , paid, , open] = (record ?? '').split(',')
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

type Slip = readonly [typed: readonly string[], fault: string]

const slips: readonly Slip[] = [
  [[], 'There is no command.'],
  [['refnud', 'SL-1001'], "There is no command 'refnud'."],
  [['attempts', '1', '2'], 'attempts needs one order number, such as SL-1001, or none.'],
  [['refund', 'SL-1001', '--goodwill'], '--goodwill needs an --amount.'],
  [
    ['refund', 'SL-1001', '--by-hand-done', '--amount', '5'],
    '--by-hand-done stands alone: it is about what was written down before.',
  ],
  [['cancel', 'SL-1001', '--goodwill'], '--goodwill does not belong to cancel.'],
  ...['0', '31', 'week'].map(
    (days) =>
      [
        ['reconcile', '--days', days],
        `'${days}' is no number of days; give 1 to 30.`,
      ] satisfies Slip,
  ),
  [['show'], 'show needs one order number, such as SL-1001.'],
  [['cancel', 'SL-1001', 'SL-1002'], 'cancel needs one order number, such as SL-1001.'],
  [['list', 'SL-1001'], 'list needs nothing but its options.'],
  [['show', 'x1'], "'x1' is no order number; they look like SL-1001."],
  [['list', '--status', 'piad'], "There is no status 'piad'. Did you mean paid?"],
  [
    ['list', '--status', 'zzzzzzzz'],
    "There is no status 'zzzzzzzz'. Use awaiting-payment, part-paid, paid, cancelled.",
  ],
  [['cancel', 'SL-1001', '--amount', '5'], '--amount does not belong to cancel.'],
  [['paid', 'SL-1001', '--ammount', '5'], 'There is no option --ammount; did you mean --amount?'],
  ...['-5', '0', '12.345', '1e3', 'ten', '99999999999'].map(
    (amount) =>
      [
        ['paid', 'SL-1001', '--amount', amount],
        `'${amount}' is no amount to note; write pounds and pennies, such as 120.50.`,
      ] satisfies Slip,
  ),
  [['export', '--from', '2026-02-30'], "'2026-02-30' is no day; write it as 2026-12-31."],
  [
    ['export', '--from', '2026-12-02', '--to', '2026-12-01'],
    '--from 2026-12-02 is after --to 2026-12-01.',
  ],
]

describe('npm run orders', () => {
  it.each([['--help'], ['-h'], ['paid', '--help']])('explains itself: %s %s', async (...typed) => {
    expect(await desk.run(...typed)).toBe(0)

    expect(desk.printed.join('\n')).toContain('paid NUMBER [--amount POUNDS] [--note TEXT]')
    const wide = desk.printed
      .join('\n')
      .split('\n')
      .filter((line) => line.length > 100)
    expect(wide).toEqual([])
  })

  it.each(['show', 'paid', 'unpaid', 'cancel', 'refund', 'pay-link'])(
    '%s knows what is no order',
    async (command) => {
      expect(await desk.run(command, 'SL-7')).toBe(1)

      expect(desk.faults).toEqual([
        'There is no order SL-7. npm run orders -- list shows them all.',
      ])
    },
  )

  it('says what to do when the database has no tables yet', async () => {
    const place = await testDatabasePlace()

    await expect(desk.runOn(place.url, 'list')).rejects.toThrow(
      'The database has no tables for orders yet. Start the site once, or run npm run db -- migrate; then try again.',
    )
    await place.remove()
  })
  it('refuses each slip, says why and lists the commands', async () => {
    await ordered(desk.shop, goods('G158'))

    for (const [typed, fault] of slips) {
      const told = desk.faults.length
      expect([typed, await desk.run(...typed)]).toEqual([typed, 2])

      const words = desk.faults.slice(told).join('\n')
      expect(words.split('\n')[0]).toBe(fault)
      expect(words).toContain('npm run orders -- COMMAND')
    }
    expect(desk.printed).toEqual([])
    expect(await desk.first()).toMatchObject({
      order: { status: 'awaiting-payment' },
      payments: [],
    })
  })
})

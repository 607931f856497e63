import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '../../support/auth.ts'
import { openPage, payByCard } from '../../support/card-shop.ts'
import { goods, ordered, placesOn } from '../../support/chandlery.ts'
import { cardDesk, farDate, ordersDesk, pounds } from './orders-desk.ts'

let desk: Awaited<ReturnType<typeof cardDesk>>

beforeEach(async () => {
  desk = await cardDesk()
})

describe('npm run orders -- refund', () => {
  it('gives back what cancelling proposed, by card and by transfer, and notes the transfer', async () => {
    const order = await ordered(desk.shop, placesOn(farDate(desk.shop)))
    const { total, due_now: deposit } = order
    await desk.run('paid', 'SL-1001', '--amount', (deposit / 100).toFixed(2))
    await payByCard(desk.shop, order)
    await desk.run('cancel', 'SL-1001')
    const byCard = pounds(total - deposit)
    expect(desk.printed).toContain(
      `  To give it back: npm run orders -- refund SL-1001 (${byCard} to Visa ending 4242).`,
    )
    desk.clear()

    expect(await desk.run('refund', 'SL-1001')).toBe(0)
    expect(await desk.run('refund', 'SL-1001', '--amount', '10', '--goodwill')).toBe(0)
    expect(await desk.run('refund', 'SL-1001', '--by-hand-done')).toBe(0)
    expect(await desk.run('refund', 'SL-1001', '--by-hand-done')).toBe(0)

    expect(desk.printed).toEqual([
      `Of SL-1001 ${byCard} goes back to ben@example.com:`,
      `  ${byCard} by card, done`,
      'Of SL-1001 £10.00 goes back to ben@example.com:',
      '  £10.00, to be sent by transfer',
      'When it is sent: npm run orders -- refund SL-1001 --by-hand-done',
      'Noted for SL-1001: £10.00 went back by transfer.',
      'No transfer to the customer of SL-1001 is awaited: nothing changed.',
    ])
  })

  it('gives the same gift once, unless a reason tells two of them apart', async () => {
    await payByCard(desk.shop, await ordered(desk.shop, goods('G158')))
    const gift = ['refund', 'SL-1001', '--amount', '2', '--goodwill'] as const

    await desk.run(...gift, '--reason', 'a torn page')
    await desk.run(...gift, '--reason', 'a torn page')
    await desk.run(...gift, '--reason', 'another')

    expect(desk.printed).toEqual([
      'Of SL-1001 £2.00 goes back to ben@example.com:',
      '  £2.00 by card, done',
      '£2.00 of SL-1001 went back already, on 21/11/2026 10:00: nothing changed.',
      'Does the same amount go back twice? Tell the two apart by a --reason.',
      'Of SL-1001 £2.00 goes back to ben@example.com:',
      '  £2.00 by card, done',
    ])
    desk.clear()
    await desk.run('show', 'SL-1001')
    await desk.run('list')
    const shown = desk.printed.join('\n')
    expect(shown).toMatch(/\nPaid {9}£12\.94, 21\/11\/2026 10:00, Visa ending 4242\n/)
    expect(shown).toMatch(
      /\nRefund {7}£2\.00, 21\/11\/2026 10:00, goodwill, a torn page, by \w+, done\n/,
    )
    expect(shown).toMatch(/\nAttempt {6}£12\.94, 21\/11\/2026 10:00, all, paid\n/)
    expect(shown).toMatch(/ paid, refunded {2}/)
  })

  it('says why it gives nothing', async () => {
    const order = await ordered(desk.shop, goods('G158'))
    const { reference } = await payByCard(desk.shop, order)

    expect(await desk.run('refund', 'SL-1001')).toBe(1)
    expect(await desk.run('refund', 'SL-1001', '--amount', '20')).toBe(1)
    await desk.shop.stripe.dispute(reference, 'inquiry')
    await desk.run('reconcile')
    await desk.shop.database.db.updateTable('disputes').set({ state: 'open' }).execute()
    expect(await desk.run('refund', 'SL-1001', '--amount', '5')).toBe(1)

    expect(desk.faults).toEqual([
      'SL-1001 is not cancelled, and nothing was paid too much for it: nothing changed. We hold £12.94 of it; what goes back all the same takes an --amount.',
      'We hold £12.94 of SL-1001, and no more can go back: nothing changed.',
      'A card’s owner asks their bank for money of SL-1001; given back here it would go twice. Of the rest £0.00 can go back. Nothing changed; npm run orders -- refunds has the dispute.',
    ])
  })

  it('ends with 1 where the provider refuses', async () => {
    const { reference } = await payByCard(desk.shop, await ordered(desk.shop, goods('G158')))
    await desk.shop.stripe.refundInDashboard(reference)

    expect(await desk.run('refund', 'SL-1001', '--amount', '5')).toBe(1)

    expect(desk.printed[1]).toMatch(/^ {2}£5\.00 by card, failed: .*charge_already_refunded/)
  })
})

describe('npm run orders -- refunds', () => {
  it('lists what is not over, and disputes with their day, in lines that fit', async () => {
    const order = await ordered(desk.shop, goods('G158'))
    const { reference } = await payByCard(desk.shop, order)
    await desk.run('refunds')
    expect(desk.printed).toEqual(['0 refunds not over, 0 disputes.'])
    desk.shop.stripe.faults.next('refunds.create', 'error-before', 2)
    await desk.run('refund', 'SL-1001', '--amount', '2')
    await desk.shop.stripe.dispute(reference)
    await desk.run('reconcile')
    desk.clear()

    expect(await desk.run('refunds')).toBe(0)

    expect(desk.printed).toEqual([
      'Number   Asked       Amount  Why       How it stands',
      expect.stringMatching(
        /^SL-1001 {2}21\/11\/2026 {3}£2\.00 {2}goodwill {2}the provider has not taken it yet: /,
      ),
      'Number   Amount  Dispute  Evidence until    Reason',
      expect.stringMatching(/^SL-1001 {2}£12\.94 {2}open {5}\d\d\/\d\d\/2026 \d\d:\d\d {2}\w+$/),
      '1 refund not over, 1 dispute.',
    ])
    expect(desk.printed.filter((line) => line.length > 100)).toEqual([])
  })
})

describe('npm run orders -- attempts', () => {
  it('lists those that are not over, or all of an order', async () => {
    const paid = await ordered(desk.shop, goods('G158'))
    await payByCard(desk.shop, paid)
    await openPage(desk.shop, await ordered(desk.shop, goods('G2')), 'all')

    await desk.run('attempts')
    await desk.run('attempts', 'SL-1001')

    expect(desk.printed).toEqual([
      'Number   Begun             Amount  For  Provider     How it stands',
      expect.stringMatching(/^SL-1002 {2}21\/11\/2026 10:00 .* all {2}stripe test {2}open$/),
      '1 attempt not over.',
      'Number   Begun             Amount  For  Provider     How it stands',
      'SL-1001  21/11/2026 10:00  £12.94  all  stripe test  paid',
      '1 attempt for SL-1001.',
    ])
  })
})

describe('npm run orders -- reconcile', () => {
  it('books what nobody here has heard of, and says what', async () => {
    const attempt = await openPage(desk.shop, await ordered(desk.shop, goods('G158')), 'all')
    await desk.shop.stripe.pay(attempt.reference)
    desk.shop.clock.pass(5 * day)

    expect(await desk.run('reconcile', '--days', '7')).toBe(0)

    expect(desk.printed).toEqual([
      'Looked at 1 thing that changed at the provider.',
      `Brought up to date: ${attempt.reference}`,
    ])
    expect((await desk.first()).order.status).toBe('paid')
  })

  it('needs somebody who takes cards', async () => {
    const without = await ordersDesk()

    expect(await without.run('reconcile')).toBe(1)
    expect(without.faults).toEqual([
      'Nobody takes cards for this site: there is nothing to compare with.',
    ])
  })
})

describe('npm run orders -- pay-link', () => {
  it('prints the page on which an order is paid, while something is open of it', async () => {
    const order = await ordered(desk.shop, goods('G158'))
    await desk.run('pay-link', 'SL-1001')
    await payByCard(desk.shop, order)
    await desk.run('pay-link', 'SL-1001')
    await desk.shop.orders.cancel('SL-1001')

    expect(await desk.run('pay-link', 'SL-1001')).toBe(1)

    expect(desk.printed).toEqual([
      'Of SL-1001 is open: £12.94 at once. It is paid here, for ben@example.com alone:',
      expect.stringMatching(/^https:\/\/www\.saltlark\.example\/orders\/[\w-]+\?key=/),
      'SL-1001 is paid in full.',
    ])
    expect(desk.faults).toEqual(['SL-1001 was cancelled, on 21/11/2026 10:00: nothing is open.'])
  })
})

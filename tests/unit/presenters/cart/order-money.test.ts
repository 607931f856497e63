import { describe, expect, it } from 'vitest'
import { siteUrls } from '#server/app/links.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { howToPay } from '#server/presenters/cart/how-to-pay.ts'
import { presentCard, presentMoved } from '#server/presenters/cart/order-money.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { createSigner } from '#server/signing/signer.ts'
import { content } from '../../../support/catalogue.ts'
import { attemptOf, orderOf, paymentOf, refundOf } from '../../../support/order-rows.ts'

const nothing = { lines: [], payments: [], refunds: [], disputes: [], papers: [], vouchers: [] }

/** The next day, noon. */
const lapses = Date.UTC(2026, 10, 22, 12)
const byCard = orderOf({ provider: 'stripe', lapses_at: lapses })

function whole(order: OrderRow, more: Partial<WholeOrder> = {}): WholeOrder {
  return { ...nothing, order, attempts: [], ...more }
}

const urls = siteUrls('https://www.saltlark.example')
const paths = { urls, signer: createSigner(['of tests']) }
const cardOf = (order: WholeOrder, paid = 0, today = '2026-11-22') =>
  presentCard(order, paid, { ...paths, site: { today } })

describe('an order of £200 at once and £450 later is paid by card', () => {
  it.each([
    [
      'before anything has come',
      0,
      '2026-11-22',
      ['Pay £200.00 by card', 'Pay all £650.00 by card'],
    ],
    ['with the deposit in', 20_000, '2026-11-22', ['Pay £450.00 by card']],
    ['on the day of the rest', 20_000, '2027-02-07', ['Pay £450.00 by card']],
    ['with less open than a card pays', 64_971, '2027-02-07', undefined],
    ['with everything in', 65_000, '2026-11-22', undefined],
  ])('%s', (_when, paid, today, labels) => {
    expect(cardOf(whole(byCard), paid, today)?.buttons.map(({ label }) => label)).toEqual(labels)
  })

  it('no more once it is cancelled', () => {
    expect(cardOf(whole({ ...byCard, status: 'cancelled' }))).toBeNull()
  })

  it('or by transfer, where it waits for a card and nothing has come', () => {
    expect(cardOf(whole(byCard))?.canTransfer).toBe(true)
    expect(cardOf(whole({ ...byCard, status: 'part-paid' }), 1)?.canTransfer).toBe(false)
    expect(cardOf(whole(orderOf()))?.canTransfer).toBe(false)
  })

  it('not again while a bank thinks about it, of which can be asked', () => {
    const attempts = [attemptOf({ state: 'failed' }), attemptOf({ state: 'processing' })]

    expect(cardOf(whole(byCard, { attempts }))).toMatchObject({
      buttons: [],
      canTransfer: false,
      lookHref: expect.stringMatching(/^\/payments\/[0-9a-f-]{36}\?key=/),
    })
  })
})

describe('the page of an order by card says', () => {
  const said = (order: WholeOrder, paid = 0, today = '2026-11-22') => {
    const { sentences, facts } = howToPay(
      order,
      { paid, cancelled: [], takesCards: true },
      { content, today },
    )
    return { text: sentences.join(' '), hasBank: facts.length > 0 }
  }
  const later = 'The rest is due later: £450.00 by Sunday 7 February, 2027.'

  it('until when it waits, and nothing of a transfer', () => {
    expect(said(whole(byCard))).toEqual({
      text: `Please pay £200.00 by card. Without it the order is cancelled on Sunday 22 November, 2026, 12:00 PM. ${later}`,
      hasBank: false,
    })
  })

  it('both ways for a balance that is due', () => {
    expect(said(whole({ ...byCard, status: 'part-paid' }), 20_000, '2027-02-07')).toEqual({
      text: 'Please pay £450.00 now, by card or to our account.',
      hasBank: true,
    })
  })

  it('that a try failed, and only of the last one', () => {
    const failed = attemptOf({ state: 'failed' })
    const words = 'Your last payment by card did not go through'

    expect(said(whole(byCard, { attempts: [attemptOf(), failed] })).text).toContain(words)
    expect(said(whole(byCard, { attempts: [failed, attemptOf()] })).text).not.toContain(words)
  })

  it('to wait while a bank thinks', () => {
    const attempts = [attemptOf({ state: 'processing' })]

    expect(said(whole(byCard, { attempts })).text).toMatch(/^Your bank has not told us yet/)
  })

  it('what is on its way back of one that is cancelled', () => {
    const refunds = [
      refundOf({ amount: 5000 }),
      refundOf({ amount: 7000, state: 'by-hand' }),
      refundOf({ amount: 900, state: 'by-hand', settled_at: 1 }),
      refundOf({ amount: 800, state: 'succeeded' }),
      refundOf({ amount: 700, state: 'failed' }),
    ]
    const order = { ...byCard, status: 'cancelled', lapsed_at: 1 } as const

    expect(said(whole(order, { refunds })).text).toContain('£120.00 is on its way back to you.')
    expect(said(whole(order)).text).not.toContain('on its way back')
  })

  it('where a transfer goes, when nobody takes cards any more', () => {
    const nobody = { paid: 0, cancelled: [], takesCards: false }

    expect(howToPay(whole(byCard), nobody, { content, today: '2026-11-22' }).facts).toContainEqual({
      term: 'Reference',
      text: 'SL-1001',
    })
  })
})

describe('the money of an order', () => {
  it('is listed as it came and went, without what staff took back', () => {
    const payments = [
      paymentOf({ method: null, created_at: 3 }),
      paymentOf({ created_at: 1 }),
      paymentOf({ created_at: 4, reversed_at: 5 }),
    ]
    const refunds = [refundOf({ created_at: 2 })]
    const moved = presentMoved(whole(byCard, { payments, refunds }), paths)

    expect(moved.map(({ text, amount }) => [text, amount.text])).toEqual([
      ['Paid by Visa ending 4242', '£200.00'],
      ['On its way back to your card', '-£50.00'],
      ['Paid by card', '£200.00'],
    ])
  })

  it('has the receipt of what came and the credit note of what went back', () => {
    const payments = [paymentOf({ id: '1' })]
    const refunds = [refundOf({ id: '2' })]
    const written = { order_id: byCard.id, content: '{}', created_at: 1 }
    const papers: WholeOrder['papers'] = [
      { ...written, number: 'RC-1001', kind: 'receipt', payment_id: '1', refund_id: null },
      { ...written, number: 'CN-1001', kind: 'credit-note', payment_id: null, refund_id: '2' },
    ]

    const moved = presentMoved(whole(byCard, { payments, refunds, papers }), paths)

    expect(moved.map(({ paper }) => paper)).toEqual([
      { label: 'Receipt RC-1001', href: expect.stringMatching(/\/papers\/RC-1001\?key=/) },
      { label: 'Credit note CN-1001', href: expect.stringMatching(/\/papers\/CN-1001\?key=/) },
    ])
  })

  it.each([
    ['asked', null, 'On its way back to your card'],
    ['pending', null, 'On its way back to your card'],
    ['succeeded', 1, 'Paid back to your card'],
    ['failed', 1, 'It did not reach your card: we pay it back another way, and write to you'],
    ['by-hand', null, 'On its way back by bank transfer'],
    ['by-hand', 1, 'Paid back by bank transfer'],
  ] as const)('that goes back, %s since %s, is: %s', (state, settled, words) => {
    const refunds = [refundOf({ state, settled_at: settled })]

    expect(presentMoved(whole(byCard, { refunds }), paths)[0]?.text).toBe(words)
  })
})

import { describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import {
  leftText,
  lineCure,
  lineError,
  lineRefusalErrors,
  pausedText,
} from '#server/presenters/cart/errors.ts'
import { howToPay } from '#server/presenters/cart/how-to-pay.ts'
import { holdsText } from '#server/presenters/cart/lines.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import { content } from '../../../support/catalogue.ts'
import { orderOf } from '../../../support/order-rows.ts'

describe('the holds of a cart in a sentence', () => {
  const held = (minute: number) => {
    return { state: 'held', until: Date.UTC(2026, 10, 21, 12, minute), canExtend: true } as const
  }
  const lapsed = { state: 'lapsed', canExtend: true, wasHeld: true } as const
  const unheld = { ...lapsed, wasHeld: false }
  const lost = { state: 'lost', left: 0, because: 'soldOut' } as const

  it.each([
    ['that nothing is held', [null], /^$/],
    [
      'until when the first of them is held',
      [held(40), null, held(30)],
      /^Places held until 12:30 PM$/,
    ],
    ['that nothing is held, where none was', [unheld], /^Your places are not held for you/],
    ['that a half hour is over, if one is', [held(40), lapsed], /^Your places are held no longer/],
    ['nothing of places that are lost, which is said elsewhere', [held(40), lapsed, lost], /^$/],
  ])('say %s', (_what, places, words) => {
    expect(holdsText(places.map((one) => ({ places: one })))).toMatch(words)
  })
})

it.each([
  [2, 'fewLeft', 'Only 2 places are left on this date.'],
  [1, 'fewLeft', 'Only 1 place is left on this date.'],
  [0, 'saleOver', 'This date has begun or was cancelled.'],
  [0, 'notYetOnSale', 'This date is not on sale yet.'],
  [0, 'reserved', 'The last places of this date are held for somebody else.'],
  [0, 'soldOut', 'This date is full.'],
  [0, 'paused', pausedText],
] as const)('of a date with %i places left, %s, a basket says: %s', (left, state, words) => {
  expect(leftText({ left, state }, { unit: 'person' })).toBe(words)
})

it('a date that is not on sale yet is refused with the day from which it is', () => {
  const fault = { reason: 'not-yet', onSaleFrom: '2026-11-25' } as const

  expect(lineRefusalErrors(fault, { unit: 'person' })).toEqual({
    cart: 'This date goes on sale on Wednesday 25 November, 2026. Come back then, or choose another date.',
  })
})

describe('a line of a thing for £9.99, of which 20 may be bought', () => {
  const thing = { most: 20, party: null, price: 999 }
  const lost = { state: 'lost', left: 0, because: 'soldOut' } as const
  const viewed = (line: Partial<ViewedLine['line']>, places: ViewedLine['places'] = null) =>
    ({ line: { quantity: 1, unit_price: 999, ...line }, article: thing, places }) as ViewedLine

  it('has that many without a fault, and no more', () => {
    expect(lineError(viewed({ quantity: 20 }), { unit: 'person' })).toBeNull()
    expect(lineError(viewed({ quantity: 21 }), { unit: 'person' })).toContain('from 1 to 20')
  })

  it('offers a new price, but not for places that somebody else has by now', () => {
    expect(lineCure(viewed({ unit_price: 900 }), 0)?.label).toBe('Accept new price')
    expect(lineCure(viewed({ unit_price: 900 }, lost), 0)).toBeNull()
  })
})

describe('how to pay an order of £200 at once and £450 later, made on 21 November', () => {
  const order = orderOf({ payment: 'card-by-phone' })
  const said = (more: Partial<OrderRow>, paid = 0, today = '2026-11-22') => {
    const whole = { order: { ...order, ...more }, attempts: [], refunds: [] }
    return howToPay(whole, { paid, cancelled: [], takesCards: false }, { content, today }).sentences
  }
  const ring = (by: string, amount: string) =>
    `Please ring ${content.company.phone} ${by}, quote SL-1001 and pay ${amount} by card. Do not send card numbers by e-mail.`
  const later = 'The rest is due later: £450.00 by Sunday 7 February, 2027.'

  it.each([
    [
      'in its five days',
      0,
      '2026-11-26',
      [ring('by Thursday 26 November, 2026', '£200.00'), later],
    ],
    ['after them', 0, '2026-11-27', [ring('now', '£200.00'), later]],
    ['with the deposit in', 20_000, '2026-11-22', ['Nothing is to be paid today.', later]],
    ['on the day of the rest', 20_000, '2027-02-07', [ring('now', '£450.00')]],
  ])('%s', (_when, paid, today, sentences) => {
    expect(said({}, paid, today)).toEqual(sentences)
  })

  it('says by transfer on which day it lapses, as long as nothing has come', () => {
    const unpaid = { ...order, payment: 'bank-transfer', pay_by: '2026-11-26' } as const

    const words = 'Without it the order is cancelled on Sunday 29 November, 2026.'
    expect(said(unpaid)).toContain(words)
    expect(said({ ...unpaid, pay_by: null })).not.toContain(words)
    expect(said({ ...unpaid, status: 'part-paid' }, 1)).not.toContain(words)
    const lapsed = said({ ...unpaid, status: 'cancelled', lapsed_at: 1 })
    expect(lapsed[0]).toContain('because no money had come for it in time')
  })

  it.each([
    ['paid', /^Everything is paid/],
    ['cancelled', /^This order was cancelled/],
  ] as const)('is nothing any more once it is %s', (status, words) => {
    expect(said({ status })[0]).toMatch(words)
  })
})

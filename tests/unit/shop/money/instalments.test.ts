import { describe, expect, it } from 'vitest'
import { fromPounds, pence } from '#server/format/money.ts'
import { dueOf, payBy } from '#server/shop/money/instalments.ts'

const today = '2027-03-01'
const terms = { deposit_percent: 25, balance_days: 42 }
const nothing = { delivery: pence(0), paid: pence(0), terms }
const place = (pounds: number, starts: string | null) => ({ price: fromPounds(pounds), starts })

describe('what is due of a place', () => {
  it('is a quarter at once and the rest six weeks before the start', () => {
    expect(dueOf([place(315, '2027-06-11')], today, nothing)).toEqual({
      now: 7_875,
      later: [{ on: '2027-04-30', amount: 23_625 }],
    })
  })

  it.each([
    ['six weeks and a day ahead, in two parts', '2027-04-13', 2_500, 1],
    ['six weeks ahead, at once', '2027-04-12', 10_000, 0],
    ['next week, at once', '2027-03-08', 10_000, 0],
  ])('%s', (_, starts, now, parts) => {
    const due = dueOf([place(100, starts)], today, nothing)

    expect([due.now, due.later.length]).toEqual([now, parts])
  })

  it('goes by the terms that it is given', () => {
    const other = { ...nothing, terms: { deposit_percent: 33, balance_days: 45 } }

    expect(dueOf([place(100.01, '2027-04-16')], today, other)).toEqual({
      now: 3_300,
      later: [{ on: '2027-03-02', amount: 6_701 }],
    })
    expect(dueOf([place(100.01, '2027-04-15')], today, other).later).toEqual([])
    expect(payBy('2026-12-30', { payment_days: 3 })).toBe('2027-01-02')
  })

  it('has half a penny of the deposit rounded up', () => {
    expect(dueOf([{ price: pence(4_002), starts: '2027-09-01' }], today, nothing).now).toBe(1_001)
  })
})

describe('what is due of several lines', () => {
  it('is asked for on each of their days, in order', () => {
    const lines = [place(200, '2027-09-01'), place(100, '2027-06-11'), place(40, '2027-06-11')]

    expect(dueOf([...lines, place(10, null)], today, nothing)).toEqual({
      now: 5_000 + 2_500 + 1_000 + 1_000,
      later: [
        { on: '2027-04-30', amount: 10_500 },
        { on: '2027-07-21', amount: 15_000 },
      ],
    })
  })

  it('is lowered by what is paid already, the first amounts first', () => {
    const lines = [place(100, '2027-06-11'), place(200, '2027-09-01')]

    expect(dueOf(lines, today, { ...nothing, delivery: pence(500), paid: pence(16_000) })).toEqual({
      now: 0,
      later: [{ on: '2027-07-21', amount: 30_500 - 16_000 }],
    })
  })
})

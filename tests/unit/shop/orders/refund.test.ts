import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { dueOf } from '#server/shop/money/instalments.ts'
import { lostShare, refundOf } from '#server/shop/orders/refund.ts'
import type { CancelledLine } from '#server/shop/orders/refund.ts'

const today = '2026-11-21'
const terms = {
  deposit_percent: 25,
  balance_days: 42,
  refund_steps: [
    { days_before: 42, lost_percent: 50 },
    { days_before: 28, lost_percent: 75 },
    { days_before: 14, lost_percent: 100 },
  ],
}

describe('what is lost of a place', () => {
  it.each([
    [43, 25],
    [42, 50],
    [28, 50],
    [27, 75],
    [14, 75],
    [13, 100],
    [0, 100],
    [-3, 100],
  ] as const)('%i days before it starts: %i per cent', (days, percent) => {
    expect(lostShare(inDays(days), today, terms)).toBe(percent)
  })

  it.each([
    [31, 10],
    [30, 40],
    [7, 40],
    [6, 90],
    [-3, 90],
  ])('under other terms, %i days before it starts: %i per cent', (days, percent) => {
    const other = {
      deposit_percent: 10,
      refund_steps: [
        { days_before: 30, lost_percent: 40 },
        { days_before: 7, lost_percent: 90 },
      ],
    }

    expect(lostShare(inDays(days), today, other)).toBe(percent)
  })

  it('with more than six weeks to go is the deposit, to the penny', () => {
    for (const price of [1, 2, 3, 9_999, 31_501, 31_502, 31_503].map(pence)) {
      const starts = inDays(60)
      const [line] = refundOf([place(price, starts)], price, today, terms).lines
      const none = { delivery: pence(0), paid: pence(0), terms }

      expect(line?.lost).toBe(dueOf([{ price, starts }], today, none).now)
    }
  })
})

describe('a refund', () => {
  it('is what was paid without what is lost', () => {
    const lines = [place(40_000, inDays(50)), place(10_000, inDays(20))]

    expect(refundOf(lines, pence(50_000), today, terms)).toEqual({
      lines: [
        { percent: 25, lost: 10_000 },
        { percent: 75, lost: 7_500 },
      ],
      lost: 17_500,
      back: 32_500,
      uncovered: 0,
    })
  })

  it('is never below nothing, and whole for goods and for a date that we cancelled', () => {
    const ours = { ...place(40_000, inDays(1)), isCancelledByUs: true }
    const goods = { price: pence(1_299), starts: null, isCancelledByUs: false }
    const { back, uncovered } = refundOf([place(40_000, inDays(1))], pence(10_000), today, terms)

    expect([back, uncovered]).toEqual([0, 30_000])
    const whole = refundOf([ours, goods], pence(41_299), today, terms)
    expect(whole).toMatchObject({ lost: 0, back: 41_299 })
  })
})

function place(price: number, starts: string): CancelledLine {
  return { price: pence(price), starts, isCancelledByUs: false }
}

function inDays(days: number): string {
  return dateOf(dayOf(today) + days)
}

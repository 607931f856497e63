import { describe, expect, it } from 'vitest'
import { formatMoney, fromPounds, moneyText, pence, toPounds } from '#server/format/money.ts'
import { fc } from '../../support/properties.ts'

// A hundred thousand million pounds either way: far beyond any order.
const amounts = fc.integer({ min: -1e13, max: 1e13 }).map(pence)

describe('pence', () => {
  it.each([0.5, NaN, Infinity, 2 ** 53])('are whole: %d is refused', (amount) => {
    expect(() => pence(amount)).toThrow(`${amount} is not a whole number of pence; round it first.`)
  })

  it('have one nothing: minus nought is nought', () => {
    expect(Object.is(pence(-0), 0)).toBe(true)
    expect(Object.is(fromPounds(-0), 0)).toBe(true)
    expect(Object.is(fromPounds(-0.001), 0)).toBe(true)
  })
})

describe('pounds of JSON', () => {
  it.each([
    [120.5, 12_050],
    [1.15, 115],
    [0.29, 29],
    [1_236, 123_600],
    [-25, -2_500],
    [0, 0],
  ])('%d are exactly %d pence', (pounds, amount) => {
    expect(fromPounds(pounds)).toBe(amount)
  })

  it.each([
    [0.005, 1],
    [1.005, 101],
    [1.0049, 100],
    [-0.005, -1],
    [0.1 + 0.2, 30],
    [0.000_000_1, 0],
  ])('%d is rounded half up, away from zero, to %d pence', (pounds, amount) => {
    expect(fromPounds(pounds)).toBe(amount)
  })

  it.each([NaN, Infinity, -Infinity, 1e21])('cannot be %d', (pounds) => {
    expect(() => fromPounds(pounds)).toThrow(RangeError)
  })

  it('come back as they were', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fromPounds(toPounds(amount))).toBe(amount)
      }),
    )
  })
})

describe('money', () => {
  it.each([
    [695, '£695.00'],
    [1236, '£1,236.00'],
    [1234567.8, '£1,234,567.80'],
    [9.5, '£9.50'],
    [0, '£0.00'],
    [-0, '£0.00'],
    [-25, '-£25.00'],
    [-0.01, '-£0.01'],
    [0.1 + 0.2, '£0.30'],
  ])('shows %d pounds as %s', { tags: ['spec-9.1', 'clar-4.5'] }, (pounds, shown) => {
    expect(moneyText(fromPounds(pounds))).toBe(shown)
    expect(formatMoney(fromPounds(pounds)).text).toBe(shown)
  })

  it('is written with a sign, thousands in threes and two decimals, and says the very amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = moneyText(amount)

        expect(text).toMatch(/^-?£\d{1,3}(?:,\d{3})*\.\d\d$/)
        expect(text.startsWith('-')).toBe(amount < 0)
        expect(Number(text.replaceAll(/[£,.]/g, ''))).toBe(amount)
      }),
    )
  })
})

describe('how money stands out', () => {
  it.each([
    [-1, {}, 'negative'],
    [-1, { negative: false }, 'plain'],
    [-1, { positive: true }, 'negative'],
    [1, {}, 'plain'],
    [1, { positive: true }, 'positive'],
    [1, { negative: false }, 'plain'],
    [0, { negative: true, positive: true }, 'plain'],
  ] as const)('%d pence marked as %o is %s', (amount, marks, tone) => {
    expect(formatMoney(pence(amount), marks).tone).toBe(tone)
  })
})

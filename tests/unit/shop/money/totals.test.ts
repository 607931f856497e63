import { describe, expect, it } from 'vitest'
import { fromPounds, pence } from '#server/format/money.ts'
import { totalsOf } from '#server/shop/money/totals.ts'
import type { PricedLine } from '#server/shop/money/totals.ts'
import { content } from '../../../support/catalogue.ts'
import { fc } from '../../../support/properties.ts'

const { shipping, terms } = content
const today = '2027-03-01'
const usual = { shipping, terms, destination: 'uk', today, vouchers: pence(0) } as const

const weekend: PricedLine = {
  unitPrice: fromPounds(315),
  quantity: 1,
  vatRate: 'standard',
  parcel: null,
  starts: '2027-06-11',
}
const book: PricedLine = {
  unitPrice: fromPounds(16.99),
  quantity: 1,
  vatRate: 'zero',
  starts: null,
  parcel: { packageType: 'Large Letter', kind: 'book' },
}
const gloves: PricedLine = {
  unitPrice: fromPounds(24.5),
  quantity: 2,
  vatRate: 'standard',
  starts: null,
  parcel: { packageType: 'Small Parcel', kind: 'gear' },
}

describe('the totals of an order', () => {
  it('are those of its lines, with what posting them costs', () => {
    expect(totalsOf([weekend, book], usual)).toEqual({
      lines: [
        { price: 31_500, vat: 5_250 },
        { price: 1_699, vat: 0 },
      ],
      goods: 33_199,
      delivery: 295,
      total: 33_494,
      vat: 5_250,
      byVoucher: 0,
      due: { now: 7_875 + 1_699 + 295, later: [{ on: '2027-04-30', amount: 23_625 }] },
    })
  })

  it('have in delivery the VAT of what is posted, each kind its share', () => {
    const { delivery, vat } = totalsOf([{ ...book, unitPrice: fromPounds(10) }, gloves], usual)

    // £10 without and £49 with VAT: £4.11 of the £4.95 carry it.
    expect(delivery).toBe(495)
    expect(vat).toBe(817 + 69)
  })

  it('let a voucher pay, first what is due first, and change no price by it', () => {
    const without = totalsOf([weekend], usual)
    const half = totalsOf([weekend], { ...usual, vouchers: fromPounds(100) })
    const whole = totalsOf([weekend], { ...usual, vouchers: fromPounds(1_000) })

    expect(half).toMatchObject({ total: without.total, vat: without.vat, byVoucher: 10_000 })
    expect(half.due).toEqual({ now: 0, later: [{ on: '2027-04-30', amount: 21_500 }] })
    expect(whole).toMatchObject({ byVoucher: 31_500, due: { now: 0, later: [] } })
  })
})

const line: fc.Arbitrary<PricedLine> = fc.record({
  unitPrice: fc.integer({ min: 0, max: 500_000 }).map(pence),
  quantity: fc.integer({ min: 1, max: 20 }),
  vatRate: fc.constantFrom('standard', 'zero', 'outside'),
  starts: fc.constantFrom(null, '2027-03-20', '2027-06-11', '2028-01-08'),
  parcel: fc.constantFrom(
    null,
    { packageType: 'Letter', kind: 'book' },
    { packageType: 'Small Parcel', kind: 'gear' },
    { packageType: 'Tube', kind: 'chart' },
  ),
})
const lines = fc.array(line, { minLength: 1, maxLength: 12 })
const vouchers = fc.integer({ min: 0, max: 2_000_000 }).map(pence)
const destination = fc.constantFrom('uk', 'europe', 'collect')

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the totals of any order', () => {
  it('agree to the penny', () => {
    fc.assert(
      fc.property(lines, vouchers, destination, (bought, voucher, to) => {
        const totals = totalsOf(bought, { ...usual, vouchers: voucher, destination: to })
        const later = totals.due.later.map(({ amount }) => amount)

        expect(totals.goods).toBe(sum(totals.lines.map(({ price }) => price)))
        expect(totals.total).toBe(totals.goods + totals.delivery)
        expect(totals.byVoucher + totals.due.now + sum(later)).toBe(totals.total)
        expect(Math.min(totals.due.now, totals.byVoucher, ...later)).toBeGreaterThanOrEqual(0)
        expect(later.every((amount) => amount > 0)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('have VAT within half a penny of the exact sum for each line and each share of delivery', () => {
    fc.assert(
      fc.property(lines, (bought) => {
        const totals = totalsOf(bought, usual)
        const exact = bought.map(({ vatRate, unitPrice, quantity }) =>
          vatRate === 'standard' ? (unitPrice * quantity) / 6 : 0,
        )

        for (const [index, { vat }] of totals.lines.entries()) {
          expect(Math.abs(vat - (exact[index] ?? 0))).toBeLessThanOrEqual(0.5)
        }
        const ofDelivery = totals.vat - sum(totals.lines.map(({ vat }) => vat))
        expect(ofDelivery).toBeGreaterThanOrEqual(0)
        expect(ofDelivery).toBeLessThanOrEqual(Math.ceil(totals.delivery / 6))
      }),
      { numRuns: 2_000 },
    )
  })

  it('do not depend on the order of its lines', () => {
    fc.assert(
      fc.property(lines, vouchers, (bought, voucher) => {
        const there = totalsOf(bought, { ...usual, vouchers: voucher })
        const back = totalsOf(bought.toReversed(), { ...usual, vouchers: voucher })

        expect({ ...back, lines: back.lines.toReversed() }).toEqual(there)
      }),
      { numRuns: 1_000 },
    )
  })
})

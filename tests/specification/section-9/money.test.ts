import { describe, expect, it } from 'vitest'
import { saleUnit } from '#server/content/schema/every-offer.ts'
import { formatMoney, fromPounds, pence } from '#server/format/money.ts'
import { content } from '../support/home.ts'

describe('9. Money', () => {
  it.each([
    [1236, '£1,236.00'],
    [49.5, '£49.50'],
    [0, '£0.00'],
    [0.005, '£0.01'],
    [-25, '-£25.00'],
  ])('%d is shown as %s: en-GB, GBP, 2 decimals', (pounds, shown) => {
    expect(formatMoney(fromPounds(pounds)).text).toBe(shown)
  })

  it('negatives are red and bold by default; clarification: unless turned off', () => {
    expect(formatMoney(pence(-2500)).tone).toBe('negative')
    expect(formatMoney(pence(-2500), { negative: false }).tone).toBe('plain')
  })

  it('positive warnings are off; clarification: unless turned on', () => {
    expect(formatMoney(pence(2500)).tone).toBe('plain')
    expect(formatMoney(pence(2500), { positive: true }).tone).toBe('positive')
  })

  it('clarification: a price has a unit (person, yacht, team, group, day, series, online)', () => {
    expect(saleUnit.options).toEqual(
      expect.arrayContaining(['person', 'yacht', 'team', 'group', 'day', 'series', 'online']),
    )
    for (const { sale_unit } of [...content.courses.values(), ...content.holidays.values()]) {
      expect(saleUnit.options).toContain(sale_unit)
    }
  })
})

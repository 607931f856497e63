import { describe, expect, it } from 'vitest'
import { openedSite } from './support/opened-site.ts'
import { only, textsOf } from './support/reading.ts'

const site = openedSite()

describe('1. Visitors', () => {
  it.each([
    ['courses', '/rya-courses/practical', 'RYA Competent Crew'],
    ['courses', '/rya-courses/theory', 'RYA Day Skipper theory'],
    ['courses', '/rya-courses/one-day', 'RYA First Aid'],
    ['courses', '/rya-courses/online', 'RYA Day Skipper theory online'],
    ['weekends', '/sailing-weekends', 'Winter Solent weekend'],
    ['holidays', '/sailing-holidays', 'Hebrides'],
    ['mile builders', '/sailing-holidays/mile-builder', 'Biscay'],
    ['racing', '/sailing-holidays/yacht-racing', 'Round the Island Race'],
    ['classic sailing', '/classic-sailing', 'Gaff cutter day sail'],
    ['adventures', '/sailing-holidays/adventures', 'Norway'],
    ['Duke of Edinburgh award sailing', '/duke-of-edinburgh-awards-sailing', 'Gold'],
    ['books', '/merchandise', 'RYA Navigation Handbook'],
    ['gift vouchers', '/gift-vouchers', '£50'],
  ])(
    'browse %s at %s',
    { tags: ['spec-0.1', 'spec-0.2', 'spec-0.4', 'spec-1.1', 'spec-1.3', 'spec-2.4'] },
    async (_, path, offer) => {
      const page = await site.document(path)
      const names = textsOf(only(page, 'main'), ':is(article, li) :is(h2, h3)')

      expect(page.documentElement.lang).toBe('en-GB')
      expect(names.join('; ')).toContain(offer)
    },
  )
})

describe('1. The home page', () => {
  it.each(['/', '/rya-courses', '/merchandise'])(
    'has prices in pounds sterling, as %s has',
    { tags: ['spec-1.2', 'spec-3.16', 'spec-9.1'] },
    async (path) => {
      const page = await site.document(path)
      const prices = textsOf(page, 'article :is(.card-foot > span:first-child, p > .font-semibold)')

      expect(prices.length).toBeGreaterThan(0)
      expect(prices.filter((price) => !/£[\d,]+\.\d{2}/.test(price))).toEqual([])
      expect(prices.join()).not.toMatch(/[$€]/)
    },
  )
})

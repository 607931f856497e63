import { beforeAll, describe, expect, it } from 'vitest'
import { homeDocument } from './support/home-document.ts'
import { content, homeObject } from './support/home.ts'
import { infoDocument } from './support/info.ts'
import { levelFinderDocument } from './support/level-finder.ts'
import { listingDocument } from './support/listing.ts'
import { linksOf, only, textOf, textsOf } from './support/reading.ts'
import { giftVouchersDocument, productDocument } from './support/shop.ts'

const { company, navigation, holidays } = content
let page: Document

beforeAll(async () => {
  page = await homeDocument()
})

describe('1. What the product does and for whom: offers', () => {
  it.each(['practical', 'theory', 'oneDay', 'online'] as const)('RYA courses: %s', (group) => {
    expect(navigation.courses[group].length).toBeGreaterThan(0)
  })

  it.each([
    ['sailing holidays', 'holidays'],
    ['weekend sailing', 'weekendHolidays'],
    ['mile-building trips', 'builders'],
    ['racing', 'racing'],
  ] as const)('%s', (_what, list) => {
    expect(navigation[list].length).toBeGreaterThan(0)
  })

  it('classic sailing', () => {
    expect([...holidays.values()].filter(({ tags }) => tags.includes(7)).length).toBeGreaterThan(0)
  })

  it('gift vouchers', () => {
    expect(homeObject().props.giftVouchers.length).toBeGreaterThan(0)
  })

  it.each([
    ['adventures', '/sailing-holidays/norway-sailing-adventures'],
    ['Duke of Edinburgh award sailing', '/duke-of-edinburgh-awards-sailing'],
    ['skippered charter', '/skippered-charter'],
    ['books and merchandise', '/merchandise'],
    ['classroom hire', '/southampton-hire-classroom-training-room'],
    ['a level-finder tool', '/level-finder/1'],
  ])('%s, a link away', (_what, address) => {
    expect(linksOf(only(page, 'header')).map(([, href]) => href)).toContain(address)
  })

  it('a level-finder tool exists', async () => {
    const question = await levelFinderDocument('1')
    const result = await levelFinderDocument('11', { goal: 'try', age: '18', days: '0' })

    expect(textOf(only(question, 'legend'))).toBe('What would you like to do?')
    expect(textOf(only(result, 'h1'))).toBe('Your next step: RYA Start Yachting')
  })
})

describe('1. What the product does and for whom: information', () => {
  it.each([
    ['web.info.about', 'About Saltlark'],
    ['web.info.our-yachts', 'Our yachts'],
    ['web.info.triple-s-guarantee', 'The Triple S guarantee'],
    ['web.info.learn', 'Why learn to sail'],
    ['web.info.course-progression', 'The ladder from first weekend to Yachtmaster'],
    ['web.info.three-step-med', 'Med mooring in three steps'],
    ['web.info.knots', 'Ten knots worth knowing'],
  ] as const)('information pages exist: %s', async (name, title) => {
    expect(textsOf(await infoDocument(name), 'h1')).toEqual([title])
  })

  it.each([
    ['skippered charter', 'web.info.skippered-charter', 'Skippered charter'],
    ['classroom hire', 'web.info.hire-classroom', 'Hire our classroom in Southampton'],
  ] as const)('%s has a page', async (_what, name, title) => {
    expect(textsOf(await infoDocument(name), 'h1')).toEqual([title])
  })
})

describe('1. What the product does and for whom: the shop', () => {
  it('books and merchandise have pages', async () => {
    const page = await productDocument('rya-navigation-handbook')

    expect(textsOf(page, 'h1')).toEqual(['RYA Navigation Handbook'])
  })

  it('gift vouchers have a page', async () => {
    expect(textsOf(await giftVouchersDocument(), 'h1')).toEqual(['Gift vouchers'])
  })
})

describe('1. What the product does and for whom: visitors', () => {
  it.each([
    ['courses', 'web.courses.all'],
    ['weekends', 'web.sailing-holidays.weekend-sailing'],
    ['holidays', 'web.sailing-holidays.all'],
    ['mile-building trips', 'web.sailing-holidays.mile-builder'],
    ['racing', 'web.sailing-holidays.yacht-racing'],
    ['classic sailing', 'web.classic-sailing.all'],
  ] as const)('browse offers in listings: %s', async (_what, name) => {
    const cards = (await listingDocument(name)).querySelectorAll('#results article h3')

    expect(cards.length).toBeGreaterThan(1)
  })

  it('browse offers, priced in pounds sterling', () => {
    const prices = textsOf(page, 'article p > span.font-semibold').filter((text) => text)

    expect(prices.length).toBeGreaterThan(0)
    expect(prices.filter((price) => !/£[\d,]+\.\d{2}/.test(price))).toEqual([])
  })

  it('subscribe to a weekly newsletter', () => {
    const block = only(page, '#newsletter')

    expect(textOf(block)).toMatch(/once a week/i)
    expect(block.querySelectorAll('form input[name="email"]')).toHaveLength(1)
  })

  it.each(['Flexible Dates', 'Expert Training', 'RYA-Certified', 'Competitive Pricing'])(
    'read the selling point %s in a strip under the header',
    (point) => {
      expect(textsOf(page, 'header > ul > li')).toContain(point)
    },
  )

  it('find a contact e-mail and a phone number in the header', () => {
    const header = textOf(only(page, 'header'))

    expect(header).toContain(company.email)
    expect(header).toContain(company.phone)
  })

  it('see scores of a travel-review site and a search-engine review service', () => {
    const hero = textOf(only(page, 'main > section:first-child'))

    expect(hero).toContain('traveller reviews')
    expect(hero).toContain('search reviews')
  })

  it("see the company's own sales score", () => {
    expect(textOf(only(page, '#experience'))).toContain('Happy Sailors')
  })
})

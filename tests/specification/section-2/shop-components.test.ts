import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GiftVoucherCard } from '#js/components/voucher/gift-voucher-card.tsx'
import { content } from '../support/home.ts'
import { only, textOf, textsOf } from '../support/reading.ts'
import { giftVouchersDocument, productDocument } from '../support/shop.ts'

const slug = 'rya-navigation-handbook'

describe('2. Other components: gift voucher card', () => {
  it('has code and price over a background image', async () => {
    const cards = [...(await giftVouchersDocument()).querySelectorAll('#choose-a-voucher article')]

    expect(cards).toHaveLength(content.vouchers.length)
    for (const [index, { code, price, image }] of content.vouchers.entries()) {
      const card = cards[index]
      expect(textOf(card)).toContain(code)
      expect(textOf(card)).toContain(`£${price}.00`)
      expect(card?.innerHTML).toContain(image)
    }
  })

  it('needs no background image', () => {
    const voucher = {
      code: 'GV-050',
      price: { text: '£50.00', tone: 'plain' },
      image: null,
    } as const
    const markup = renderToStaticMarkup(createElement(GiftVoucherCard, voucher))

    expect(markup).toContain('GV-050')
    expect(markup).toContain('£50.00')
    expect(markup).not.toContain('<img')
  })
})

describe('2. Other components: product preview', () => {
  it('has name, slug, product code and description', async () => {
    const page = await productDocument(slug)

    expect(textsOf(page, 'h1')).toEqual(['RYA Navigation Handbook'])
    expect(facts(page)).toMatchObject({ 'Product code': 'G6', 'Name in links': slug })
    expect(textOf(only(page, 'main .rich-text'))).toContain('It lives happily at a chart table.')
  })

  it('has the shipping package type', async () => {
    expect(facts(await productDocument(slug))['Shipping package type']).toBe('Large Letter')
  })

  it('has None if it is absent', async () => {
    const page = await productDocument(slug, { package_type: null })

    expect(facts(page)['Shipping package type']).toBe('None')
  })

  it('has the price with an inc vat or no vat note', async () => {
    const price = async (name: string) =>
      textOf((await productDocument(name)).querySelector('h1 ~ p:has(small)'))

    expect(await price('crew-beanie')).toBe('£18.00 inc vat')
    expect(await price(slug)).toBe('£18.99 no vat')
  })
})

/** The terms of the preview with what they say. */
function facts(page: Document): Record<string, string> {
  const list = only(page, 'h1 ~ div dl')
  return Object.fromEntries(
    [...list.querySelectorAll('dt')].map((term) => [textOf(term), textOf(term.nextElementSibling)]),
  )
}

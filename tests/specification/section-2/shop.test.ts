import { describe, expect, it } from 'vitest'
import { fixture, pounds } from '../support/fixture.ts'
import { edited, openedSite } from '../support/opened-site.ts'
import { only, pictureOf, textOf, textsOf } from '../support/reading.ts'

interface VoucherFile {
  readonly vouchers: readonly { code: string; price: number; image: string | null }[]
}

const defaultLogo = '/images/brand/product.svg'

/** The first voucher has no picture. */
const site = openedSite({
  edits: {
    'gift-vouchers.json': edited<VoucherFile>(({ vouchers: [first, ...rest], ...file }) => ({
      ...file,
      vouchers: [{ ...first, image: null }, ...rest],
    })),
  },
})

describe('the shop', () => {
  it(
    'has gift voucher cards, with the default logo for one without a picture',
    { tags: ['spec-2.63', 'spec-9.6', 'clar-3.2', 'spec-3.16'] },
    async () => {
      const { vouchers } = fixture<VoucherFile>('gift-vouchers.json')
      const shown = vouchers.map(({ image }, index) => (index === 0 ? defaultLogo : image))
      const cards = [
        ...(await site.document('/gift-vouchers')).querySelectorAll('#choose-a-voucher article'),
      ]

      expect(cards).toHaveLength(vouchers.length)
      for (const [index, { code, price }] of vouchers.entries()) {
        expect(textOf(cards[index])).toContain(`${pounds(price)}Product code ${code}`)
      }
      expect(cards.map((card) => pictureOf(card))).toEqual(shown)
    },
  )

  it.each([
    ['crew-beanie', 'inc vat'],
    ['rya-navigation-handbook', 'no vat'],
  ])('previews %s with its price %s', { tags: ['spec-2.64', 'spec-3.16'] }, async (slug, note) => {
    const file = fixture<Record<string, string | number>>(`products/${slug}.json`)
    const page = await site.document(`/merchandise/${slug}`)

    expect(textOf(only(page, 'h1'))).toBe(file['name'])
    expect(textOf(page.querySelector('h1 ~ p:has(small)'))).toBe(
      `${pounds(Number(file['price']))} ${note}`,
    )
    expect(only(page, 'main .rich-text').innerHTML).toContain(String(file['description']))
    const list = only(page, 'h1 ~ div dl')
    expect(textsOf(list, 'dt').map((term, index) => [term, textsOf(list, 'dd')[index]])).toEqual([
      ['Product code', file['code']],
      ['Shipping package type', file['package_type']],
      ['Page address', `/merchandise/${slug}`],
    ])
  })
})

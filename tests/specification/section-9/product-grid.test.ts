import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import { allProducts, productPicture } from '#server/catalogue/products.ts'
import { content } from '../support/home.ts'
import { giftVouchersDocument } from '../support/shop.ts'

const products = allProducts(content)
const items = [{ id: 'one', content: 'One' }]

describe('9. Constants: product grid', () => {
  it.each([
    [2, 'md:grid-cols-2'],
    [3, 'xl:grid-cols-3'],
    [4, 'xl:grid-cols-4'],
  ] as const)('%d columns', (columns, widest) => {
    expect(renderToStaticMarkup(createElement(ProductGrid, { items, columns }))).toContain(widest)
  })

  it('default 4', () => {
    const markup = renderToStaticMarkup(createElement(ProductGrid, { items }))

    expect(markup).toContain('data-columns="4"')
  })

  it('gift vouchers in 3', async () => {
    const grids = (await giftVouchersDocument()).querySelectorAll(
      '#choose-a-voucher [data-columns]',
    )

    expect([...grids].map((grid) => grid.getAttribute('data-columns'))).toEqual(['3'])
  })
})

describe('9. Constants: product types 4 and 5', () => {
  it.each(products.filter(({ product_type_id: type }) => type === 4 || type === 5))(
    'fall back to a default logo without an image: $code',
    (product) => {
      expect(productPicture({ ...product, image: null })).toBe('/images/brand/product.svg')
      expect(content.pictures).toHaveProperty(['/images/brand/product.svg', 'width'])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { allProducts, productPicture } from '#server/catalogue/products.ts'
import type { Product } from '#server/props/shop.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'

describe('a course as a product', () => {
  it('is of another type when it is taken online, and shows no VAT when there is none to pay', async () => {
    const folder = contentFolder()
    folder.edit('courses/competent-crew.json', '"practical"', '"online"')
    folder.edit('courses/competent-crew.json', '"standard"', '"outside"')

    expect(await productOf(102, folder)).toMatchObject({ product_type_id: 5, has_vat: false })
  })
})

describe('a book or a voucher as a product', () => {
  it('needs no package as a voucher, carries what it is for, and has a picture at all events', async () => {
    expect(await productOf(501)).toMatchObject({
      product_type_id: 4,
      slug: 'gv-050',
      image: null,
      has_vat: false,
      package_type: null,
      product: null,
    })
    const { product } = await productOf(502)
    expect(product).toEqual({ slug: 'solent-weekend', image: '/images/a.svg' })
    expect(productPicture(await productOf(401))).toBe('/images/a.svg')
    expect(productPicture(await productOf(501))).toBe('/images/brand/product.svg')
  })
})

describe('the products', () => {
  it('stand in the order of their ids', async () => {
    const ids = allProducts(await contentIn()).map(({ id }) => id)

    expect(ids).toEqual([102, 201, 241, 401, 501, 502])
  })
})

async function productOf(id: number, folder = contentFolder()): Promise<Product> {
  const found = allProducts(await contentIn(folder)).find((product) => product.id === id)
  if (!found) throw new Error(`the small content has no product ${id}`)
  return found
}

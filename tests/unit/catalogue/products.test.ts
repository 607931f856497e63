import { describe, expect, it } from 'vitest'
import { allProducts, productPicture } from '#server/catalogue/products.ts'
import type { Product } from '#server/props/shop.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'

describe('a course as a product', () => {
  it('says what the course says, and has no package', () => {
    expect(productOf(102)).toEqual({
      id: 102,
      name: 'RYA Competent Crew',
      slug: 'competent-crew',
      code: 'CR-CC',
      image: '/images/a.svg',
      price: 325,
      description: '<p>You sail <strong>all</strong> day.</p><p>And you cook.</p>',
      has_vat: true,
      product_type_id: 1,
      package_type: null,
      course_id: 102,
      holiday_id: null,
      tags: [],
      filter_image: null,
      short_menu_name: 'Competent Crew',
      intro_description: 'Bring a friend.',
      course_detail: { intro_description: 'Bring a friend.' },
      holiday_detail: null,
      product: null,
    })
  })

  it('is of another type when it is taken online, and shows no VAT when there is none to pay', () => {
    const folder = contentFolder()
    folder.edit('courses/competent-crew.json', '"practical"', '"online"')
    folder.edit('courses/competent-crew.json', '"standard"', '"outside"')

    expect(productOf(102, folder)).toMatchObject({ product_type_id: 5, has_vat: false })
  })
})

describe('a trip as a product', () => {
  it('carries its tags and the id of the trip', () => {
    expect(productOf(201)).toMatchObject({
      product_type_id: 2,
      course_id: null,
      holiday_id: 201,
      tags: [{ id: 9 }, { id: 5 }],
      course_detail: null,
      holiday_detail: { intro_description: 'Bring a friend.' },
    })
  })

  it('has the small picture for filters, where it has one', () => {
    const folder = contentFolder()
    folder.edit(
      'holidays/solent-weekend.json',
      '"ability"',
      '"filter_image": "/images/a.svg", "ability"',
    )

    expect(productOf(201, folder).filter_image).toBe('/images/a.svg')
  })
})

describe('a book or a voucher as a product', () => {
  it('has its package type, and no VAT', () => {
    expect(productOf(401)).toMatchObject({
      product_type_id: 3,
      package_type: { name: 'Letter' },
      has_vat: false,
      description: '<p>Keep it dry.</p>',
      course_id: null,
      holiday_id: null,
    })
  })

  it('needs no package as a voucher, carries what it is for, and has a picture at all events', () => {
    expect(productOf(501)).toMatchObject({
      product_type_id: 4,
      slug: 'gv-050',
      image: null,
      has_vat: false,
      package_type: null,
      product: null,
    })
    expect(productOf(502).product).toEqual({ slug: 'solent-weekend', image: '/images/a.svg' })
    expect(productPicture(productOf(401))).toBe('/images/a.svg')
    expect(productPicture(productOf(501))).toBe('/images/brand/product.svg')
  })
})

describe('the products', () => {
  it('stand in the order of their ids', () => {
    const ids = allProducts(contentIn()).map(({ id }) => id)

    expect(ids).toEqual([102, 201, 241, 401, 501, 502])
  })
})

function productOf(id: number, folder = contentFolder()): Product {
  const found = allProducts(contentIn(folder)).find((product) => product.id === id)
  if (!found) throw new Error(`the small content has no product ${id}`)
  return found
}

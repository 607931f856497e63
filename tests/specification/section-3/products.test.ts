import { describe, expect, it } from 'vitest'
import { allProducts } from '#server/catalogue/products.ts'
import type { Product } from '#server/props/shop.ts'
import { content } from '../support/home.ts'

const products = allProducts(content)
const ofType = (type: number) => products.filter(({ product_type_id }) => product_type_id === type)
const named = (code: string) => products.find((product) => product.code === code) as Product

describe('3. Product', () => {
  it.each([
    ['id', expect.any(Number)],
    ['name', expect.any(String)],
    ['slug', expect.stringMatching(/^[a-z0-9-]+$/)],
    ['code', expect.stringMatching(/^[A-Z0-9-]+$/)],
    ['image', expect.stringMatching(/^\/images\//)],
    ['price', expect.any(Number)],
    ['description', expect.stringMatching(/^<p>.+<\/p>$/)],
    ['has_vat', expect.any(Boolean)],
    ['product_type_id', expect.any(Number)],
    ['short_menu_name', expect.any(String)],
    ['intro_description', expect.any(String)],
  ])('has %s', (field, what) => {
    for (const product of products) expect(product).toHaveProperty(field, what)
  })

  it('has package_type.name when it is posted', () => {
    expect(named('G158').package_type?.name).toBe('Large Letter')
    for (const course of ofType(1)) expect(course.package_type).toBeNull()
  })

  it('has a course_id when it is a course, and course_detail.intro_description', () => {
    const { course_id: id, holiday_id: none, course_detail: detail } = named('CR-DSP')

    expect([id, none]).toEqual([104, null])
    expect(detail?.intro_description).toBe(
      content.courses.get('rya-day-skipper-practical')?.intro_description,
    )
  })

  it('has a holiday_id when it is a holiday, and holiday_detail.intro_description', () => {
    const { course_id: none, holiday_id: id, holiday_detail: detail } = named('WK-SOL')

    expect([none, id]).toEqual([null, 201])
    expect(detail?.intro_description).toBe(
      content.holidays.get('sail-the-solent-weekend')?.intro_description,
    )
  })

  it('has tags[].id', () => {
    expect(named('MB-PC').tags).toEqual([{ id: 8 }, { id: 6 }])
  })

  it('may have a filter_image', () => {
    for (const { filter_image: image } of products) expect(image).toBeNull()
    for (const product of products) expect(product).toHaveProperty('filter_image')
  })

  it('may have a nested product with an image', () => {
    expect(named('GV-SOL').product?.image).toBe(named('WK-SOL').image)
  })
})

describe('3. Clarification: product_type_id', () => {
  it.each([
    [1, 'course', 24],
    [2, 'holiday', 29],
    [3, 'merchandise', 12],
    [4, 'gift voucher', 6],
    [5, 'online item', 4],
  ])('is %i for a %s', (type, _, count) => {
    expect(ofType(type)).toHaveLength(count)
  })

  it('is nothing else', () => {
    expect(products).toHaveLength(28 + 29 + 12 + 6)
  })
})

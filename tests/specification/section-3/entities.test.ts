import { beforeAll, describe, expect, it } from 'vitest'
import { allProducts } from '#server/catalogue/products.ts'
import type { NavigationFile } from '#server/content/schema/navigation.ts'
import type { MenuItem, SharedProps } from '#server/props/shared.ts'
import type { Product } from '#server/props/shop.ts'
import { content } from '../../support/catalogue.ts'
import { fixture, offerFile } from '../support/fixture.ts'
import { edited, openedSite } from '../support/opened-site.ts'

const navigation = fixture<NavigationFile>('navigation.json')
const knots = { name: 'Knots', routeName: 'web.info.knots' }
const blog = { name: 'Blog', href: 'https://blog.saltlark.example' }

const site = openedSite({
  edits: {
    'navigation.json': edited<NavigationFile>(({ racing, ...file }) => ({
      ...file,
      racing: [...racing, knots, blog],
    })),
    'products/rya-navigation-handbook.json': edited<object>((file) => ({
      ...file,
      filter_image: '/images/products/crew-beanie-800.jpg',
    })),
  },
})

let props: SharedProps & { readonly errors: object }
beforeAll(async () => {
  props = await site.props('/search?q=knots')
})

describe('the props of every page', () => {
  it('are its address, nobody, no errors and the posts', { tags: ['spec-3.12'] }, () => {
    expect(props.ziggy.location).toBe(`${site.running().origin}/search?q=knots`)
    expect(props.user).toBeNull()
    expect(props.errors).toEqual({})
    expect(props['blog-data'].length).toBeGreaterThan(0)
  })

  it('have the blog posts as they were written', { tags: ['spec-3.3'] }, () => {
    expect(props['blog-data']).toEqual(fixture<{ posts: object[] }>('blog-posts.json').posts)
  })
})

describe('the navigation data', () => {
  it('has the groups as they were written, in their order', { tags: ['spec-3.1'] }, () => {
    const { courses, weekendHolidays, holidays, builders, racing } = navigation
    const slugs = (items: readonly { slug?: string | undefined }[]) => items.map((it) => it.slug)
    const sent = props.navigationData

    expect(Object.keys(sent).toSorted()).toEqual([
      'builders',
      'courses',
      'holidays',
      'racing',
      'weekendHolidays',
    ])
    expect(Object.entries(sent.courses).map(([key, items]) => [key, slugs(items)])).toEqual([
      ['practical', slugs(courses.practical)],
      ['theory', slugs(courses.theory)],
      ['oneDay', slugs(courses.oneDay)],
      ['otherCourses', slugs(courses.otherCourses)],
      ['online', slugs(courses.online)],
    ])
    expect(slugs(sent.weekendHolidays)).toEqual(slugs(weekendHolidays))
    expect(slugs(sent.holidays)).toEqual(slugs(holidays))
    expect(slugs(sent.builders)).toEqual(slugs(builders))
    expect(slugs(sent.racing)).toEqual([...slugs(racing), undefined, undefined])
  })

  it('has what the offers say of themselves', { tags: ['spec-3.2'] }, () => {
    expect(itemOf('arc-rally')).toEqual({
      menuable_type: 'holiday',
      className: 'holiday',
      tag_id: 19,
      ...namesOf('holiday', 'arc-rally'),
    })
    expect(itemOf('biscay-crossing')).toEqual({
      className: 'holiday',
      ...namesOf('holiday', 'biscay-crossing'),
    })
    expect(itemOf('rya-competent-crew')).toEqual({
      menuable_type: 'course',
      className: 'course',
      ...namesOf('course', 'rya-competent-crew'),
    })
  })

  it('may name a route or an address instead', { tags: ['spec-3.2'] }, () => {
    expect(props.navigationData.racing.slice(-2)).toMatchObject([knots, blog])
  })

  function itemOf(slug: string): MenuItem | undefined {
    const { courses, builders, racing } = props.navigationData
    return [...courses.practical, ...builders, ...racing].find((item) => item.slug === slug)
  }

  function namesOf(className: 'course' | 'holiday', slug: string) {
    const { name, short_menu_name } = offerFile({ className, slug })
    return { name, slug, menuable: { slug, short_menu_name } }
  }
})

describe('the header data', () => {
  const headerData = async (visitor = site.visitor()): Promise<unknown> =>
    (await visitor.get('/api/header-data')).json()

  it(
    'know nobody, and the sum of quantities',
    { tags: ['spec-1.1', 'spec-3.8', 'clar-3.8'] },
    async () => {
      const visitor = site.visitor()
      expect(await headerData(visitor)).toEqual({
        user: null,
        cartItems: 0,
        isAuthenticated: false,
      })

      await visitor.submit('/cart/items', { kind: 'product', sku: 'G158', quantity: '2' })
      await visitor.submit('/cart/items', { kind: 'online', sku: 'ON-ENS', quantity: '3' })
      expect(await headerData(visitor)).toEqual({
        user: null,
        cartItems: 5,
        isAuthenticated: false,
      })
    },
  )
})

describe('a product', () => {
  interface ProductFile extends Pick<Product, 'id' | 'name' | 'slug' | 'code' | 'image' | 'price'> {
    readonly short_menu_name: string
    readonly intro_description: string
    readonly description: readonly string[]
    readonly package_type: string
  }

  it(
    'has the names and the nesting of the specification',
    { tags: ['spec-3.7', 'clar-3.1', 'clar-3.2'] },
    async () => {
      const slug = 'rya-navigation-handbook'
      const file = fixture<ProductFile>(`products/${slug}.json`)
      const { id, name, code, image, price, short_menu_name, intro_description } = file

      const { product } = await site.props<{ product: Product }>(`/merchandise/${slug}`)
      expect(product).toEqual({
        id,
        name,
        slug,
        code,
        image,
        price,
        short_menu_name,
        intro_description,
        description: file.description.map((copy) => `<p>${copy}</p>`).join(''),
        has_vat: false,
        product_type_id: 3,
        package_type: { name: file.package_type },
        filter_image: '/images/products/crew-beanie-800.jpg',
        course_id: null,
        holiday_id: null,
        tags: [],
        course_detail: null,
        holiday_detail: null,
        product: null,
      })
    },
  )

  // No page sends these kinds whole.
  const products = allProducts(content)
  it.each([
    ['CR-DSP', { product_type_id: 1, course_id: 104, holiday_id: null, package_type: null }],
    ['WK-SOL', { product_type_id: 2, course_id: null, holiday_id: 201 }],
    ['MB-PC', { product_type_id: 2, tags: [{ id: 8 }, { id: 6 }] }],
    [
      'GV-SOL',
      {
        product_type_id: 4,
        product: { slug: 'sail-the-solent-weekend', image: '/images/art/solent-morning-800.jpg' },
      },
    ],
    [
      'GV-050',
      { product_type_id: 4, slug: 'gv-050', has_vat: false, package_type: null, product: null },
    ],
    ['ON-ENS', { product_type_id: 5, package_type: null }],
  ])('%s is of its type', { tags: ['spec-3.7', 'clar-3.2', 'clar-3.3'] }, (code, fields) => {
    expect(products.find((product) => product.code === code)).toMatchObject(fields)
  })

  it.each([
    ['CR-DSP', 'course', 'rya-day-skipper-practical'],
    ['WK-SOL', 'holiday', 'sail-the-solent-weekend'],
  ] as const)('%s says what its offer says', { tags: ['spec-3.7'] }, (code, className, slug) => {
    const { intro_description } = offerFile({ className, slug })

    expect(products.find((product) => product.code === code)).toMatchObject({
      intro_description,
      [`${className}_detail`]: { intro_description },
    })
  })
})

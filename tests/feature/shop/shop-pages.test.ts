import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type {
  GiftVouchersPageProps,
  MerchandisePageProps,
  ProductPageProps,
} from '#server/props/shop.ts'
import { content } from '../../support/catalogue.ts'
import { headOf, pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const addresses = [
  '/merchandise',
  '/merchandise?kind=book',
  '/merchandise?kind=chart',
  '/gift-vouchers',
  ...[...content.products.keys()].map((slug) => `/merchandise/${slug}`),
]

const site = siteOfFile({ render: renderPage })
const { document: documentAt, props: propsAt } = pagesOf(site)

const shopAt = (query = '') => propsAt<MerchandisePageProps>(`/merchandise${query}`)
const productAt = (slug: string) => propsAt<ProductPageProps>(`/merchandise/${slug}`)
const textOf = (facts: ProductPageProps['posting'], term: string) =>
  facts.find((fact) => fact.term === term)?.text

describe('every page of the shop', () => {
  it('has one first heading, and a title and a description that no other has', async () => {
    const pages = await Promise.all(addresses.map(documentAt))
    const titles = new Set(pages.map((page) => headOf(page).title))
    const descriptions = new Set(pages.map((page) => headOf(page).description))

    expect(titles.size).toBe(addresses.length)
    expect(descriptions.size).toBe(addresses.length)
    expect(titles).not.toContain('')
    expect(descriptions).not.toContain(undefined)
    const headings = pages.map((page) => page.querySelectorAll('h1').length)
    expect(new Set(headings)).toEqual(new Set([1]))
  })
})

describe('the shop', () => {
  it('has everything, and says how many things that is', async () => {
    const { products, countText, kinds } = await shopAt()

    expect(products).toHaveLength(12)
    expect(countText).toBe('12 things for sale')
    expect(kinds.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Everything 12',
      'Books 6',
      'Charts 1',
      'Stationery 1',
      'Kit 1',
      'Clothing 3',
    ])
  })

  it('narrows itself to one kind by its address', async () => {
    const { products, countText, kinds } = await shopAt('?kind=clothing')

    expect(products.map(({ product }) => product.code)).toEqual(['SL-GLOVE', 'SL-BEAN', 'SL-KIDS'])
    expect(countText).toBe('3 pieces of clothing')
    expect(kinds.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual(['Clothing'])
  })

  it('does so by plain links, and shows its pictures without scripts', async () => {
    const page = await documentAt('/merchandise?kind=clothing')

    expect(page.querySelector('#shop a[href="/merchandise?kind=book"]')).not.toBeNull()
    expect(page.querySelectorAll('#shop article noscript img')).toHaveLength(3)
  })

  it.each(['?kind=anchors', '?kind=', '?kind=book&kind=chart', '?colour=red'])(
    'has everything where the address asks for nothing that it knows: %s',
    async (query) => {
      expect((await shopAt(query)).products).toHaveLength(12)
      const { canonical } = headOf(await documentAt(`/merchandise${query}`))
      expect(canonical).toBe(`${site.origin}/merchandise`)
    },
  )

  it('names one kind in its title, under an address of its own', async () => {
    expect(headOf(await documentAt('/merchandise?kind=book'))).toMatchObject({
      title: 'The shop: Books | Saltlark',
      canonical: `${site.origin}/merchandise?kind=book`,
    })
  })

  it('tells what posting costs, by the size of the package', async () => {
    const { posting } = await shopAt()

    expect(textOf(posting, 'To an address in the UK')).toBe(
      'Letter £1.95, large letter £2.95, small parcel £4.95, medium parcel £7.95, tube £6.95',
    )
    expect(textOf(posting, 'Several things together')).toContain('£60.00 or more are posted free')
  })
})

describe('the page of a product', () => {
  it('says that books go abroad, and other things do not', async () => {
    const book = await productAt('rya-vhf-handbook')
    const beanie = await productAt('crew-beanie')

    expect(textOf(book.posting, 'To the rest of Europe')).toMatch(/^£9\.95\. /)
    expect(textOf(beanie.posting, 'To the rest of Europe')).toMatch(/^We cannot post this abroad/)
  })

  it('leads to the courses that use it, with their length and price', async () => {
    const { courses } = await productAt('rya-day-skipper-handbook-sail')

    expect(courses).toEqual([
      {
        name: 'RYA Day Skipper practical',
        href: '/rya-courses/rya-day-skipper-practical',
        note: '5 days, from £715.00',
      },
      {
        name: 'RYA Day Skipper theory',
        href: '/rya-courses/rya-day-skipper-theory',
        note: '6 days, £495.00',
      },
    ])
  })

  it('says how to buy it by telephone and e-mail, with the code to quote', async () => {
    const { buy } = await productAt('rya-vhf-handbook')

    expect(buy.text).toContain('01632 960 214')
    expect(buy.text).toContain('hello@saltlark.example')
    expect(buy.text).toContain('quote G31')
  })

  it('is not found under a name that nothing has', async () => {
    const response = await site.visitor().get('/merchandise/left-handed-winch')

    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page not found')
  })
})

describe('the gift vouchers', () => {
  it('lead to what each is for', async () => {
    const { vouchers } = await propsAt<GiftVouchersPageProps>('/gift-vouchers')

    expect(vouchers.map(({ product, spentOn }) => [product.code, spentOn?.href ?? null])).toEqual([
      ['GV-050', null],
      ['GV-100', null],
      ['GV-250', null],
      ['GV-SOL', '/sailing-weekends/sail-the-solent-weekend'],
      ['GV-SY', '/rya-courses/rya-start-yachting'],
      ['GV-GAF', '/classic-sailing/gaff-cutter-day-sail'],
    ])
  })

  it('say how long they last, how they arrive and what that costs', async () => {
    const { rules } = await propsAt<GiftVouchersPageProps>('/gift-vouchers')

    expect(textOf(rules, 'How long it lasts')).toBe('24 months from the day on which you buy it')
    expect(textOf(rules, 'By e-mail')).toMatch(/^Free/)
    expect(textOf(rules, 'By post')).toBe('A printed card, £1.95. Posted within two working days')
    expect(textOf(rules, 'What is left over')).toMatch(/^Stays on its code/)
  })
})

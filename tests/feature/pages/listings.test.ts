import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { routes } from '#routes/index.ts'
import { pageSize } from '#server/catalogue/listing/listing.ts'
import { listings } from '#server/catalogue/listing/listings.ts'
import type { ListingName } from '#server/catalogue/listing/listings.ts'
import type { ListingPageProps } from '#server/props/listing-page.ts'
import { headOf, pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ render: renderPage })
const { document: open, props } = pagesOf(site)
const propsAt = (address: string) => props<ListingPageProps>(address)

const names = Object.keys(listings) as ListingName[]

const cardsIn = (document: Document) => [...document.querySelectorAll('#results article h3')]
const countIn = (document: Document) =>
  document.querySelector('#results [role=status]')?.textContent

describe('a list of offers', () => {
  it.each(names)('at %s has its cards and how many they are', async (name) => {
    const document = await open(routes[name].uri)

    const cards = cardsIn(document)
    expect(cards.length).toBeGreaterThan(0)
    const count = Number.parseInt(countIn(document) ?? '')
    expect(Math.min(count, pageSize)).toBe(cards.length)
  })

  it('stands before what staff wrote about it', async () => {
    const document = await open('/rya-courses/practical')
    const headings = [...document.querySelectorAll('main h2')].map(({ id }) => id)

    expect(headings).toContain('results-title')
    expect(headings.at(-1)).not.toBe('results-title')
  })

  it('shows when and where an offer is next to be had, and for how much', async () => {
    const { offers } = await propsAt('/sailing-weekends?sort=date')

    expect(offers.length).toBeGreaterThan(3)
    expect(offers[0]?.dates.when).toMatch(/^\w+day \d+ \w+, 20\d\d, \w/)
    expect(offers[0]?.card.priceRange).toMatch(/£\d+\.\d\d/)
  })

  it('shows the next date in the month that was chosen, at the lowest price there', async () => {
    const { offers, listing } = await propsAt('/sailing-weekends?month=2027-09&price=to-400')

    expect(listing.total).toBeGreaterThan(0)
    for (const { card, dates } of offers) {
      expect(dates.when).toContain('September, 2027')
      expect(card.priceRange).toMatch(/^(?:from )?£[1-4]\d\d\.\d\d$/)
    }
  })

  it('says when a date comes on sale that is not yet', async () => {
    const { offers } = await propsAt('/rya-courses/practical?month=2028-04')

    expect(offers.map(({ dates }) => dates.note)).toContain('On sale from Monday 1 February, 2027')
  })

  it('has a price from which its dates cost, where some cost less than others', async () => {
    const { offers } = await propsAt('/rya-courses/practical')

    const prices = offers.map(({ card }) => card.priceRange ?? '')
    expect(prices.some((price) => price.startsWith('from £'))).toBe(true)
    expect(prices.some((price) => price.startsWith('£'))).toBe(true)
  })

  it('says that an online course begins on any day', async () => {
    const { offers, datesHref } = await propsAt('/rya-courses/online')

    expect(offers.map(({ dates }) => dates.when)).toContain('Begin on any day')
    expect(datesHref).toBeNull()
  })

  it('leads to the dates of what it lists', async () => {
    const datesAt = async (address: string) => (await propsAt(address)).datesHref

    expect(await datesAt('/sailing-holidays/mile-builder')).toBe('/events?tag=8')
    expect(await datesAt('/rya-courses/beginner')).toBe('/events?kind=course&level=beginner')
  })

  it('names the pages above it', async () => {
    const document = await open('/rya-courses/practical')

    const crumbs = document.querySelector('nav[aria-label=Breadcrumb]')
    expect([...(crumbs?.querySelectorAll('a') ?? [])].map(hrefOf)).toEqual(['/', '/rya-courses'])
  })

  it('is one list at two addresses, of which the first stands for both', async () => {
    const document = await open('/breaks/yacht-racing')

    expect(headOf(document).canonical).toBe(`${site.origin}/sailing-holidays/yacht-racing`)
  })
})

describe('a list without JavaScript', () => {
  it.each([
    [
      'a weekend under £400',
      'View All Sailing Weekends',
      ['Up to £400', 'Price'],
      /Next: .* 20\d\d, .*£[1-3]\d\d\./s,
    ],
    [
      'the next mile builder',
      'View All Mile Builders',
      ['Intermediate', 'Next date'],
      /Intermediate.*Next: .* 20\d\d, /s,
    ],
  ])('has %s behind a link of a menu and two of its own', async (_, menu, links, words) => {
    let document = await open(hrefOf(linkCalled(await open('/'), menu, '#main-menu a')))
    for (const label of links) {
      document = await open(hrefOf(linkCalled(document, label, '[role=search] nav a')))
    }

    expect(document.querySelector('#results article')?.textContent).toMatch(words)
  })

  it('is narrowed by links, and shows what was chosen', async () => {
    const document = await open('/rya-courses')
    const link = linkCalled(document, 'Novice')

    const narrowed = await open(hrefOf(link))

    expect(countIn(narrowed)).toBe(`${/\d+/.exec(link.textContent)?.[0]} courses`)
    expect(linkCalled(narrowed, 'Novice').getAttribute('aria-current')).toBe('true')
    expect(linkCalled(narrowed, 'Novice').textContent).toContain('Chosen: Novice')
    expect(chipsIn(narrowed)).toEqual(['Without Novice'])
  })

  it('is sorted by links', async () => {
    const document = await open('/rya-courses?sort=name')
    const names = cardsIn(document).map(({ textContent }) => textContent)

    expect(names).toEqual(names.toSorted((one, two) => one.localeCompare(two, 'en-GB')))
    const orders = textsIn(document, 'nav[aria-label="Sort by"] a')
    expect(orders).toEqual(['Recommended', 'Next date', 'Price', 'Length', 'Name'])
    expect(document.querySelector('nav[aria-label="Sort by"] [aria-current]')?.textContent).toBe(
      'Name',
    )
  })

  it('names the nearest where nothing has all that was chosen', async () => {
    const document = await open('/rya-courses?level=beginner&length=8-14&price=to-100')

    expect(countIn(document)).toBe('No courses')
    expect(document.querySelector('#results')?.textContent).toContain(
      'No courses have all that you chose.',
    )
    expect(cardsIn(document).length).toBeGreaterThan(0)
  })
})

it.each([
  '?level=captain&month=2027-13&price=-1&sort=tide&page=0',
  '?level[$ne]=1&level[]=beginner&__proto__[a]=b&constructor=1',
  '?place=%3Cscript%3Ealert(1)%3C/script%3E&sort=%22onload=%22',
  '?%00=%00&level=%F0%9F%9B%A5',
])('a list at an address that makes no sense is a list all the same: %s', async (query) => {
  const document = await open(`/rya-courses${query}`)

  expect(cardsIn(document).length).toBeGreaterThan(0)
  expect(document.querySelector('main script')).toBeNull()
})

describe('a list as search engines see it', () => {
  it.each([
    ['', '', 'index, follow'],
    ['?sort=price&level=beginner', '?level=beginner', 'index, follow'],
    ['?length=5-7&level=beginner', '?level=beginner&length=5-7', 'noindex, follow'],
  ])('%s has the canonical query %s and is %s', async (query, canonical, robots) => {
    const document = await open(`/rya-courses${query}`)

    const head = { canonical: `${site.origin}/rya-courses${canonical}`, robots }
    expect(headOf(document)).toMatchObject(head)
  })

  it('has a title that says what was chosen, and on which page it is', async () => {
    const document = await open('/rya-courses?level=beginner')
    const second = await open('/rya-courses?page=2')

    expect(document.title).toBe('RYA sailing courses: Novice | Saltlark')
    expect(second.title).toMatch(/^RYA sailing courses: page 2 of \d \| Saltlark$/)
  })
})

function hrefOf(link: Element | null | undefined): string {
  return link?.getAttribute('href') ?? ''
}

function chipsIn(document: Document) {
  return textsIn(document, 'ul[aria-label=Chosen] a')
}

function textsIn(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

function linkCalled(document: Document, label: string, where = 'main details a'): Element {
  const links = [...document.querySelectorAll(where)]
  const link = links.find(({ textContent }) => textContent.includes(label))
  if (!link) throw new Error(`There is no link '${label}'.`)
  return link
}

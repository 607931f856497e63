import { compile } from 'tailwindcss'
import { beforeAll, describe, expect, it } from 'vitest'
import tailwindConfig from '../../../tailwind.config.ts'
import { homeDocument } from '../support/home-document.ts'
import { content } from '../support/home.ts'
import { linkNamed, linksOf, only, panelOf, textOf, textsOf } from '../support/reading.ts'

let header: HTMLElement
let document: Document

beforeAll(async () => {
  document = await homeDocument()
  header = only(document, 'header')
})

describe('2. Header: desktop top bar', () => {
  it.each([
    ['About us', '/about-saltlark'],
    ['Find Your Level', '/level-finder/1'],
    ['Contact Us', '/contact-us'],
    ['Satisfaction Guarantee', '/saltlark-triple-s-guarantee'],
  ])('%s leads to %s', (text, href) => {
    expect(linkNamed(header, text).getAttribute('href')).toBe(href)
  })

  it('has an Information dropdown', () => {
    expect(panelOf(document, 'Information').textContent).toContain('From the Blog')
  })

  it('has the contact e-mail and the phone number', () => {
    const { company } = content
    const links = linksOf(only(header, 'address'))

    expect(links).toEqual([
      [company.email, `mailto:${company.email}`],
      [company.phone, company.phone_link],
    ])
  })
})

describe('2. Header: desktop main nav', () => {
  it('has the drop-downs RYA Courses to Adventures, plus a D of E link', () => {
    const row = textsOf(only(header, '#main-menu > ul'), ':scope > li > :is(button, a)')

    expect(row).toEqual([
      'RYA Courses',
      'Sailing Weekends',
      'Sailing Holidays',
      'Mile Builders',
      'Racing',
      'Adventures',
      'D of E',
    ])
    expect(linkNamed(header, 'D of E').getAttribute('href')).toBe(
      '/duke-of-edinburgh-awards-sailing',
    )
  })

  it('has a user-icon menu', () => {
    const button = [...header.querySelectorAll('button')].find((it) => textOf(it) === 'Account')

    expect(button?.querySelector('svg')).not.toBeNull()
    expect(button?.getAttribute('aria-expanded')).toBe('false')
  })

  it('has a cart icon', () => {
    const cart = linkNamed(header, 'Cart')

    expect(cart.getAttribute('href')).toBe('/cart')
    expect(cart.querySelector('svg')).not.toBeNull()
  })

  it('clarification: a search link stands beside the cart', () => {
    expect(linkNamed(header, 'Search').getAttribute('href')).toBe('/search')
  })

  it('clarification: desktop header from 1024 px, below it the slide-in menu', () => {
    const opener = [...header.querySelectorAll('button')].find(
      (it) => textOf(it) === 'Open the menu',
    )

    expect(tailwindConfig.theme.screens.lg).toBe(`${1024 / 16}em`)
    expect([...only(header, '#main-menu').classList]).toEqual(
      expect.arrayContaining(['hidden', 'lg:block']),
    )
    expect(opener?.closest('li')?.classList).toContain('lg:hidden')
  })

  it('clarification: the header is absolute over the hero at the top of the home page', () => {
    expect(header.classList).toContain('absolute')
    expect(header.querySelectorAll('.fixed:not(dialog)')).toHaveLength(0)
  })
})

describe('2. Header without JavaScript', () => {
  it('clarification: the user menu is a noscript list of links', () => {
    const links = linksOf(only(header, 'noscript ul[aria-label="Account"]'))

    expect(links.map(([text]) => text)).toEqual(['Sign In', 'Register'])
  })

  it('clarification: the Loading text is hidden by @media (scripting: none)', async () => {
    const loading = [...header.querySelectorAll('li')].find((it) => textOf(it) === 'Loading...')
    const { build } = await compile('@tailwind utilities;')

    expect(loading?.classList).toContain('noscript:hidden')
    expect(build(['noscript:hidden'])).toContain('@media (scripting: none)')
  })
})

describe('2. Header: the strip under it', () => {
  it('clarification: it reads in this order', () => {
    const strip = only(header, 'ul[aria-label="Why people sail with us"]')

    expect(textsOf(strip, 'li')).toEqual([
      'Flexible Dates',
      'Expert Training',
      'RYA-Certified',
      'Competitive Pricing',
    ])
  })
})

describe('2. Header: the logo', () => {
  it('is the normal one out of season', () => {
    expect(logoOf(document)).toBe('/images/brand/mark-white.svg')
  })

  it('a seasonal logo replaces the normal logo when the seasonal check is true', async () => {
    const inSeason = await homeDocument({ props: { isSeasonal: true } })

    expect(logoOf(inSeason)).toBe('/images/brand/mark-season.svg')
  })
})

function logoOf(page: Document): string | null | undefined {
  return page.querySelector('header a[href="/"] img')?.getAttribute('src')
}

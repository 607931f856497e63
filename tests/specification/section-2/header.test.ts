import { beforeAll, describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { openedSite } from '../support/opened-site.ts'
import { linkNamed, linksOf, only, textOf, textsOf } from '../support/reading.ts'

const site = openedSite()
let page: Document
let header: HTMLElement
beforeAll(async () => {
  page = await site.document('/search?q=knots')
  header = only(page, 'header')
})

describe('2. Header: top bar', () => {
  it(
    'has its links, the Information dropdown, e-mail and phone number, in this order',
    { tags: ['spec-1.5', 'spec-2.15', 'clar-1.7', 'clar-1.14', 'clar-1.16'] },
    () => {
      const row = only(header, 'nav[aria-label="About and contact"] > ul')

      expect(textsOf(row, ':scope > li > :is(a, button)')).toEqual([
        'About us',
        'Find Your Level',
        'Contact Us',
        'Satisfaction Guarantee',
        'Information',
      ])
      expect(linksOf(row).slice(0, 4)).toEqual([
        ['About us', '/about-saltlark'],
        ['Find Your Level', '/level-finder/1'],
        ['Contact Us', '/contact-us'],
        ['Satisfaction Guarantee', '/saltlark-triple-s-guarantee'],
      ])
      expect(linksOf(only(header, 'address'))).toEqual([
        ['hello@saltlark.example', 'mailto:hello@saltlark.example'],
        ['01632 960 214', 'tel:+441632960214'],
      ])
    },
  )
})

describe('2. Header: main nav', () => {
  it(
    'has six drop-downs and the D of E link, in this order',
    { tags: ['spec-2.16', 'clar-1.7', 'clar-1.14'] },
    () => {
      const row = only(header, '#main-menu > ul')

      expect(textsOf(row, ':scope > li > button[aria-expanded][aria-controls]')).toEqual([
        'RYA Courses',
        'Sailing Weekends',
        'Sailing Holidays',
        'Mile Builders',
        'Racing',
        'Adventures',
      ])
      expect(linksOf(row).at(-1)).toEqual(['D of E', '/duke-of-edinburgh-awards-sailing'])
      expect(textOf(row.lastElementChild)).toBe('D of E')
    },
  )

  it('ends in the icons of search, account and cart', { tags: ['spec-2.16', 'clar-1.16'] }, () => {
    const icons = [...only(header, 'ul:has(> li > a[href="/cart"])').children].slice(0, 3)

    expect(icons.map((item) => textOf(only(item, ':scope > :is(a, button)')))).toEqual([
      'Search',
      'Account',
      'Cart',
    ])
    expect(icons.filter((item) => !item.querySelector('.icon'))).toEqual([])
    expect(linkNamed(header, 'Search').getAttribute('href')).toBe('/search')
    expect(linkNamed(header, 'Cart').getAttribute('href')).toBe('/cart')
  })
})

describe('2. Header: account, without JavaScript', () => {
  const here = `?intended=${encodeURIComponent('/search?q=knots')}`

  it(
    'offers Sign In and Register, with the way back to this page',
    { tags: ['spec-2.14', 'spec-2.18', 'spec-6.1', 'clar-1.4', 'clar-1.13', 'clar-1.18'] },
    async () => {
      expect(linksOf(only(header, 'noscript ul[aria-label="Account"]'))).toEqual([
        ['Sign In', `/login${here}`],
        ['Register', `/register${here}`],
      ])
      expect((await site.get(`/login${here}`)).status).toBe(200)
    },
  )

  it(
    'offers account, profile and Sign out to somebody signed in',
    { tags: ['spec-2.17', 'spec-6.1', 'clar-1.13', 'clar-1.18'] },
    async () => {
      const { visitor } = await signedInCustomer(site.running())
      const list = only(await site.document('/faq', visitor), 'noscript ul[aria-label="Account"]')

      expect(textsOf(list, 'li')).toEqual(['Your Account', 'Your Profile', 'Sign out'])
      expect(linksOf(list)).toEqual([
        ['Your Account', '/dashboard'],
        ['Your Profile', '/user/profile'],
      ])
      expect(only(list, 'form[method="post"]').getAttribute('action')).toBe('/logout')
    },
  )
})

describe('2. Header: strip', () => {
  it('has the four selling points', { tags: ['spec-1.4', 'clar-1.5', 'clar-1.14'] }, () => {
    const strip = only(header, 'ul[aria-label="Why people sail with us"]')

    expect(header.querySelectorAll('ul')).toContain(strip)
    expect(textsOf(strip, 'li')).toEqual([
      'Flexible Dates',
      'Expert Training',
      'RYA-Certified',
      'Competitive Pricing',
    ])
  })
})

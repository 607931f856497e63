// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerHeaderData } from '../../support/header-data.ts'
import { ada } from '../support/header-visitors.ts'
import { openFrame } from '../support/opened-home.ts'
import { linkNamed, linksOf, listUnder, only, textOf, textsOf } from '../support/reading.ts'
import { setWidth } from '../support/screen.ts'

beforeEach(() => setWidth(390))

function openMenu(url = '/'): HTMLElement {
  openFrame(url)
  const opener = [...document.querySelectorAll('button')].find(
    (button) => textOf(button) === 'Open the menu',
  )
  if (!opener) throw new Error('Nothing opens the mobile menu.')
  fireEvent.click(opener)
  return only(document, 'dialog[aria-label="Menu"]')
}

const accountLinks = (menu: HTMLElement) => textsOf(menu, 'nav + ul > li')

describe('2. Mobile menu', () => {
  it('is a slide-in menu with accordions', () => {
    const menu = openMenu()

    expect(menu.hasAttribute('open')).toBe(true)
    expect(textsOf(menu, 'h2 button')).toEqual([
      'RYA Courses',
      'Sailing Weekends',
      'Sailing Holidays',
      'Mile Builders',
      'Racing',
      'D of E',
      'Adventures',
      'Information',
    ])
  })

  it('RYA Courses has the groups Practical, Theory, One Day, Other Courses, Online', () => {
    expect(textsOf(openMenu(), 'nav > div:first-child h3 button')).toEqual([
      'Practical',
      'Theory',
      'One Day',
      'Other Courses',
      'Online',
    ])
  })

  it('Information has Company', () => {
    expect(linksOf(listUnder(openMenu(), 'Company'))).toEqual([
      ['About Us', '/about-saltlark'],
      ['Our Yachts', '/our-sailing-yachts'],
      ['Triple S Guarantee', '/saltlark-triple-s-guarantee'],
      ['Gift Vouchers', '/gift-vouchers'],
      ['Golden Vanity', '/golden-vanity'],
    ])
  })

  it('Information has Resources (Sailing Resources, Books)', () => {
    const names = linksOf(listUnder(openMenu(), 'Resources')).map(([text]) => text)

    expect(names).toEqual(expect.arrayContaining(['Sailing Resources', 'Books']))
  })

  it("clarification: 'Sailing Resources' leads to web.info.learn, 'Books' to merchandise", () => {
    const list = listUnder(openMenu(), 'Resources')

    expect(linkNamed(list, 'Sailing Resources').getAttribute('href')).toBe('/why-learn-to-sail')
    expect(linkNamed(list, 'Books').getAttribute('href')).toBe('/merchandise')
  })

  it('clarification: Dates and prices is in the Information menu', () => {
    const list = listUnder(openMenu(), 'Resources')

    expect(linkNamed(list, 'Dates and prices').getAttribute('href')).toBe('/events')
  })
})

describe('2. Mobile menu: account', () => {
  it('signed in: My Account, Your Profile, Sign out', async () => {
    answerHeaderData(ada)
    const menu = openMenu()

    await waitFor(() =>
      expect(accountLinks(menu)).toEqual(['My Account', 'Your Profile', 'Sign out']),
    )
  })

  it('signed out: Create an account, Sign in', async () => {
    const menu = openMenu()

    await waitFor(() => expect(accountLinks(menu)).toEqual(['Create an account', 'Sign in']))
  })

  it('clarification: both carry ?intended= with the path and query of the page', async () => {
    const menu = openMenu('/?by=date')

    await waitFor(() => linkNamed(menu, 'Sign in'))
    expect(linkNamed(menu, 'Sign in').getAttribute('href')).toBe('/login?intended=%2F%3Fby%3Ddate')
    expect(linkNamed(menu, 'Create an account').getAttribute('href')).toBe(
      '/register?intended=%2F%3Fby%3Ddate',
    )
  })
})

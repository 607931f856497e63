import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SharedProps } from '#server/props/shared.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { openedSite } from '../support/opened-site.ts'
import { linksOf, listUnder, only, textOf, textsOf } from '../support/reading.ts'
import { besideWindow } from '../support/window.ts'

// The browser makes this menu, of what the site answers a page and the call for the header's data.
besideWindow()
const site = openedSite()
const patience = { timeout: 15_000 }

let menu: HTMLElement
let close: () => void
beforeAll(async () => {
  menu = await openMenu('/search?q=knots')
})
afterAll(() => close())

async function openMenu(path: string, visitor = site.visitor()): Promise<HTMLElement> {
  // These look for a window when they are read.
  const { cleanup, fireEvent } = await import('@testing-library/react')
  const { renderPage } = await import('../../support/render-page.tsx')
  const { SiteLayout } = await import('#js/layouts/site-layout.tsx')
  const props = await site.props<SharedProps>(path, visitor)
  close = () => {
    cleanup()
    vi.unstubAllGlobals()
  }
  vi.stubGlobal('fetch', (address: string) =>
    visitor.get(new URL(address, site.running().origin).pathname),
  )
  renderPage({ content: null, url: path, props }, { layout: SiteLayout })
  const buttons = [...document.querySelectorAll('button')]
  const opener = buttons.find((button) => textOf(button) === 'Open the menu')
  if (!opener) throw new Error('Nothing opens the slide-in menu.')
  fireEvent.click(opener)
  return only(document, 'dialog[aria-label="Menu"][open]')
}

const account = () => only(menu, 'nav + ul')

describe('2. Mobile menu', () => {
  it('has its accordions, in this order', { tags: ['spec-2.20', 'clar-1.14'] }, () => {
    expect(textsOf(menu, 'h2 > button[aria-expanded]')).toEqual([
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

  it('RYA Courses has five groups', { tags: ['spec-2.20', 'clar-1.12'] }, () => {
    expect(textsOf(menu, 'nav > div:first-child h3 > button').join()).toBe(
      'Practical,Theory,One Day,Other Courses,Online',
    )
  })

  it('Information has Company', { tags: ['spec-2.21', 'clar-1.14'] }, () => {
    expect(linksOf(listUnder(menu, 'Company'))).toEqual([
      ['About Us', '/about-saltlark'],
      ['Our Yachts', '/our-sailing-yachts'],
      ['Triple S Guarantee', '/saltlark-triple-s-guarantee'],
      ['Gift Vouchers', '/gift-vouchers'],
      ['Golden Vanity', '/golden-vanity'],
    ])
  })

  it('and Resources', { tags: ['spec-2.21', 'clar-1.15', 'clar-1.16'] }, () => {
    expect(linksOf(listUnder(menu, 'Resources'))).toEqual([
      ['Dates and prices', '/events'],
      ['Sailing Resources', '/why-learn-to-sail'],
      ['Books', '/merchandise'],
    ])
  })

  it(
    'leads somebody signed out to an account, and back to the page',
    { tags: ['spec-2.14', 'spec-2.23', 'clar-1.4', 'clar-1.13'] },
    async () => {
      await vi.waitFor(
        () =>
          expect(linksOf(account())).toEqual([
            ['Create an account', '/register?intended=%2Fsearch%3Fq%3Dknots'],
            ['Sign in', '/login?intended=%2Fsearch%3Fq%3Dknots'],
          ]),
        patience,
      )
    },
  )

  it('leads somebody signed in to theirs', { tags: ['spec-2.22', 'clar-1.13'] }, async () => {
    close()
    const { visitor } = await signedInCustomer(site.running())
    menu = await openMenu('/faq', visitor)

    await vi.waitFor(() => expect(linksOf(account())).toHaveLength(2), patience)
    expect(textsOf(account(), 'li')).toEqual(['My Account', 'Your Profile', 'Sign out'])
    expect(linksOf(account())).toEqual([
      ['My Account', '/dashboard'],
      ['Your Profile', '/user/profile'],
    ])
  })
})

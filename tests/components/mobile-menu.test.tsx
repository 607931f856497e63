import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anonymousHeaderData, loadingHeaderData } from '#js/hooks/use-header-data.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { MobileMenu } from '#js/layouts/header/mobile-menu.tsx'
import { hands } from '../support/hands.ts'
import { showWidth } from '../support/jsdom-gaps.ts'
import { renderPage } from '../support/render-page.tsx'

const customer: HeaderData = {
  status: 'authenticated',
  user: { id: '1', name: 'Ada', email: 'ada@example.com' },
  cartItems: 0,
}

beforeEach(() => showWidth('narrow'))

async function openMenu(visitor: HeaderData = anonymousHeaderData, url = '/') {
  const rendered = renderPage(
    { content: null, url },
    { layout: () => <MobileMenu visitor={visitor} /> },
  )
  await hands.click(opener())
  return rendered
}

function opener(): HTMLElement {
  return screen.getByText('Open the menu').closest('button') ?? document.body
}

function drawer() {
  return within(screen.getByRole('dialog', { name: 'Menu' }))
}

function accountLinks(): string[] {
  const lists = drawer().getAllByRole('list')
  return [...(lists.at(-1)?.children ?? [])].map((item) => item.textContent)
}

describe('the slide-in menu', () => {
  it('has the accordions of the specification, the courses open', async () => {
    await openMenu()

    const titles = drawer().getAllByRole('heading', { level: 2 })

    expect(titles.map((title) => title.textContent)).toEqual([
      'RYA Courses',
      'Sailing Weekends',
      'Sailing Holidays',
      'Mile Builders',
      'Racing',
      'D of E',
      'Adventures',
      'Information',
    ])
    expect(drawer().getByRole('button', { name: 'RYA Courses' }).ariaExpanded).toBe('true')
  })

  it('groups the courses, the practical ones open', async () => {
    await openMenu()

    const groups = drawer().getAllByRole('heading', { level: 3 })

    expect(groups.map((group) => group.textContent)).toEqual([
      'Practical',
      'Theory',
      'One Day',
      'Other Courses',
      'Online',
    ])
    expect(drawer().getByRole('link', { name: 'Day Skipper' })).toBeDefined()
  })

  it('has the company and resources under Information', async () => {
    await openMenu()

    await hands.click(drawer().getByRole('button', { name: 'Information' }))
    const company = drawer()
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    await hands.click(drawer().getByRole('button', { name: 'Resources' }))
    const resources = drawer()
      .getAllByRole('listitem')
      .map((item) => item.textContent)

    expect(company.slice(0, 5)).toEqual([
      'About Us',
      'Our Yachts',
      'Triple S Guarantee',
      'Gift Vouchers',
      'Golden Vanity',
    ])
    expect(resources.slice(0, 3)).toEqual(['Dates and prices', 'Sailing Resources', 'Books'])
    expect(drawer().getByRole('link', { name: 'Books' }).getAttribute('href')).toBe('/merchandise')
    expect(drawer().getByRole('link', { name: 'Sailing Resources' }).getAttribute('href')).toBe(
      '/why-learn-to-sail',
    )
  })
})

describe('the account in the slide-in menu', () => {
  it('is loading at first', async () => {
    await openMenu(loadingHeaderData)

    expect(accountLinks()).toEqual(['Loading...'])
  })

  it('can be created or signed in to, and remembers the page', async () => {
    await openMenu(anonymousHeaderData, '/faq')

    expect(accountLinks()).toEqual(['Create an account', 'Sign in'])
    expect(drawer().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?intended=%2Ffaq',
    )
  })

  it('is there for a customer', async () => {
    await openMenu(customer)

    expect(accountLinks()).toEqual(['My Account', 'Your Profile', 'Sign out'])
  })
})

describe('opening and closing the slide-in menu', () => {
  it('says whether it is open', async () => {
    await openMenu()
    expect(opener().ariaExpanded).toBe('true')

    await hands.click(drawer().getByRole('button', { name: 'Close the menu' }))

    expect(opener().ariaExpanded).toBe('false')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('gives the focus back to its opener', async () => {
    await openMenu()

    await hands.click(drawer().getByRole('button', { name: 'Close the menu' }))

    expect(document.activeElement).toBe(opener())
  })

  it('closes by a press beside it', async () => {
    await openMenu()

    await hands.click(screen.getByRole('dialog'))

    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes when the browser closes it, as it does on Esc', async () => {
    await openMenu()

    screen.getByRole<HTMLDialogElement>('dialog').close()

    await waitFor(() => expect(opener().ariaExpanded).toBe('false'))
  })

  it('closes when another page comes', async () => {
    const { visit } = await openMenu()

    await visit({ content: null, url: '/faq' })

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.documentElement.classList).not.toContain('overflow-hidden')
  })

  it('keeps the page behind it from scrolling', async () => {
    await openMenu()
    expect(document.documentElement.classList).toContain('overflow-hidden')

    await hands.click(drawer().getByRole('button', { name: 'Close the menu' }))

    expect(document.documentElement.classList).not.toContain('overflow-hidden')
  })
})

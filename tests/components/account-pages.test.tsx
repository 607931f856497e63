import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Dashboard from '#js/pages/account/dashboard.tsx'
import Profile from '#js/pages/account/profile.tsx'
import type { DashboardProps, ProfileProps, SessionProps } from '#server/props/accounts.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

const ada = { name: 'Ada Winters', email: 'ada@example.com' }
describe('Your Account', () => {
  function renderDashboard(
    newsletter: 'subscribed' | 'waiting' | 'none' = 'none',
    held: Partial<DashboardProps> = {},
  ) {
    giveViewport()
    const stopNewsletterHref = newsletter === 'subscribed' ? '/mail/unsubscribe/a-token' : null
    const nothing = { orders: [], nextTrip: null }
    const content = (
      <Dashboard
        {...ada}
        newsletter={newsletter}
        stopNewsletterHref={stopNewsletterHref}
        {...nothing}
        {...held}
      />
    )
    return renderPage({ content, url: '/dashboard' })
  }

  const card = (name: string) => screen.getByRole('region', { name })

  it.each([
    ['Your next trip', 'See dates and prices', '/events'],
    ['Bookings', 'Call 01632 960 214', 'tel:+441632960214'],
    ['Orders', 'Look at the shop', '/merchandise'],
    ['Gift vouchers', 'About gift vouchers', '/gift-vouchers'],
  ])('says plainly what there is none of, and where to find it: %s', (name, words, href) => {
    renderDashboard()
    const link = within(card(name)).getByRole('link', { name: words })

    expect(card(name).textContent).toMatch(/Nothing|None/)
    expect(link.getAttribute('href')).toBe(href)
  })

  it('lists what was ordered, each with its page', () => {
    const order = { number: 'SL-1042', ordered: '4 December, 2026', statusLabel: 'Paid' }
    const total = { text: '£588.95', tone: 'plain' as const }
    renderDashboard('none', { orders: [{ ...order, total, href: '/orders/1?key=0' }] })

    const item = within(card('Orders')).getByRole('listitem')
    expect(item.textContent).toBe('Order SL-10424 December, 2026 · Paid£588.95')
    expect(within(item).getByRole('link').getAttribute('href')).toBe('/orders/1?key=0')
    expect(screen.queryByRole('region', { name: 'Bookings' })).toBeNull()
  })

  it('says when and where the next trip begins, and leads to its order', () => {
    const trip = { name: 'Competent Crew', when: 'Friday 5 March, 2027', place: 'Southampton' }
    renderDashboard('none', { nextTrip: { ...trip, href: '/orders/1?key=0' } })

    const next = within(card('Your next trip'))
    expect(next.getByText('Competent Crew')).toBeDefined()
    expect(next.getByText('Friday 5 March, 2027')).toBeDefined()
    expect(next.getByText('Southampton')).toBeDefined()
    expect(next.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
      '/orders/1?key=0',
    )
  })

  it.each([
    ['subscribed', /^NewsletterOnce a week to ada@example.com/, '/mail/unsubscribe/a-token'],
    ['waiting', /not confirmed: open our letter to ada@example.com/, undefined],
    ['none', /does not come to ada@example.com/, '#newsletter'],
  ] as const)(
    'says how the newsletter stands, and leads to what changes it: %s',
    (state, words, href) => {
      renderDashboard(state)

      expect(card('Newsletter').textContent).toMatch(words)
      const link = within(card('Newsletter')).queryByRole('link')
      expect(link?.getAttribute('href')).toBe(href)
    },
  )
})

const here: SessionProps = {
  id: '1',
  device: 'Chrome on Windows',
  address: '192.0.2.14',
  isThis: true,
  end: null,
  since: 'Signed in on 4 May, 2027',
  lastUsed: 'In use now',
}

const elsewhere: SessionProps = {
  id: '2',
  device: 'Safari on iPhone',
  address: '192.0.2.15',
  isThis: false,
  since: 'Signed in on 3 May, 2027',
  lastUsed: 'Last used 2 hours ago',
  end: { url: '/user/sessions/2', method: 'delete' },
}

const profile: ProfileProps = {
  ...ada,
  downloadHref: '/user/data',
  information: { url: '/user/profile-information', method: 'put' },
  password: { url: '/user/password', method: 'put' },
  sessions: [here, elsewhere],
  known: [],
  endOthers: { url: '/user/other-browser-sessions', method: 'delete' },
  deletion: { url: '/user', method: 'delete' },
}

describe('Your Profile', () => {
  const renderProfile = (props: Partial<ProfileProps> = {}) =>
    renderPage({ content: <Profile {...profile} {...props} />, url: '/user/profile' })

  it('offers to end all others only where there are others', () => {
    const { unmount } = renderProfile()
    expect(screen.getByRole('button', { name: 'Sign out and forget all others' })).toBeDefined()
    unmount()

    renderProfile({ sessions: [here] })
    expect(screen.queryByRole('button', { name: 'Sign out and forget all others' })).toBeNull()
    expect(screen.getByText('You are signed in nowhere else.')).toBeDefined()
  })
})

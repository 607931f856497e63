import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Dashboard from '#js/pages/account/dashboard.tsx'
import Profile from '#js/pages/account/profile.tsx'
import type { DashboardProps, ProfileProps, SessionProps } from '#server/props/accounts.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const ada = { name: 'Ada Winters', email: 'ada@example.com' }

describe('Your Account', () => {
  function renderDashboard(
    newsletter: 'subscribed' | 'waiting' | 'none' = 'none',
    held: Partial<DashboardProps> = {},
  ) {
    const stopNewsletterHref = newsletter === 'subscribed' ? '/mail/unsubscribe/a-token' : null
    const nothing = { ...ada, newsletter, stopNewsletterHref, orders: [], nextTrip: null }
    return renderPage({ content: <Dashboard {...nothing} {...held} />, url: '/dashboard' })
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

  it('lists what was ordered, and says when and where the next trip begins', () => {
    const href = '/orders/1?key=0'
    const order = { number: 'SL-1042', ordered: '4 December, 2026', statusLabel: 'Paid', href }
    const total = { text: '£588.95', tone: 'plain' as const }
    const trip = { name: 'Competent Crew', when: 'Friday 5 March, 2027', place: 'Cowes', href }
    renderDashboard('none', { orders: [{ ...order, total }], nextTrip: trip })

    const item = within(card('Orders')).getByRole('listitem')
    expect(item.textContent).toBe('Order SL-10424 December, 2026 · Paid£588.95')
    expect(within(item).getByRole('link').getAttribute('href')).toBe(href)
    expect(screen.queryByRole('region', { name: 'Bookings' })).toBeNull()
    const next = within(card('Your next trip'))
    for (const words of ['Competent Crew', 'Friday 5 March, 2027', 'Cowes']) {
      expect(next.getByText(words)).toBeDefined()
    }
    expect(next.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(href)
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

const session = { address: '192.0.2.14', since: 'Signed in on 4 May, 2027' }
const here: SessionProps = {
  ...session,
  id: '1',
  device: 'Chrome on Windows',
  isThis: true,
  end: null,
  lastUsed: 'In use now',
}
const elsewhere: SessionProps = {
  ...session,
  id: '2',
  device: 'Safari on iPhone',
  isThis: false,
  lastUsed: 'Last used 2 hours ago',
  end: { url: '/user/sessions/2', method: 'delete' },
}

describe('Your Profile', () => {
  const profile: Omit<ProfileProps, 'sessions'> = {
    ...ada,
    downloadHref: '/user/data',
    information: { url: '/user/profile-information', method: 'put' },
    password: { url: '/user/password', method: 'put' },
    known: [],
    endOthers: { url: '/user/other-browser-sessions', method: 'delete' },
    deletion: { url: '/user', method: 'delete' },
  }
  const renderProfile = (...sessions: SessionProps[]) =>
    renderPage({ content: <Profile {...profile} sessions={sessions} />, url: '/user/profile' })
  const button = () => screen.queryByRole('button', { name: 'Sign out and forget all others' })

  it('offers to end all others only where there are others', () => {
    const { unmount } = renderProfile(here, elsewhere)
    expect(button()).not.toBeNull()
    unmount()

    renderProfile(here)
    expect(button()).toBeNull()
    expect(screen.getByText('You are signed in nowhere else.')).toBeDefined()
  })

  it.each([
    [
      'Change the password',
      profile.password,
      { form: 'password', current_password: '', password: '' },
    ],
    ['Sign out and forget all others', profile.endOthers, { form: 'sessions', password: '' }],
    ['Delete my account for good', profile.deletion, { form: 'deletion', password: '' }],
  ])('sends its fields to where they count: %s', async (name, { url, method }, data) => {
    renderProfile(here, elsewhere)
    const sent = answerVisits({ content: null })

    await hands.click(screen.getByRole('button', { name }))

    await waitFor(() =>
      expect(sent).toMatchObject([{ url: expect.stringMatching(`${url}$`), method, data }]),
    )
  })
})

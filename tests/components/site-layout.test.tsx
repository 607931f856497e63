import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'

const home = { content: <h1>Learn to sail</h1>, url: '/', component: 'home' }
const frame = { layout: SiteLayout }

it('the layout leaves the focus alone at the first load, and says that this is a sample', () => {
  renderPage(home, frame)

  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole('contentinfo').textContent).toContain('This is a sample site')
})

it('the newsletter keeps what a plain form had sent, and says above it what is wrong', () => {
  const props = { errors: { subscription_error: 'No address.' }, old: { email: 'ada@' } }
  renderPage({ ...home, props }, frame)

  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
  expect(field.value).toBe('ada@')
  expect(screen.getByText('No address.').closest('#newsletter-error')).not.toBeNull()
})

it('the newsletter shows what it looks like before anybody subscribes', () => {
  renderPage(home, frame)

  const link = screen.getByRole('link', { name: 'See what it looks like' })
  expect(link.getAttribute('href')).toBe('/letters/2026-11-20')
})

it('the newsletter leads to no letter while there is none', () => {
  renderPage({ ...home, props: { newestLetter: null } }, frame)

  expect(screen.queryByRole('link', { name: 'See what it looks like' })).toBeNull()
})

it('the layout closes a menu that is left for another page', async () => {
  const { visit } = renderPage(home, frame)
  await hands.click(screen.getByText('Racing', { selector: 'header li > button' }))
  expect(document.querySelectorAll('header li > [aria-expanded=true]')).toHaveLength(1)

  await visit({ ...home, url: '/?month=may' })

  expect(document.querySelectorAll('header li > [aria-expanded=true]')).toHaveLength(0)
})

describe('the message of the last action', () => {
  it('has its regions before there is a message', () => {
    renderPage(home, frame)

    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getAllByRole('alert').map((region) => region.textContent)).toEqual(['', ''])
  })

  it('is shown with a page that a plain form came back to, until it is dismissed', async () => {
    renderPage({ ...home, flash: { success: 'Check your inbox.' } }, frame)
    expect(screen.getByRole('status').textContent).toContain('Check your inbox.')
    expect(document.activeElement).toBe(document.body)

    await hands.click(screen.getByRole('button', { name: 'Dismiss this message' }))

    expect(screen.queryByText('Check your inbox.')).toBeNull()
  })

  it('leaves the focus to the heading of another page', async () => {
    const { visit } = renderPage(home, frame)
    const focused: unknown[] = []
    document.addEventListener('focusin', ({ target }) => focused.push(target))

    await visit({ content: <h1>Welcome</h1>, url: '/dashboard', flash: { success: 'Hello, Ada.' } })

    expect(focused).toEqual([screen.getByRole('heading', { name: 'Welcome' })])
  })
})

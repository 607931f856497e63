import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteLayout } from '#js/layouts/site-layout.tsx'
import { renderPage } from '../support/render-page.tsx'

const home = { content: <h1>Learn to sail</h1>, url: '/', component: 'home' }
const frame = { layout: SiteLayout }

describe('arriving at a page', () => {
  it('leaves the focus alone at the first load', () => {
    renderPage(home, frame)

    expect(document.activeElement).toBe(document.body)
  })

  it('announces the new title politely', async () => {
    const { visit, container } = renderPage(home, frame)

    document.title = 'Sailing weekends | Saltlark'
    await visit({ content: <h1>Sailing weekends</h1>, url: '/sailing-weekends' })

    const announcer = container.querySelector('p[aria-live="polite"]')
    await waitFor(() => expect(announcer?.textContent).toBe('Sailing weekends | Saltlark'))
  })

  it('leaves the focus alone when only the query is another', async () => {
    const { visit } = renderPage(home, frame)
    const link = screen.getByRole('link', { name: 'Skip to content' })
    link.focus()

    await visit({ ...home, url: '/?month=may' })

    expect(document.activeElement).toBe(link)
  })
})

describe('the message of the last action', () => {
  it('has its regions before there is a message', () => {
    renderPage(home, frame)

    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getAllByRole('alert').map((region) => region.textContent)).toEqual(['', ''])
  })

  it('is shown with a page that a plain form came back to', () => {
    renderPage({ ...home, flash: { success: 'Check your inbox.' } }, frame)

    expect(screen.getByRole('status').textContent).toContain('Check your inbox.')
    expect(document.activeElement).toBe(document.body)
  })

  it('takes the focus when it arrives on the same page', async () => {
    const { visit } = renderPage(home, frame)

    await visit({ ...home, flash: { success: 'Check your inbox.' } })

    expect(document.activeElement?.textContent).toContain('Check your inbox.')
  })

  it('leaves the focus where it is when it is a quiet one', async () => {
    const { visit } = renderPage({ ...home, flash: {} }, frame)
    const before = document.activeElement

    await visit({ ...home, flash: { success: 'Added: a book.', isQuiet: true } })

    expect(screen.getByText('Added: a book.').closest('[role=status]')).not.toBeNull()
    expect(document.activeElement).toBe(before)
  })

  it('leaves the focus to the heading of another page', async () => {
    const { visit } = renderPage(home, frame)
    const focused: unknown[] = []
    document.addEventListener('focusin', ({ target }) => focused.push(target))

    await visit({ content: <h1>Welcome</h1>, url: '/dashboard', flash: { success: 'Hello, Ada.' } })

    expect(focused).toEqual([screen.getByRole('heading', { name: 'Welcome' })])
  })
})

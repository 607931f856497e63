import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link } from '#js/components/ui/link.tsx'
import { renderPage } from '../support/render-page.tsx'

describe('a link to a named route', () => {
  it('says when it leads to the page that is shown', () => {
    const content = (
      <>
        <Link to="web.info.faq">FAQ</Link>
        <Link to="web.home">Home</Link>
      </>
    )
    renderPage({ content, url: '/faq?q=kit' })

    expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })
})

describe('a link to an item', () => {
  it.each([
    ['nowhere', {}],
    ['by a name that browsers do not get', { routeName: 'health' }],
    ['by a name that no route has', { routeName: 'web.no-such-route' }],
  ])('is text when it leads %s', (_, item) => {
    renderPage({ content: <Link item={item}>Tides</Link> })

    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Tides').tagName).toBe('SPAN')
  })
})

describe('a link to another site', () => {
  it('opens in the same tab', () => {
    renderPage({ content: <Link href="https://example.org/">Tides</Link> })

    expect(screen.getByRole('link').hasAttribute('target')).toBe(false)
  })

  it('says where it opens a new tab, and keeps our page from that tab', () => {
    const content = (
      <Link href="https://example.org/" newTab>
        Tides
      </Link>
    )
    renderPage({ content })

    const link = screen.getByRole('link', { name: 'Tides (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })
})

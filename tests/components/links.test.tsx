import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link } from '#js/components/ui/link.tsx'
import { renderPage } from '../support/render-page.tsx'

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

it('a link to another site opens in the same tab', () => {
  renderPage({ content: <Link href="https://example.org/">Tides</Link> })

  expect(screen.getByRole('link').hasAttribute('target')).toBe(false)
})

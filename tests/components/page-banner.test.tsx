import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OverviewBlock } from '#js/components/ui/overview-block.tsx'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import type { Banner } from '#server/props/info-pages.ts'
import { html, pictures } from '../support/home.ts'
import { listingProps } from '../support/listing.ts'
import { renderPage } from '../support/render-page.tsx'

function renderBanner(changes: Partial<Banner> = {}) {
  const content = <PageBanner banner={{ ...listingProps.banner, ...changes }} />
  return renderPage({ content, props: { pictures } })
}

describe('a page banner', () => {
  it("has a button that says 'See our availability and prices' unless it is told otherwise", () => {
    const { unmount } = renderBanner()
    const button = screen.getByRole('link', { name: 'See our availability and prices' })
    expect(button.getAttribute('href')).toBe('/events?kind=course')
    unmount()

    renderBanner({ buttonText: 'Ask us' })
    expect(screen.getByRole('link', { name: 'Ask us' })).toBeDefined()
  })

  it('has no button without an address for it, and no description without one', () => {
    renderBanner({ buttonUrl: undefined, description: undefined })

    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText(/ladder/)).toBeNull()
  })

  it('shows a film of this site in place of the picture, still until it is started', () => {
    const { container } = renderBanner({ promoVideo: '/films/solent.mp4' })

    const film = container.querySelector('video')
    expect(film?.getAttribute('src')).toBe('/films/solent.mp4')
    expect(film?.getAttribute('poster')).toBe('/images/solent.svg')
    expect(film?.querySelector('track')?.getAttribute('src')).toBe('/films/solent.vtt')
    expect(film?.controls).toBe(true)
    expect(film?.autoplay).toBe(false)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('leads to a film elsewhere in a new tab, and keeps its picture', () => {
    renderBanner({ promoVideo: 'https://films.example/solent' })

    const link = screen.getByRole('link', { name: 'Watch the film (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('img')).toBeDefined()
  })
})

describe('an overview block', () => {
  const block = { title: 'How the ladder works', copy: html('<p>Leave <em>gaps</em>.</p>') }

  it('has a title and HTML copy', () => {
    const { container } = renderPage({ content: <OverviewBlock {...block} /> })

    expect(screen.getByRole('region', { name: 'How the ladder works' })).toBeDefined()
    expect(container.querySelector('em')?.textContent).toBe('gaps')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('links to the page Why learn to sail when asked, once that page is there', () => {
    const content = <OverviewBlock {...block} linkToLearn />
    renderPage({ content })

    const link = screen.getByRole('link', { name: 'Why learn to sail' })
    expect(link.getAttribute('href')).toBe('/why-learn-to-sail')
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import type { Banner } from '#server/props/info-pages.ts'
import { pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'

const shown: Banner = {
  title: 'RYA sailing courses',
  imageUrl: '/images/solent.svg',
  altText: 'A yacht',
  buttonUrl: '/events?kind=course',
}

function renderBanner(changes: Partial<Banner> = {}) {
  const content = <PageBanner banner={{ ...shown, ...changes }} />
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

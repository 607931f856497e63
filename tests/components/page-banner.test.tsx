import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import { pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'

function renderBanner(promoVideo: string) {
  const banner = { title: 'Sail', imageUrl: '/images/solent.svg', altText: 'A yacht', promoVideo }
  return renderPage({ content: <PageBanner banner={banner} />, props: { pictures } })
}

describe('a page banner', () => {
  it('shows a film of this site in place of the picture, still until it is started', () => {
    const { container } = renderBanner('/films/solent.mp4')

    const film = container.querySelector('video')
    expect(film?.getAttribute('poster')).toBe('/images/solent.svg')
    expect(film?.querySelector('track')?.getAttribute('src')).toBe('/films/solent.vtt')
    expect(film?.controls).toBe(true)
    expect(film?.autoplay).toBe(false)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('leads to a film elsewhere in a new tab, and keeps its picture', () => {
    renderBanner('https://films.example/solent')

    const link = screen.getByRole('link', { name: 'Watch the film (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('img')).toBeDefined()
  })
})

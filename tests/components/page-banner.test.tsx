import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import { pictures } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'

it('a page banner leads to a film elsewhere in a new tab, and keeps its picture', () => {
  const promoVideo = 'https://films.example/solent'
  const banner = { title: 'Sail', imageUrl: '/images/solent.svg', altText: 'A yacht', promoVideo }
  renderPage({ content: <PageBanner banner={banner} />, props: { pictures } })

  const link = screen.getByRole('link', { name: /^Watch the film/ })
  expect(link.textContent).toBe('Watch the film (opens in a new tab)')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('img')).toBeDefined()
})

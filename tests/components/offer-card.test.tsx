import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { OfferCard } from '#js/components/offer/offer-card.tsx'
import { daySkipper, pictures, ratings } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

function renderCard(card = daySkipper, scores: object = ratings) {
  const content = <OfferCard card={card} ratings={scores} />
  return renderPage({ content, props: { pictures } }).container
}

describe('an offer card', () => {
  beforeEach(() => void giveViewport())

  it('says what it is, for whom, how long and for how much', () => {
    const container = renderCard()

    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Day Skipper practical')
    expect(screen.getByText('Intermediate')).toBeDefined()
    expect(screen.getByText('5 days')).toBeDefined()
    expect(screen.getByText('Take charge of a yacht by day.')).toBeDefined()
    expect(container.textContent).toContain('£695.00')
  })

  it('is text where it leads nowhere', () => {
    renderCard({ ...daySkipper, canonical_type: undefined })

    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Day Skipper practical')).toBeDefined()
  })
})

import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NextDate, OfferCard } from '#js/components/offer/offer-card.tsx'
import { daySkipper, pictures, ratings, solentWeekend } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

function renderCard(card = daySkipper, scores: object = ratings) {
  const content = <OfferCard card={card} ratings={scores} />
  return renderPage({ content, props: { pictures } }).container
}

const address = () => screen.getByRole('link').getAttribute('href')

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

  it('has one link, its name', () => {
    renderCard()

    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Day Skipper practical',
    ])
  })

  it('is text where it leads nowhere', () => {
    renderCard({ ...daySkipper, canonical_type: undefined })

    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Day Skipper practical')).toBeDefined()
  })

  it("shows the average of the two sites' scores and the sum of their counts", () => {
    renderCard()

    expect(screen.getByRole('img', { name: '4.8 out of 5, 1,816 reviews' })).toBeDefined()
    expect(screen.getByText('4.8')).toBeDefined()
  })

  it("shows the offer's own rating when it has one", () => {
    renderCard({ ...daySkipper, rating: 4.2 })

    expect(screen.getByRole('img', { name: '4.2 out of 5, 1,816 reviews' })).toBeDefined()
  })

  it('shows 5 of 500 while the ratings are missing', () => {
    renderCard(daySkipper, {})

    expect(screen.getByRole('img', { name: '5.0 out of 5, 500 reviews' })).toBeDefined()
  })
})

describe("an offer card's dates", () => {
  beforeEach(() => void giveViewport())

  it('say when and where it is next to be had, and what hurries', () => {
    const dates = { when: 'Monday 5 April, 2027, Southampton', note: 'Few places left' }
    const content = (
      <OfferCard card={daySkipper} ratings={ratings}>
        <NextDate dates={dates} />
      </OfferCard>
    )
    renderPage({ content, props: { pictures } })

    const { textContent } = screen.getByRole('article')
    expect(textContent).toContain('Next: Monday 5 April, 2027, Southampton')
    expect(textContent).toContain('Few places left')
  })

  it('are left out where nothing is said of them', () => {
    expect(renderCard().textContent).not.toContain('Next:')
  })
})

describe("an offer card's link", () => {
  beforeEach(() => void giveViewport())

  it("leads to a course's page", () => {
    renderCard()

    expect(address()).toBe('/rya-courses/rya-day-skipper-practical')
  })

  it.each([
    [5, '/sailing-weekends/sail-the-solent-weekend'],
    [6, '/sailing-holidays/sail-the-solent-weekend'],
    [7, '/classic-sailing/sail-the-solent-weekend'],
    [19, '/racing/sail-the-solent-weekend'],
    [undefined, '/breaks/sail-the-solent-weekend'],
  ])('leads a holiday of tag %s to %s', (tag, expected) => {
    renderCard({ ...solentWeekend, tag_id: tag })

    expect(address()).toBe(expected)
  })

  it('leads an untyped holiday to its mile-builder page', () => {
    renderCard({ ...solentWeekend, canonical_type: undefined })

    expect(address()).toBe('/mile-builder/sail-the-solent-weekend')
  })
})

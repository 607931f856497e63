import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MultipleCard } from '#js/components/offer/multiple-card.tsx'
import { OfferCard } from '#js/components/offer/offer-card.tsx'
import { daySkipper, pictures, ratings } from '../support/home.ts'
import { renderPage } from '../support/render-page.tsx'

it('an offer card says how long it takes, and is text where it leads nowhere', () => {
  const card = { ...daySkipper, canonical_type: undefined }
  renderPage({ content: <OfferCard card={card} ratings={ratings} />, props: { pictures } })

  expect(screen.getByText('5 days')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Day Skipper practical')).toBeDefined()
})

it('an offer card has a plain box for a picture that the manifest lacks', () => {
  const card = <OfferCard card={daySkipper} ratings={ratings} />
  const { container } = renderPage({ content: card, props: { pictures: {} } })

  expect(container.querySelector('.tint-paper')).not.toBeNull()
})

describe('a card of several offers', () => {
  it('lists what there is to say of each, and is not there without offers', () => {
    const offers = [
      { name: 'Competent Crew', href: '/rya-courses/crew', note: 'This comes first' },
      { name: 'Day Skipper theory', href: '/rya-courses/theory', note: '' },
    ]
    const { unmount } = renderPage({ content: <MultipleCard title="Before" offers={offers} /> })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'This comes firstCompetent Crew',
      'Day Skipper theory',
    ])
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Before')
    unmount()

    renderPage({ content: <MultipleCard title="Before" offers={[]} /> })
    expect(screen.queryByRole('article')).toBeNull()
  })
})

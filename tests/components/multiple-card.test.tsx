import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MultipleCard } from '#js/components/offer/offer-card.tsx'
import { renderPage } from '../support/render-page.tsx'

const offers = [
  { name: 'Competent Crew', href: '/rya-courses/rya-competent-crew', note: 'This comes first' },
  { name: 'Day Skipper theory', href: '/rya-courses/rya-day-skipper-theory', note: '' },
]

const card = () => within(screen.getByRole('article'))

describe('a card of several offers', () => {
  it('is one card with a title that lists its offers, each with what there is to say and a link', () => {
    renderPage({ content: <MultipleCard title="Before" offers={offers} /> })

    expect(card().getByRole('heading', { level: 3 }).textContent).toBe('Before')
    expect(
      card()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['This comes firstCompetent Crew', 'Day Skipper theory'])
    expect(
      card()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(offers.map(({ name, href }) => [name, href]))
  })

  it('is not there without offers', () => {
    renderPage({ content: <MultipleCard title="Before" offers={[]} /> })

    expect(screen.queryByRole('article')).toBeNull()
  })
})

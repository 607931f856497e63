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
  it('is one card with a title', () => {
    renderPage({ content: <MultipleCard title="Courses before this one" offers={offers} /> })

    expect(card().getByRole('heading', { level: 3 }).textContent).toBe('Courses before this one')
  })

  it('lists its offers, each with a link of its own', () => {
    renderPage({ content: <MultipleCard title="Before" offers={offers} /> })

    expect(card().getAllByRole('listitem')).toHaveLength(2)
    expect(
      card()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(offers.map(({ name, href }) => [name, href]))
  })

  it('says of each what there is to say of it', () => {
    renderPage({ content: <MultipleCard title="Before" offers={offers} /> })

    expect(
      card()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['This comes firstCompetent Crew', 'Day Skipper theory'])
  })

  it('is not there without offers', () => {
    renderPage({ content: <MultipleCard title="Before" offers={[]} /> })

    expect(screen.queryByRole('article')).toBeNull()
  })
})

import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import Listing from '#js/pages/offers/listing.tsx'
import type { ListingProps, ListingPageProps } from '#server/props/listing-page.ts'
import { pictures } from '../support/home.ts'
import { listingFacts, listingProps } from '../support/listing.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'
import { answerVisits } from '../support/visits.ts'

function renderListing(changes: Partial<ListingPageProps> = {}, facts: Partial<ListingProps> = {}) {
  const props = { ...listingProps, ...changes, listing: { ...listingFacts, ...facts } }
  const content = <Listing {...props} />
  return renderPage({ content, url: '/rya-courses', props: { pictures } })
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent)
const filters = () => screen.getByRole('navigation', { name: 'Filter' })
const results = () => screen.getByRole('region', { name: 'Find your course' })

beforeEach(() => void giveViewport())

describe('a list of offers', () => {
  it('says how many there are in a status that is there from the beginning', () => {
    renderListing()

    expect(screen.getByRole('status').textContent).toBe('2 courses')
  })

  it('has four columns, and no filters where there is nothing to choose', () => {
    const { container } = renderListing({}, { facets: [] })

    expect(container.querySelector('#results ul[data-columns="4"]')).not.toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Filter' })).toBeNull()
  })

  it('shows what comes nearest, and why, where nothing has all that was chosen', () => {
    const words = 'No courses have all that you chose. Without “Novice” there are 8 courses.'
    renderListing(
      {},
      { total: 0, countText: 'No courses', alternatives: { words, href: '/rya-courses' } },
    )

    expect(within(results()).getByText(words)).toBeDefined()
    expect(within(results()).getAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('navigation', { name: 'Sort by' })).toBeNull()
  })

  it('says so where there is nothing at all', () => {
    renderListing({ offers: [] }, { total: 0, countText: 'No courses' })

    expect(within(results()).getByText(/nothing in this list at the moment/)).toBeDefined()
  })
})

describe('the filters of a list', () => {
  it('are links under headings, each with the number of offers it leads to', () => {
    renderListing()

    const headings = within(filters()).getAllByRole('heading', { level: 3, hidden: true })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Level', 'Price'])
    expect(valueTexts()).toEqual([
      'Novice (1)',
      'Chosen: Intermediate (2)',
      'Advanced (0)',
      'Up to £400 (1)',
    ])
  })

  it('say in words what is chosen, and how much of it', () => {
    const { container } = renderListing()

    const chosen = container.querySelector('details a[aria-current=true]')
    expect(chosen?.textContent.trim()).toBe('Chosen: Intermediate (2)')
    expect(container.querySelector('summary')?.textContent).toBe('Filter (1 chosen)')
  })

  it('never lead to nothing', () => {
    const { container } = renderListing()

    const links = [...container.querySelectorAll('details a')]
    expect(links.map(({ textContent }) => textContent.trim())).toEqual([
      'Novice (1)',
      'Chosen: Intermediate (2)',
      'Up to £400 (1)',
      'Show 2 courses',
    ])
  })

  function valueTexts() {
    return [...filters().querySelectorAll('li')].map(({ textContent }) => textContent.trim())
  }
})

describe('what was chosen in a list', () => {
  it('hands the focus to the heading when it is taken back', () => {
    renderListing()
    answerVisits({ content: <Listing {...listingProps} />, url: '/rya-courses' })

    fireEvent.click(screen.getByRole('link', { name: 'Remove Intermediate' }))

    expect(document.activeElement?.textContent).toBe('Find your course')
  })

  it('is not there before anything was', () => {
    renderListing({}, { chips: [], clearHref: null })

    expect(screen.queryByRole('list', { name: 'Chosen' })).toBeNull()
  })
})

describe('the order and the pages of a list', () => {
  it('are links, and say which order is chosen', () => {
    renderListing()
    const sorting = screen.getByRole('navigation', { name: 'Sort by' })

    expect(linksIn(sorting)).toEqual(['Recommended', 'Price'])
    expect(sorting.querySelector('[aria-current=true]')?.textContent).toBe('Recommended')
  })

  it('have no pages where one holds them all', () => {
    renderListing({}, { pages: 1, nextHref: null })

    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})

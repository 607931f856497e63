import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Listing from '#js/pages/offers/listing.tsx'
import { listingPage } from '#server/controllers/offers/listing.ts'
import type { ListingProps, ListingPageProps } from '#server/props/listing-page.ts'
import { frozenProps, pageServices } from '../support/frozen-pages.ts'
import { renderPage } from '../support/render-page.tsx'

const courses = listingPage(pageServices)('web.courses.all')
const shown = frozenProps('offers/listing', courses, {}, { level: 'intermediate' })

function renderListing(changes: Partial<ListingPageProps> = {}, facts: Partial<ListingProps> = {}) {
  const content = <Listing {...shown} {...changes} listing={{ ...shown.listing, ...facts }} />
  return renderPage({ content, url: '/rya-courses' })
}

describe('a list of offers', () => {
  it('has no filters, order or pages where there is nothing to choose', () => {
    renderListing({ offers: [] }, { facets: [], total: 0, pages: 1, countText: 'No courses' })

    expect(screen.queryByRole('navigation', { name: /^(?:Filter|Sort by|Pages)$/ })).toBeNull()
    expect(screen.getByText(/nothing in this list at the moment/)).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('No courses')
  })

  it('says in words what is chosen, and never leads to nothing', () => {
    const [level] = shown.listing.facets.filter(({ name }) => name === 'level')
    const values = level?.values.map((one) =>
      one.value === 'advanced' ? { ...one, count: 0 } : one,
    )
    renderListing({}, level && values && { facets: [{ ...level, values }] })

    const filters = screen.getByRole('navigation', { name: 'Filter' })
    const texts = (selector: string) =>
      [...filters.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
    expect(texts('li')).toContain('Advanced (0)')
    expect(texts('li a')).not.toContain('Advanced (0)')
  })
})

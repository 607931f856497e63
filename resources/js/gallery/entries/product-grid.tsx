import type { ReactNode } from 'react'
import { OfferCard } from '#js/components/offer-card.tsx'
import { ProductGrid } from '#js/components/product-grid.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'

export function productGrid({ courses, global }: HomePageData): Entry {
  const items = courses.slice(0, 5).map((card) => ({
    id: card.slug,
    content: <OfferCard card={card} ratings={global} />,
  }))

  return {
    title: 'Product grid',
    group: 'Components',
    shows: ['components/product-grid.tsx'],
    areAlone: true,
    states: [
      { title: 'Four columns', content: underHeading(<ProductGrid items={items} />) },
      { title: 'Three columns', content: underHeading(<ProductGrid items={items} columns={3} />) },
      { title: 'Two columns', content: underHeading(<ProductGrid items={items} columns={2} />) },
    ],
  }
}

/** Where the titles of cards stand: one rank below the heading of their list. */
function underHeading(grid: ReactNode) {
  return (
    <>
      <h2 className="mb-8 text-section">Courses</h2>
      {grid}
    </>
  )
}

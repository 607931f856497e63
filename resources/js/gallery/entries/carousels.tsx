import { OfferCard } from '#js/components/offer/offer-card.tsx'
import { TabbedCards } from '#js/components/offer/tabbed-cards.tsx'
import { Carousel } from '#js/components/ui/carousel.tsx'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import type { Card } from '#server/props/offers.ts'
import { alone, areaOnPaper, wide } from '../entry.ts'
import { longName, useHome } from '../samples.tsx'

/** Tabs with these titles: of courses, unless a title says otherwise. */
function TabsExample({ id, titles }: { readonly id: string; readonly titles: readonly string[] }) {
  const { courses, adventures, global } = useHome()
  const cards: Readonly<Record<string, readonly Card[]>> = { Adventures: adventures, None: [] }
  const tabs = titles.map((title) => {
    const shown = cards[title] ?? courses
    return { title, ids: shown.map((card) => card.id), courses: shown }
  })
  return (
    <>
      <p id={`${id}-heading`} className="text-card text-ink">
        What comes next
      </p>
      <TabbedCards id={id} labelledBy={`${id}-heading`} tabs={tabs} ratings={global} />
    </>
  )
}

function useOffers(count: number) {
  const { courses, global } = useHome()
  return courses
    .slice(0, count)
    .map((card) => ({ id: card.slug, content: <OfferCard card={card} ratings={global} /> }))
}

function Slides({ count }: { readonly count: number }) {
  const id = `carousel-of-${count}`
  const heading = (
    <p id={id} className="text-card text-ink">
      Courses, {count} of them
    </p>
  )
  return <Carousel labelledBy={id} heading={heading} slides={useOffers(count)} />
}

/** Titles of cards stand one rank below the heading of their list. */
function Grid({ columns }: { readonly columns: 2 | 3 | 4 }) {
  return (
    <>
      <h2 className="mb-8 text-section">Courses</h2>
      <ProductGrid items={useOffers(5)} columns={columns} />
    </>
  )
}

export const carousels = areaOnPaper('Carousels and grids', [
  wide('Tabbed cards', ['offer/tabbed-cards.tsx'], {
    'Three tabs': <TabsExample id="three" titles={['Courses', 'Adventures', 'Others']} />,
    'A tab without ids is hidden': <TabsExample id="two" titles={['Courses', 'None', 'Others']} />,
    'One tab': <TabsExample id="one" titles={['Courses', 'None']} />,
    'Long titles': <TabsExample id="long" titles={[longName, 'Adventures']} />,
  }),
  wide('Carousel', ['ui/carousel.tsx', 'ui/carousel-controls.tsx'], {
    '1 slide': <Slides count={1} />,
    '2 slides': <Slides count={2} />,
    '3 slides': <Slides count={3} />,
    '4 slides': <Slides count={4} />,
    '8 slides': <Slides count={8} />,
  }),
  alone('Product grid', ['ui/lists.tsx'], {
    'Four columns': <Grid columns={4} />,
    'Three columns': <Grid columns={3} />,
    'Two columns': <Grid columns={2} />,
  }),
])

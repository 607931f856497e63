import type { ReactNode } from 'react'
import { NextDate, OfferCard } from '#js/components/offer/offer-card.tsx'
import { TabbedCards } from '#js/components/offer/tabbed-cards.tsx'
import { Carousel } from '#js/components/ui/carousel.tsx'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import { LazyImage, Picture } from '#js/components/ui/picture.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Card, CardTab } from '#server/props/offers.ts'
import { entriesOf } from '../entry.ts'
import type { Entry, Sample } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

function offerCard({ courses, adventures, global }: HomePageData): Sample {
  const [course] = courses
  const [adventure] = adventures
  const card = (base: Card | undefined, changes: Partial<Card> = {}, ratings = global) =>
    base && <OfferCard card={{ ...base, ...changes }} ratings={ratings} />

  return {
    title: 'Offer card',
    shows: ['components/offer/offer-card.tsx'],
    areSmall: true,
    states: {
      'A course': card(course),
      'An adventure': card(adventure),
      'For intermediates': card(course, { ability: 'intermediate' }),
      'For the advanced': card(course, { ability: 'advanced' }),
      'Neither ability nor length': card(course, { ability: undefined, length: undefined }),
      'With its next date': course && (
        <OfferCard card={course} ratings={global}>
          <NextDate
            dates={{ when: 'Sunday 21 March, 2027, Southampton', note: 'Few places left' }}
          />
        </OfferCard>
      ),
      'Its own rating': card(course, { rating: 3.4 }),
      'No rating known': card(course, {}, {}),
      'A range of prices': card(course, { priceRange: '£695.00 – £1,236.00' }),
      'No price': card(course, { priceRange: null }),
      'A name of 80 letters': card(course, { name: longName }),
      'Words longer than a line': card(course, {
        name: longWord,
        meta_description: longWord,
        length: longWord,
      }),
      'No description': card(course, { meta_description: '' }),
      'A picture that no list has': card(course, { overview_image: '/images/brand/product.svg' }),
    },
  }
}

function carousel({ courses, global }: HomePageData): Sample {
  return {
    title: 'Carousel',
    shows: ['components/ui/carousel.tsx', 'components/ui/carousel-controls.tsx'],
    states: Object.fromEntries(
      [1, 2, 3, 4, 8].map((count) => [
        count === 1 ? '1 slide' : `${count} slides`,
        <Carousel
          key={count}
          labelledBy={`carousel-of-${count}`}
          heading={
            <p id={`carousel-of-${count}`} className="text-card text-ink">
              Courses, {count} of them
            </p>
          }
          slides={courses.slice(0, count).map((card) => ({
            id: card.id,
            content: <OfferCard card={card} ratings={global} />,
          }))}
        />,
      ]),
    ),
  }
}

function productGrid({ courses, global }: HomePageData): Sample {
  const items = courses.slice(0, 5).map((card) => ({
    id: card.slug,
    content: <OfferCard card={card} ratings={global} />,
  }))

  return {
    title: 'Product grid',
    shows: ['components/ui/lists.tsx'],
    areAlone: true,
    states: {
      'Four columns': underHeading(<ProductGrid items={items} />),
      'Three columns': underHeading(<ProductGrid items={items} columns={3} />),
      'Two columns': underHeading(<ProductGrid items={items} columns={2} />),
    },
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

function tab(title: string, cards: readonly Card[]): CardTab {
  return { title, ids: cards.map(({ id }) => id), courses: cards }
}

function tabbedCards({ courses, adventures, global }: HomePageData): Sample {
  const some = tab('Courses', courses)
  const others = tab('Adventures', adventures)
  const example = (id: string, tabs: readonly CardTab[]) => (
    <>
      <p id={`${id}-heading`} className="text-card text-ink">
        What comes next
      </p>
      <TabbedCards id={id} labelledBy={`${id}-heading`} tabs={tabs} ratings={global} />
    </>
  )

  return {
    title: 'Tabbed cards',
    shows: ['components/offer/tabbed-cards.tsx'],
    states: {
      'Three tabs': example('three', [some, others, tab('Two', courses.slice(0, 2))]),
      'A tab without ids is hidden': example('hidden', [some, tab('None', []), others]),
      'One tab': example('one', [some, tab('None', [])]),
      'Long titles': example('long', [{ ...some, title: longName }, others]),
    },
  }
}

function pictures({ featured, instagram }: HomePageData): Sample {
  const [square] = instagram
  const [badge] = featured

  return {
    title: 'Pictures',
    shows: ['components/ui/picture.tsx'],
    areSmall: true,
    ground: 'white',
    states: {
      ...(square && {
        'Lazy, tinted until it has come': (
          <LazyImage src={square.imageUrl} alt="A knot" className="aspect-square" />
        ),
        'In its place, nothing fetched yet': (
          <span className="block aspect-square overflow-hidden tint-lagoon">
            <Picture src={square.imageUrl} alt="" isFetched={false} className="size-full" />
          </span>
        ),
        'By itself, at its own ratio': (
          <Picture src={square.imageUrl} alt="A knot" className="h-auto w-full" />
        ),
      }),
      'A drawing, untinted': badge && (
        <LazyImage
          src={badge.imageUrl}
          alt={badge.imageAltText}
          isTinted={false}
          imageClass="object-contain"
          className="h-9 w-28"
        />
      ),
      'One that no list of pictures has: paper until it has come': (
        <LazyImage src="/images/brand/product.svg" alt="A yacht" className="aspect-square" />
      ),
    },
  }
}

export function cards(home: HomePageData): readonly Entry[] {
  return entriesOf([
    offerCard(home),
    carousel(home),
    productGrid(home),
    tabbedCards(home),
    pictures(home),
  ])
}

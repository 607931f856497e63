import { NextDate } from '#js/components/next-date.tsx'
import { OfferCard } from '#js/components/offer-card.tsx'
import { ProductGrid } from '#js/components/product-grid.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

const sizes = '(min-width: 80em) 26rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw'

/** Courses and trips that the page speaks of, as cards with their next dates. */
export function OffersBlock({ id, title, copy, offers, globalRatings }: Shown<'offers'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy} isWide>
      <ProductGrid
        columns={offers.length % 4 === 0 ? 4 : 3}
        items={offers.map(({ card, dates }) => ({
          id: `${card.className}-${card.slug}`,
          content: (
            <OfferCard card={card} sizes={sizes} ratings={globalRatings}>
              <NextDate dates={dates} />
            </OfferCard>
          ),
        }))}
      />
    </BlockFrame>
  )
}

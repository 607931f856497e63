import { Band } from '#js/components/band.tsx'
import { SectionHeading } from '#js/components/section-heading.tsx'
import { TabbedCards } from '#js/components/tabbed-cards.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

/** Offers that come after this one, or are like it. */
export function RelatedOffers({
  related,
  globalRatings,
}: Pick<OfferPageProps, 'related' | 'globalRatings'>) {
  if (related.every(({ ids }) => ids.length === 0)) return null
  return (
    <Band labelledBy="related-heading" className="bg-white">
      <SectionHeading id="related-heading" title="Where to go from here" />
      <TabbedCards
        id="related"
        labelledBy="related-heading"
        tabs={related}
        ratings={globalRatings}
      />
      <p className="mt-6 text-sm">The ratings on this site are sample data.</p>
    </Band>
  )
}

import { OfferDates } from '#js/sections/offer/offer-dates.tsx'
import { OfferPage } from '#js/sections/offer/offer-page.tsx'
import { PlainBlocks } from '#js/sections/plain-blocks.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

/** The page of an offer of which staff wrote more, and that has dates to choose from. */
export default function WrittenDates(offer: OfferPageProps) {
  return (
    <OfferPage
      {...offer}
      listed={<OfferDates {...offer} />}
      below={
        <div className="pb-16 md:pb-24">
          <PlainBlocks blocks={offer.blocks} />
        </div>
      }
    />
  )
}

import { OfferDates } from '#js/sections/offer/offer-dates.tsx'
import { OfferPage } from '#js/sections/offer/offer-page.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

/** The page of an offer that has dates to choose from. */
export default function Offer(offer: OfferPageProps) {
  return <OfferPage {...offer} listed={<OfferDates {...offer} />} />
}

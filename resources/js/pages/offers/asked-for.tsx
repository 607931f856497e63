import { Ask } from '#js/sections/offer/ask.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import Offer from './offer.tsx'

/** The page of an offer that ends in a form: there are no dates to choose from. */
export default function AskedFor(offer: OfferPageProps) {
  return <Offer {...offer} end={<Ask {...offer} />} />
}

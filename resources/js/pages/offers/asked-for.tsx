import { Ask } from '#js/sections/offer/ask.tsx'
import { OfferPage } from '#js/sections/offer/offer-page.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

/** The page of an offer that ends in a form: there are no dates to choose from. */
export default function AskedFor(offer: OfferPageProps) {
  return <OfferPage {...offer} end={<Ask {...offer} />} />
}

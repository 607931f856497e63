import type { ReactNode } from 'react'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { Itinerary } from '#js/sections/offer/itinerary.tsx'
import { OfferDates } from '#js/sections/offer/offer-dates.tsx'
import { OfferHead } from '#js/sections/offer/offer-head.tsx'
import {
  BeforeYouCome,
  Included,
  KitList,
  Overview,
  Questions,
  RelatedOffers,
  Syllabus,
} from '#js/sections/offer/offer-parts.tsx'
import { PriceBar } from '#js/sections/offer/price-bar.tsx'
import { HeadAction, PriceBox } from '#js/sections/offer/price-box.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

interface OfferProps extends OfferPageProps {
  /** Where the form is that asks for it. */
  readonly askHref?: string
  /** What stands at the end of its parts, and what below them. */
  readonly end?: ReactNode
  readonly below?: ReactNode
}

/** The page of one course or of one trip that has dates to choose from. */
export default function Offer({ askHref = '#enquiry', end, below, ...offer }: OfferProps) {
  const action = { ...offer, askHref }

  return (
    <>
      <div data-offer={offer.code}>
        <OfferHead
          {...offer}
          trail={<Breadcrumbs {...offer.breadcrumbs} />}
          action={<HeadAction {...action} />}
        />
        <OfferDates {...offer} />
        <div className="mx-auto grid max-w-page gap-12 px-4 py-10 md:px-8 md:py-14 lg:grid-cols-3">
          <div className="min-w-0 lg:sticky lg:top-24 lg:col-start-3 lg:row-start-1 lg:self-start">
            <PriceBox {...action} />
          </div>
          <div className="offer-parts min-w-0 lg:col-span-2 lg:row-start-1">
            <Overview {...offer} />
            <Syllabus {...offer} />
            {offer.trip && <Itinerary {...offer.trip} />}
            <BeforeYouCome {...offer.beforeYouCome} />
            <Included {...offer} />
            <KitList {...offer} />
            <Questions {...offer} />
            {end}
          </div>
        </div>
        {below}
        <RelatedOffers {...offer} />
      </div>
      <PriceBar {...action} />
    </>
  )
}

import type { ReactNode } from 'react'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { KeepWanted } from '#js/hooks/keep-wanted.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { Itinerary } from './parts/itinerary.tsx'
import { OfferHead } from './parts/offer-head.tsx'
import {
  BeforeYouCome,
  Included,
  KitList,
  Overview,
  Questions,
  RelatedOffers,
  Syllabus,
} from './parts/offer-parts.tsx'
import { PriceBar } from './parts/price-bar.tsx'
import { HeadAction, PriceBox } from './parts/price-box.tsx'

interface OfferParts extends OfferPageProps {
  /** Its dates, where there are any to choose from. */
  readonly listed?: ReactNode
  /** Where the form is that asks for it. */
  readonly askHref?: string
  /** What stands at the end of its parts, and what below them. */
  readonly end?: ReactNode
  readonly below?: ReactNode
}

/** The page of one course or of one trip; what only some of them have is given. */
export function OfferPage({ askHref = '#enquiry', listed, end, below, ...offer }: OfferParts) {
  const action = { ...offer, askHref }

  return (
    <KeepWanted>
      <div data-offer={offer.code}>
        <OfferHead
          {...offer}
          trail={<Breadcrumbs {...offer.breadcrumbs} />}
          action={<HeadAction {...action} />}
        />
        {listed}
        <div className="measure grid gap-12 py-10 md:py-14 lg:grid-cols-3">
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
    </KeepWanted>
  )
}

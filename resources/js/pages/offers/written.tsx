import { Ask } from '#js/sections/offer/ask.tsx'
import { OfferPage } from '#js/sections/offer/offer-page.tsx'
import { PlainBlocks } from '#js/sections/plain-blocks.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

/** The page of an offer of which staff wrote more, and that ends in a form: few are. */
export default function Written(offer: OfferPageProps) {
  const { blocks } = offer
  // Where staff wrote a form for the address, that one serves.
  const written = blocks.find(({ type }) => type === 'enquiry')

  return (
    <OfferPage
      {...offer}
      askHref={`#${written?.id ?? 'enquiry'}`}
      end={!written && <Ask {...offer} />}
      below={
        <div className="pb-16 md:pb-24">
          <PlainBlocks blocks={blocks} />
        </div>
      }
    />
  )
}

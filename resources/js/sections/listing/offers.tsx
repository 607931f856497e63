import { OfferCard } from '#js/components/offer/offer-card.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import type { Alternatives, ListingPageProps } from '#server/props/listing-page.ts'

const sizes = '(min-width: 80em) 19rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw'

/** The offers of a list; what comes nearest, and why, where nothing has all that was chosen. */
export function Offers({ offers, listing, globalRatings }: ListingPageProps) {
  const { alternatives } = listing

  return (
    <>
      {alternatives && <Nearest {...alternatives} />}
      {offers.length === 0 && <p>There is nothing in this list at the moment. Please ask us.</p>}
      <ProductGrid
        items={offers.map(({ card, dates }) => ({
          id: `${card.className}-${card.slug}`,
          content: <OfferCard card={card} dates={dates} ratings={globalRatings} sizes={sizes} />,
        }))}
      />
    </>
  )
}

function Nearest({ words, href }: Alternatives) {
  return (
    <div className="mb-8 rounded-card border border-line bg-white p-6">
      <p className="font-semibold text-ink">{words}</p>
      <p className="mt-2">
        <Link href={href} isSamePage className="text-tide underline underline-offset-4">
          Show them with the other filters
        </Link>
        {'. '}The nearest stand here:
      </p>
    </div>
  )
}

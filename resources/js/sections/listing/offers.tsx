import { NextDate, OfferCard } from '#js/components/offer/offer-card.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { ProductGrid } from '#js/components/ui/lists.tsx'
import type { GlobalRatings } from '#server/props/home.ts'
import type { Alternatives } from '#server/props/listing-page.ts'
import type { ListedCard } from '#server/props/offers.ts'

const sizes = '(min-width: 80em) 20rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 92vw'

/** The offers of a list; what comes nearest, and why, where nothing has all that was chosen. */
export function Offers({
  offers,
  alternatives,
  columns,
  ratings,
}: {
  readonly offers: readonly ListedCard[]
  readonly alternatives: Alternatives | null
  /** Three beside a column of filters. */
  readonly columns: 3 | 4
  readonly ratings: GlobalRatings
}) {
  return (
    <>
      {alternatives && <Nearest alternatives={alternatives} />}
      {offers.length === 0 && <p>There is nothing in this list at the moment. Please ask us.</p>}
      <ProductGrid
        columns={columns}
        items={offers.map(({ card, dates }) => ({
          id: `${card.className}-${card.slug}`,
          content: (
            <OfferCard card={card} ratings={ratings} sizes={sizes}>
              <NextDate dates={dates} />
            </OfferCard>
          ),
        }))}
      />
    </>
  )
}

function Nearest({ alternatives: { words, href } }: { readonly alternatives: Alternatives }) {
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

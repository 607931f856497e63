import { useRef } from 'react'
import { Breadcrumbs } from '#js/components/breadcrumbs.tsx'
import { PageBanner } from '#js/components/page-banner.tsx'
import { cx } from '#js/lib/class-names.ts'
import { Chosen } from '#js/sections/listing/chosen.tsx'
import { Filters } from '#js/sections/listing/filters.tsx'
import { Offers } from '#js/sections/listing/offers.tsx'
import { Pages } from '#js/sections/listing/pages.tsx'
import { Sorting } from '#js/sections/listing/sorting.tsx'
import { PlainBlocks } from '#js/sections/plain-blocks.tsx'
import type { ListingPageProps } from '#server/props/listing-page.ts'

/** A list of offers. Every choice in it is an address, so it works without scripts as it is. */
export default function Listing({
  banner,
  breadcrumbs,
  before,
  after,
  ...results
}: ListingPageProps) {
  return (
    <>
      <PageBanner banner={banner} />
      <div className="mx-auto max-w-page px-4 pt-4 md:px-8">
        <Breadcrumbs {...breadcrumbs} />
      </div>
      <PlainBlocks blocks={before} />
      <Results {...results} />
      <PlainBlocks blocks={after} />
      <div className="pb-16 md:pb-24" />
    </>
  )
}

type ResultsProps = Omit<ListingPageProps, 'banner' | 'breadcrumbs' | 'before' | 'after'>

function Results({ heading, listing, offers, globalRatings }: ResultsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { facets, chips, clearHref, sorts, countText, alternatives } = listing
  const hasFilters = facets.length > 0
  const isLong = listing.total > 1

  return (
    <div
      className={cx(
        'mx-auto max-w-page px-4 pt-16 md:px-8',
        hasFilters && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10',
      )}
    >
      {hasFilters && <Filters facets={facets} countText={countText} chosen={chips.length} />}
      <section id="results" aria-labelledby="results-title" className="mt-8 lg:mt-0">
        <h2 id="results-title" ref={title} tabIndex={-1} className="text-section">
          {heading}
        </h2>
        <p role="status" className="mt-2 font-semibold text-ink">
          {countText}
        </p>
        <Chosen chips={chips} clearHref={clearHref} onRemove={() => title.current?.focus()} />
        <div className="mt-3 mb-5">{isLong && <Sorting sorts={sorts} />}</div>
        <Offers
          offers={offers}
          alternatives={alternatives}
          columns={hasFilters ? 3 : 4}
          ratings={globalRatings}
        />
        <Pages listing={listing} onTurn={() => title.current?.focus()} />
      </section>
    </div>
  )
}

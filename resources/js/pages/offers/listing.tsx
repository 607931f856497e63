import { useRef } from 'react'
import { ChosenFilters } from '#js/components/ui/chosen-filters.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { cx } from '#js/lib/class-names.ts'
import { BannerPage } from '#js/sections/banner-page.tsx'
import { Filters } from '#js/sections/listing/filters.tsx'
import { Offers } from '#js/sections/listing/offers.tsx'
import { PlainBlocks } from '#js/sections/plain-blocks.tsx'
import type { ListingProps, ListingPageProps } from '#server/props/listing-page.ts'

/** A list of offers. Every choice in it is an address, so it works without scripts as it is. */
export default function Listing(page: ListingPageProps) {
  return (
    <BannerPage {...page}>
      <PlainBlocks blocks={page.before} />
      <Results {...page} />
      <PlainBlocks blocks={page.after} />
    </BannerPage>
  )
}

function Results(page: ListingPageProps) {
  const { heading, listing } = page
  const { facets, chips, clearHref, countText } = listing
  const title = useRef<HTMLHeadingElement>(null)

  return (
    <div className="mx-auto max-w-page px-4 pt-16 md:px-8">
      {facets.length > 0 && <Filters {...listing} />}
      <section id="results" aria-labelledby="results-title" className="mt-8">
        <h2 id="results-title" ref={title} tabIndex={-1} className="text-section">
          {heading}
        </h2>
        <p role="status" className="mt-2 font-semibold text-ink">
          {countText}
        </p>
        <ChosenFilters
          look="listing"
          verb="Remove"
          chips={chips}
          clearHref={clearHref}
          onRemove={() => title.current?.focus()}
        />
        <div className="mt-3 mb-5">{listing.total > 1 && <Sorting {...listing} />}</div>
        <Offers {...page} />
        <Pages {...listing} onTurn={() => title.current?.focus()} />
      </section>
    </div>
  )
}

const link =
  'inline-flex min-h-12 items-center rounded-button border border-tide px-6 font-semibold text-tide hover:bg-tide hover:text-white'

function Pages({
  page,
  pages,
  previousHref,
  nextHref,
  onTurn,
}: ListingProps & {
  /** The list is about to show other offers. */
  readonly onTurn: () => void
}) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {previousHref && (
        <Link href={`${previousHref}#results`} isSamePage onClick={onTurn} className={link}>
          Previous page
        </Link>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {nextHref && (
        <Link href={`${nextHref}#results`} isSamePage onClick={onTurn} className={link}>
          Next page
        </Link>
      )}
    </nav>
  )
}

function Sorting({ sorts }: ListingProps) {
  return (
    <nav aria-label="Sort by" className="flex flex-wrap items-center gap-x-1 text-sm">
      <span className="pr-1">Sort by</span>
      <ul className="flex flex-wrap gap-x-1">
        {sorts.map(({ value, label, isChosen, href }) => (
          <li key={value}>
            <Link
              href={href}
              isSamePage
              aria-current={isChosen ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center px-2 underline-offset-8 hover:text-tide',
                isChosen ? 'font-semibold text-ink underline decoration-2' : 'text-tide',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

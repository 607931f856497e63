import { useRef } from 'react'
import { WantedForm } from '#js/components/offer/wanted-form.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { PageBanner } from '#js/components/ui/page-banner.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { KeepWanted } from '#js/hooks/keep-wanted.tsx'
import { Filters } from '#js/sections/listing/filters.tsx'
import { Offers } from '#js/sections/listing/offers.tsx'
import { PlainBlocks } from '#js/sections/plain-blocks.tsx'
import type { ListingProps, ListingPageProps } from '#server/props/listing-page.ts'

/**
 * A list of offers. Every choice in it is an address, so it works without scripts as it is. What there
 * is to choose from stands first, and what staff wrote about it below.
 */
export default function Listing(page: ListingPageProps) {
  return (
    <KeepWanted>
      <PageBanner banner={page.banner} isLow />
      <div className="measure max-md:pt-4">
        <div className="max-md:hidden">
          <Breadcrumbs {...page.breadcrumbs} />
        </div>
        <Results {...page} />
      </div>
      <PlainBlocks blocks={[...page.before, ...page.after]} />
      <div className="pb-16 md:pb-24" />
    </KeepWanted>
  )
}

function Results(page: ListingPageProps) {
  const { heading, many, datesHref, listing } = page
  const { facets, sorts, chips, clearHref, countText, wanted, total } = listing
  const title = useRef<HTMLHeadingElement>(null)
  const hasMore = facets.length > 0 || total > 1

  return (
    <>
      <WantedForm
        {...wanted}
        button={`Show ${many}`}
        chips={chips}
        clearHref={clearHref}
        onRemove={() => title.current?.focus()}
        more={
          hasMore
            ? {
                label: 'More choices and order',
                content: <Filters facets={facets} sorts={total > 1 ? sorts : []} />,
              }
            : null
        }
      />
      <section id="results" aria-labelledby="results-title" className="mt-1">
        <h2 id="results-title" ref={title} tabIndex={-1} className="sr-only">
          {heading}
        </h2>
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-8">
          <p role="status" className="py-2 font-semibold text-ink">
            {countText}
          </p>
          {datesHref !== null && <TextLink href={datesHref}>See them by date</TextLink>}
        </div>
        <Offers {...page} />
        <Pages {...listing} onTurn={() => title.current?.focus()} />
      </section>
    </>
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

import { SiteLink } from '#js/components/site-link.tsx'
import type { ListingFacts } from '#server/props/listing-page.ts'

const link =
  'inline-flex min-h-12 items-center rounded-button border border-tide px-6 font-semibold text-tide hover:bg-tide hover:text-white'

/** The way through a list of several pages. */
export function Pages({
  listing: { page, pages, previousHref, nextHref },
  onTurn,
}: {
  readonly listing: ListingFacts
  /** The list is about to show other offers. */
  readonly onTurn: () => void
}) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {previousHref && (
        <SiteLink href={`${previousHref}#results`} isSamePage onClick={onTurn} className={link}>
          Previous page
        </SiteLink>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {nextHref && (
        <SiteLink href={`${nextHref}#results`} isSamePage onClick={onTurn} className={link}>
          Next page
        </SiteLink>
      )}
    </nav>
  )
}

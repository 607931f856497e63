import { DatesTable } from '#js/components/dates-table.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { RouteLink } from '#js/components/route-link.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

type Shown = Pick<OfferPageProps, 'name' | 'code' | 'dates' | 'dateCount'>

/** The next dates, each with its places and the way to choose it. */
export function OfferDates({ name, code, dates, dateCount }: Shown) {
  if (dates.length === 0) return null
  return (
    <PagePart id="dates" title="Dates and places">
      <DatesTable dates={dates} label={`Dates of ${name}`} />
      {dateCount > dates.length && (
        <p className="mt-5">
          <RouteLink
            to="web.events.all"
            params={{ reference: code }}
            className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
          >
            See all {dateCount} dates
          </RouteLink>
        </p>
      )}
    </PagePart>
  )
}

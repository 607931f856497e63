import { Breadcrumbs } from '#js/components/breadcrumbs.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { DateFilters } from '#js/sections/dates/date-filters.tsx'
import { DatesByMonth } from '#js/sections/dates/dates-by-month.tsx'
import { DatesOfMonth } from '#js/sections/dates/dates-of-month.tsx'
import { FewerWishes } from '#js/sections/dates/fewer-wishes.tsx'
import { PageSteps } from '#js/sections/dates/page-steps.tsx'
import type { DatesPageProps } from '#server/props/dates.ts'

const allDates = { name: 'Dates and prices', routeName: 'web.events.all' }

/** All dates, or those of one offer: a list by months, or a month by its days. */
export default function Dates(props: DatesPageProps) {
  const { title, intro, offer, month, months, alternatives, feeds } = props

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <Breadcrumbs above={offer ? [allDates] : []} here={offer?.label ?? allDates.name} />
      <h1 className="mt-4 text-section">{title}</h1>
      <p className="mt-4 max-w-copy">{intro}</p>
      {offer && (
        <p className="mt-2">
          <SiteLink
            href={offer.href}
            className="inline-flex min-h-11 items-center text-tide-deep underline"
          >
            Everything about {offer.label}
          </SiteLink>
        </p>
      )}
      <DateFilters {...props} />
      {alternatives.length > 0 && <FewerWishes alternatives={alternatives} />}
      {month ? <DatesOfMonth month={month} /> : <DatesByMonth months={months} offer={offer} />}
      <PageSteps {...props} />
      <ul className="mt-10 flex flex-wrap gap-x-8 border-t border-line pt-4 text-sm">
        {feeds.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center text-tide-deep underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { DatesTable } from '#js/components/offer/dates-table.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { DateFilters } from '#js/sections/dates/date-filters.tsx'
import { DatesOfMonth } from '#js/sections/dates/dates-of-month.tsx'
import type { DatesPageProps } from '#server/props/dates.ts'

const allDates = { name: 'Dates and prices', routeName: 'web.events.all' }

/** All dates, or those of one offer: a list by months, or a month by its days. */
export default function Dates(props: DatesPageProps) {
  const { title, intro, offer, month, alternatives, feeds } = props

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <Breadcrumbs above={offer ? [allDates] : []} here={offer?.label ?? allDates.name} />
      <h1 className="mt-4 text-section">{title}</h1>
      <p className="mt-4 max-w-copy">{intro}</p>
      {offer && (
        <p className="mt-2">
          <TextLink href={offer.href} look="plain">
            Everything about {offer.label}
          </TextLink>
        </p>
      )}
      <DateFilters {...props} />
      {alternatives.length > 0 && <Alternatives {...props} />}
      {month ? <DatesOfMonth {...month} /> : <DatesByMonth {...props} />}
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

function Alternatives({ alternatives }: DatesPageProps) {
  return (
    <section aria-labelledby="fewer-choices" className="mt-10">
      <h2 id="fewer-choices" className="text-card">
        Nothing is quite that. These come near:
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {alternatives.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-12 items-center rounded-button border border-tide bg-white px-5 py-2 font-semibold text-tide-deep hover:bg-sea/35"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DatesByMonth({ months, offer }: DatesPageProps) {
  return months.map(({ month, name, dates }) => (
    <section key={month} aria-labelledby={`month-${month}`} className="mt-10">
      <h2 id={`month-${month}`} className="mb-4 text-card">
        {name}
      </h2>
      <DatesTable dates={dates} label={`Dates in ${name}`} withOffer={offer === null} />
    </section>
  ))
}

function PageSteps({ page, pages, previousHref, nextHref }: DatesPageProps) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <Step href={previousHref}>Earlier dates</Step>
      <p>
        Page {page} of {pages}
      </p>
      <Step href={nextHref}>Later dates</Step>
    </nav>
  )
}

function Step({ href, children }: { readonly href: string | null; readonly children: string }) {
  if (href === null) return <span />
  return (
    <Link
      href={href}
      className="inline-flex min-h-12 items-center rounded-button border border-tide px-6 font-semibold text-tide-deep hover:bg-sea/35"
    >
      {children}
    </Link>
  )
}

import { DatesTable } from '#js/components/offer/dates-table.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { DateFilters } from '#js/sections/dates/date-filters.tsx'
import { DatesOfMonth } from '#js/sections/dates/dates-of-month.tsx'
import type { DatesPageProps, MonthOfDates } from '#server/props/dates.ts'
import type { NamedLink } from '#server/props/elements.ts'

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
          <Link
            href={offer.href}
            className="inline-flex min-h-11 items-center text-tide-deep underline"
          >
            Everything about {offer.label}
          </Link>
        </p>
      )}
      <DateFilters {...props} />
      {alternatives.length > 0 && <Alternatives alternatives={alternatives} />}
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

/** Where to look when nothing is what was asked for. */
function Alternatives({ alternatives }: { readonly alternatives: readonly NamedLink[] }) {
  return (
    <section aria-labelledby="fewer-wishes" className="mt-10">
      <h2 id="fewer-wishes" className="text-card">
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

/** Dates in their order, under the months in which they begin. */
function DatesByMonth({
  months,
  offer,
}: {
  readonly months: readonly MonthOfDates[]
  /** The offer whose dates these all are; null where each row names its own. */
  readonly offer: NamedLink | null
}) {
  return months.map(({ month, name, dates }) => (
    <section key={month} aria-labelledby={`month-${month}`} className="mt-10">
      <h2 id={`month-${month}`} className="mb-4 text-card">
        {name}
      </h2>
      <DatesTable dates={dates} label={`Dates in ${name}`} withOffer={offer === null} />
    </section>
  ))
}

/** The way through a long list, a page at a time. */
function PageSteps({
  page,
  pages,
  previousHref,
  nextHref,
}: Pick<DatesPageProps, 'page' | 'pages' | 'previousHref' | 'nextHref'>) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <Step href={previousHref} words="Earlier dates" />
      <p>
        Page {page} of {pages}
      </p>
      <Step href={nextHref} words="Later dates" />
    </nav>
  )
}

function Step({ href, words }: { readonly href: string | null; readonly words: string }) {
  if (href === null) return <span />
  return (
    <Link
      href={href}
      className="inline-flex min-h-12 items-center rounded-button border border-tide px-6 font-semibold text-tide-deep hover:bg-sea/35"
    >
      {words}
    </Link>
  )
}

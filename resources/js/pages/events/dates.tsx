import { DateRows } from '#js/components/offer/date-rows.tsx'
import { WantedForm } from '#js/components/offer/wanted-form.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { SelectFilterField } from '#js/components/ui/select-filter.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { KeepWanted } from '#js/hooks/keep-wanted.tsx'
import { cx } from '#js/lib/class-names.ts'
import { DatesOfMonth } from '#js/sections/dates/dates-of-month.tsx'
import type { DateFilterName, DatesPageProps } from '#server/props/dates.ts'

const allDates = { name: 'Dates and prices', routeName: 'web.events.all' }

/** All dates, or those of one offer: a list by months, or a month by its days. */
export default function Dates(props: DatesPageProps) {
  const { title, offer, month, none, feeds } = props

  return (
    <KeepWanted>
      <div className="measure pt-3 pb-8 md:pt-6">
        <Breadcrumbs above={offer ? [allDates] : []} here={offer?.label ?? allDates.name} />
        <h1 className="mt-1 text-section md:mt-3">{title}</h1>
        {offer && (
          <p className="mt-2">
            <TextLink href={offer.href} look="plain">
              Everything about {offer.label}
            </TextLink>
          </p>
        )}
        <Control {...props} />
        <div className="mt-5 flex items-center justify-between gap-4">
          <p role="status" className="min-w-0 font-semibold text-ink">
            {props.countText}
          </p>
          <Views {...props} />
        </div>
        {none && <NoDates none={none} alternatives={props.alternatives} />}
        {month ? <DatesOfMonth {...month} /> : <DateList {...props} />}
        <Others {...props} />
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
    </KeepWanted>
  )
}

/** What, when, how many; level and place fold. */
function Control({ action, filters, view, chips, clearHref }: DatesPageProps) {
  const main = filters.filter(({ name }) => asked.includes(name))
  const more = filters.filter(({ name }) => !asked.includes(name))
  if (filters.length === 0) return null

  return (
    <div className="mt-5">
      <WantedForm
        action={action}
        filters={main}
        kept={view === 'month' ? [['view', 'month']] : []}
        button="Show dates"
        chips={chips}
        clearHref={clearHref}
        more={
          more.length > 0
            ? {
                label: 'Level and place',
                content: (
                  <div className="grid gap-4 pt-1 pb-2 sm:grid-cols-2 lg:grid-cols-4">
                    {more.map((filter) => (
                      <SelectFilterField key={filter.name} {...filter} />
                    ))}
                  </div>
                ),
              }
            : null
        }
      />
    </div>
  )
}

const asked: readonly DateFilterName[] = ['kind', 'month', 'people']

function Views({ views }: DatesPageProps) {
  return (
    <nav aria-label="Show the dates as">
      <ul className="flex rounded-button border border-ink bg-white p-0.75">
        {views.map(({ label, href, isChosen }) => (
          <li key={label}>
            <Link
              href={href}
              aria-current={isChosen ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-button px-5 text-sm font-semibold',
                isChosen ? 'bg-ink text-white' : 'text-ink hover:bg-sea/35',
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

/** What was asked for has no date: the nearest ones, and where there are others. */
function NoDates({ none, alternatives }: Pick<DatesPageProps, 'alternatives'> & Found) {
  const { title, nearest } = none

  return (
    <section aria-labelledby="no-dates" className="mt-8">
      <h2 id="no-dates" className="text-card">
        {title}
      </h2>
      {nearest.length > 0 && (
        <div className="mt-4">
          <DateRows dates={nearest} label="The nearest dates" heading="h3" withOffer />
        </div>
      )}
      <ul className="mt-6 flex flex-wrap gap-3">
        {alternatives.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center rounded-button border border-tide bg-white px-5 py-2 text-sm font-semibold text-tide-deep hover:bg-sea/35"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Found {
  readonly none: NonNullable<DatesPageProps['none']>
}

/** The dates that have too little room for so many. */
function Others({ others }: DatesPageProps) {
  if (!others) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm">
      {others.text}
      <TextLink href={others.href}>{others.label}</TextLink>
    </p>
  )
}

function DateList({ dates, offer }: DatesPageProps) {
  return (
    <div className="mt-8">
      <DateRows dates={dates} label="Dates" heading="h2" withOffer={offer === null} />
    </div>
  )
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

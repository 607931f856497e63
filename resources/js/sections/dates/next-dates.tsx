import { DatesTable } from '#js/components/dates-table.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { DatePageProps } from '#server/props/dates.ts'

const link = 'inline-flex min-h-11 items-center text-tide-deep underline'

/** The next dates of the same offer, and how to keep up with them. */
export function NextDates({
  date,
  next,
  allHref,
  feedHref,
}: Pick<DatePageProps, 'date' | 'next' | 'allHref' | 'feedHref'>) {
  return (
    <section aria-labelledby="next" className="mt-14">
      <h2 id="next" className="mb-4 text-card">
        {next.length > 0 ? 'More dates' : 'The only date for now'}
      </h2>
      {next.length > 0 && <DatesTable dates={next} label={`More dates of ${date.offer.name}`} />}
      <p className="mt-4 flex flex-wrap gap-x-8">
        <SiteLink href={allHref} className={link}>
          All dates of {date.offer.name}
        </SiteLink>
        <a href={feedHref} className={link}>
          These dates in your calendar
        </a>
      </p>
    </section>
  )
}

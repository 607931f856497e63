import { DateRows } from '#js/components/offer/date-rows.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { KeepWanted } from '#js/hooks/keep-wanted.tsx'
import type { GoneDateProps } from '#server/props/date-page.ts'

/** A date that cannot be booked any more, with the next ones of its offer. */
export default function GoneDate({ title, message, offer, next, allHref }: GoneDateProps) {
  return (
    <KeepWanted>
      <div className="measure py-8">
        <Breadcrumbs
          above={[{ name: 'Dates and prices', routeName: 'web.events.all' }]}
          here={offer.label}
        />
        <h1 className="mt-4 text-section">{title}</h1>
        <p className="mt-4 max-w-copy">{message}</p>
        {next.length > 0 && (
          <section aria-labelledby="next" className="mt-10">
            <h2 id="next" className="mb-4 text-card">
              Next dates of {offer.label}
            </h2>
            <DateRows dates={next} label={`Next dates of ${offer.label}`} />
          </section>
        )}
        <p className="mt-6 flex flex-wrap gap-x-8">
          <TextLink href={allHref} look="plain">
            {next.length > 0 ? `All dates of ${offer.label}` : 'All our dates and prices'}
          </TextLink>
          <TextLink href={offer.href} look="plain">
            Everything about {offer.label}
          </TextLink>
        </p>
      </div>
    </KeepWanted>
  )
}

import { AbilityLevel } from '#js/components/offer/ability-level.tsx'
import { DateRows } from '#js/components/offer/date-rows.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { LazyImage, Picture } from '#js/components/ui/picture.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { KeepWanted } from '#js/hooks/keep-wanted.tsx'
import { BookingCard } from '#js/sections/dates/booking-card.tsx'
import { WaitingList } from '#js/sections/dates/waiting-list.tsx'
import type { DateFact, DatePageProps, DateSetting } from '#server/props/date-page.ts'

/** One date: when, where, how much, is there room, and what to do next. */
export default function OneDate(props: DatePageProps) {
  const { date, intro, ability, image, setting, waitingList } = props

  return (
    <KeepWanted>
      <div className="measure py-8">
        <Breadcrumbs
          above={[{ name: 'Dates and prices', routeName: 'web.events.all' }]}
          here={date.offer.name}
        />
        <div className="mt-4 grid gap-x-12 gap-y-8 sm:grid-cols-3">
          <div className="min-w-0 sm:col-span-2">
            <h1 className="text-section">{date.offer.name}</h1>
            <p className="mt-3 text-card text-ink">
              <time dateTime={date.starts}>{date.when}</time>
            </p>
            <p className="mt-3 text-sm font-semibold text-tide">
              <AbilityLevel ability={ability} />
            </p>
            <p className="mt-4 max-w-copy">{intro}</p>
          </div>
          <LazyImage
            src={image}
            alt=""
            sizes="(min-width: 640px) 31vw, 92vw"
            className="aspect-4/3 overflow-hidden rounded-card"
          />
        </div>
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          <div className="order-2 min-w-0 lg:order-1 lg:col-span-2">
            <DateDetails {...props} />
          </div>
          <div className="order-1 min-w-0 lg:order-2">
            <BookingCard {...props} />
          </div>
        </div>
        {setting && <Setting {...setting} />}
        {waitingList && <WaitingList {...waitingList} />}
        <NextDates {...props} />
      </div>
    </KeepWanted>
  )
}

function DateDetails({ date, moments, meetings, facts, included }: DatePageProps) {
  return (
    <>
      <h2 className="text-card">When and where</h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {[...moments, ...facts].map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
      {meetings.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-tide-deep underline">
            All {meetings.length} days
          </summary>
          <ol className="mt-2 list-decimal pl-6">
            {meetings.map((meeting) => (
              <li key={meeting}>{meeting}</li>
            ))}
          </ol>
        </details>
      )}
      <h2 className="mt-8 text-card">In the price</h2>
      <ul className="mt-3 list-disc pl-6">
        {included.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink href={date.offer.href} look="plain">
          Everything about {date.offer.name}
        </TextLink>
      </p>
    </>
  )
}

function Fact({ label, text, portrait }: DateFact) {
  return (
    <div className="grid items-center gap-x-6 py-3 sm:grid-cols-3">
      <dt className="font-semibold text-ink">{label}</dt>
      <dd className="flex min-w-0 items-center gap-4 sm:col-span-2">
        {portrait && <Picture src={portrait} alt="" className="size-16 rounded-full" />}
        {text}
      </dd>
    </div>
  )
}

/** The yacht below deck and from above, or the room. */
function Setting({ title, text, pictures }: DateSetting) {
  return (
    <section aria-labelledby="setting" className="mt-14">
      <h2 id="setting" className="text-card">
        {title}
      </h2>
      {text && <p className="mt-2">{text}</p>}
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {pictures.map((picture) => (
          <LazyImage
            key={picture.src}
            {...picture}
            sizes="(min-width: 84em) 38rem, (min-width: 40em) 46vw, 92vw"
            className="aspect-4/3 overflow-hidden rounded-card"
          />
        ))}
      </div>
    </section>
  )
}

function NextDates({ date, next, allHref, feedHref }: DatePageProps) {
  return (
    <section aria-labelledby="next" className="mt-14">
      <h2 id="next" className="mb-4 text-card">
        {next.length > 0 ? 'More dates' : 'The only date for now'}
      </h2>
      {next.length > 0 && <DateRows dates={next} label={`More dates of ${date.offer.name}`} />}
      <p className="mt-4 flex flex-wrap gap-x-8">
        <TextLink href={allHref} look="plain">
          All dates of {date.offer.name}
        </TextLink>
        <a href={feedHref} className="inline-flex min-h-11 items-center text-tide-deep underline">
          These dates in your calendar
        </a>
      </p>
    </section>
  )
}

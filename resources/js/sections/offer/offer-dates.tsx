import { quietButton } from '#js/components/cart/add-to-cart.tsx'
import { DateRows } from '#js/components/offer/date-rows.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { SelectFilterField } from '#js/components/ui/select-filter.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { BoardProps, OfferDatesProps } from '#server/props/offer-board.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { OfferBoard } from './parts/offer-board.tsx'

/** All dates of an offer as a calendar, and beside it those that are wanted, each with its button. */
export function OfferDates(offer: OfferPageProps) {
  const { name, dates, calendar } = offer
  const { form, board, note } = calendar
  if (dates.length === 0) return null

  return (
    <section id="dates" aria-labelledby="dates-heading" className="measure pt-10 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 id="dates-heading" className="text-section">
            Dates and places
          </h2>
          {board?.lowest && <Lowest {...board.lowest} />}
        </div>
        {board && <WantedForm {...form} />}
      </div>
      <div
        className={cx('mt-6 grid gap-x-12 gap-y-8', board && 'xl:grid-cols-[31rem_minmax(0,1fr)]')}
      >
        {board && <OfferBoard {...board} />}
        <div className="min-w-0">
          {note && <p className="mb-4 font-semibold text-ink">{note}</p>}
          <DateRows dates={dates} label={`Dates of ${name}`} />
          <OtherDates {...offer} />
        </div>
      </div>
    </section>
  )
}

function Lowest({ price, label, href }: NonNullable<BoardProps['lowest']>) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-ink">
      <span className="rounded-button bg-good-pale px-3 py-0.5 text-sm font-semibold text-good">
        Lowest
      </span>
      <span className="font-semibold">{price.text},</span>
      <a
        href={href}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-tide"
      >
        {label}
      </a>
    </p>
  )
}

/** A form of plain GET: its answer is this page, for that month and so many. */
function WantedForm({ action, filters }: OfferDatesProps['form']) {
  return (
    <form
      action={`${action}#dates`}
      method="get"
      role="search"
      aria-label="When and how many"
      className="grid w-full grid-cols-2 items-end gap-3 sm:w-auto sm:grid-cols-[auto_auto_auto]"
    >
      {filters.map((filter) => (
        <SelectFilterField key={filter.name} {...filter} />
      ))}
      <button
        type="submit"
        className={cx(quietButton, 'col-span-2 min-h-12 sm:col-span-1 sm:px-6')}
      >
        Show
      </button>
    </form>
  )
}

/** The months beside those shown, and the way to all of them in one list. */
function OtherDates({ calendar: { earlier, later }, code, dates, dateCount }: OfferPageProps) {
  return (
    <>
      {(earlier ?? later) && (
        <nav aria-label="Other months" className="mt-3 flex justify-between gap-6">
          {earlier && <TextLink href={earlier.href}>{earlier.label}</TextLink>}
          {later && (
            <TextLink href={later.href} className="ml-auto">
              {later.label}
            </TextLink>
          )}
        </nav>
      )}
      {dateCount > dates.length && (
        <p className="mt-2">
          <Link
            to="web.events.all"
            params={{ reference: code }}
            className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
          >
            See all {dateCount} dates
          </Link>
        </p>
      )}
    </>
  )
}

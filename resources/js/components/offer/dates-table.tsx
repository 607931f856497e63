import { cx } from '#js/lib/class-names.ts'
import type { DateProps } from '#server/props/dates.ts'
import { AddToCartForm } from '../cart/add-to-cart.tsx'
import { Link } from '../ui/link.tsx'
import { Money } from '../ui/money.tsx'
import { AvailabilityLabel } from './availability-label.tsx'

/**
 * Dates with what people choose by: when, where, how much, is there room. It is one list that
 * becomes columns on wide screens, so nothing ever scrolls sideways.
 */
export function DatesTable({
  dates,
  label,
  withOffer = false,
}: {
  readonly dates: readonly DateProps[]
  readonly label: string
  /** Name the offer in each row, where a list holds several. */
  readonly withOffer?: boolean
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {dates.map((date) => (
        <li
          key={date.reference}
          className="grid grid-cols-2 gap-x-6 gap-y-3 py-5 md:grid-cols-12 md:items-center"
        >
          <div className="col-span-2 min-w-0 md:col-span-4">
            {withOffer && (
              <h3 className="text-base font-semibold text-ink">
                <Link href={date.offer.href} className="hover:text-tide hover:underline">
                  {date.offer.name}
                </Link>
              </h3>
            )}
            <p className="font-semibold text-balance text-ink">
              <time dateTime={date.starts}>{date.when}</time>
            </p>
            <p className="text-sm">
              {date.place}. {date.times}
            </p>
          </div>
          <p className="min-w-0 md:col-span-2">
            <span className="font-semibold text-ink">
              <Money {...date.price} />
            </span>{' '}
            <span className="inline-block text-sm">{date.unit}</span>
          </p>
          <div className="min-w-0 md:col-span-3">
            <AvailabilityLabel {...date.availability} />
          </div>
          <div className="col-span-2 flex flex-wrap items-center gap-x-5 gap-y-1 md:col-span-3 md:flex-col md:items-end">
            <AddToCartForm add={date.add} sku={date.reference} about={nameOf(date)} />
            <ChooseLink date={date} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function nameOf({ offer, when }: DateProps): string {
  return `${offer.name}, ${when}`
}

const looks = {
  first:
    'justify-center rounded-button bg-coral-strong px-6 font-semibold text-white hover:bg-coral-deep',
  only: 'justify-center rounded-button border border-tide px-6 font-semibold text-tide-deep hover:bg-sea/35',
  second: 'text-tide-deep underline underline-offset-4 hover:text-tide',
}

/** Where nothing can be booked in one click, the way to it is the page of the date. */
function ChooseLink({ date }: { readonly date: DateProps }) {
  const isOpen = date.availability.state === 'bookNow' || date.availability.state === 'fewLeft'
  const look = isOpen ? 'first' : 'only'

  return (
    <Link
      href={date.href}
      className={cx('inline-flex min-h-12 items-center', looks[date.add ? 'second' : look])}
    >
      {isOpen && !date.add ? 'Choose' : 'See this date'}
      <span className="sr-only">: {nameOf(date)}</span>
    </Link>
  )
}

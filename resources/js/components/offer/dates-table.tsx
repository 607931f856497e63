import { cx } from '#js/lib/class-names.ts'
import type { AvailabilityShown, AvailabilityState, DateShown } from '#server/props/dates.ts'
import { AddToCartForm } from '../cart/add-to-cart.tsx'
import { LineDrawing } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { Money } from '../ui/money.tsx'

/**
 * Dates with what people choose by: when, where, how much, is there room. It is one list that
 * becomes columns on wide screens, so nothing ever scrolls sideways.
 */
export function DatesTable({
  dates,
  label,
  withOffer = false,
  heading: Heading = 'h3',
}: {
  readonly dates: readonly DateShown[]
  /** Names the list for screen readers. */
  readonly label: string
  /** Name the offer in each row, where a list holds several. */
  readonly withOffer?: boolean
  /** The rank of a row's heading on its page. */
  readonly heading?: 'h2' | 'h3' | 'h4'
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
              <Heading className="text-base font-semibold text-ink">
                <Link href={date.offer.href} className="hover:text-tide hover:underline">
                  {date.offer.name}
                </Link>
              </Heading>
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

function nameOf({ offer, when }: DateShown): string {
  return `${offer.name}, ${when}`
}

const looks = {
  first:
    'justify-center rounded-button bg-coral-strong px-6 font-semibold text-white hover:bg-coral-deep',
  only: 'justify-center rounded-button border border-tide px-6 font-semibold text-tide-deep hover:bg-sea/35',
  second: 'text-tide-deep underline underline-offset-4 hover:text-tide',
}

/** Where nothing can be booked in one click, the way to it is the page of the date. */
function ChooseLink({ date }: { readonly date: DateShown }) {
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

const tick = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.5l2.8 2.7L16 9.5'

const clock = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5.2l3.4 2'

const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'

const cross = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 9l6 6M15 9l-6 6'

const drop = 'M12 3.5l4.6 6.2a5.8 5.8 0 1 1-9.2 0z'

const states: Readonly<Record<AvailabilityState, { drawing: string; colour: string }>> = {
  bookNow: { drawing: tick, colour: 'text-good' },
  fewLeft: { drawing: drop, colour: 'text-coral-deep' },
  waitingList: { drawing: list, colour: 'text-tide-deep' },
  reserved: { drawing: clock, colour: 'text-star' },
  soldOut: { drawing: cross, colour: 'text-fault' },
  saleOver: { drawing: cross, colour: 'text-slate' },
  notYetOnSale: { drawing: clock, colour: 'text-slate' },
}

/** Whether a date can be booked: always in words, with how much is left under them where that is told. */
export function AvailabilityLabel({
  state,
  word,
  detail,
}: Omit<AvailabilityShown, 'detail'> & { readonly detail?: string }) {
  const { drawing, colour } = states[state]

  return (
    <span data-state={state} className="flex items-start gap-2">
      <LineDrawing path={drawing} className={cx('mt-0.5 size-5 shrink-0', colour)} />
      <span className="min-w-0">
        <span className={cx('block font-semibold', colour)}>{word}</span>
        {detail && <span className="block text-sm">{detail}</span>}
      </span>
    </span>
  )
}

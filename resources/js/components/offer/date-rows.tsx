import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import type { DateProps } from '#server/props/dates.ts'
import { AddToCartForm, quietButton } from '../cart/add-to-cart.tsx'
import { Link } from '../ui/link.tsx'
import { Money } from '../ui/money.tsx'
import { PlacesMeter } from './places-meter.tsx'

interface DateRowsProps {
  /** In the order in which they begin. */
  readonly dates: readonly DateProps[]
  /** What they are, for screen readers: `Dates of RYA Day Skipper`. */
  readonly label: string
  /** The level of the headings that name their months. */
  readonly heading?: 'h2' | 'h3'
  /** Name the offer in each row, where a list holds several. */
  readonly withOffer?: boolean
}

/**
 * Dates with what people choose by, under their months: when, where, is there room, how much. Each
 * is one line to scan; where that has no room it is two or three short ones, so nothing ever scrolls
 * sideways.
 */
export function DateRows({ dates, label, heading = 'h3', withOffer = false }: DateRowsProps) {
  const shared = withOffer ? {} : sharedBy(dates)

  return monthsOf(dates).map(([month, own], index) => (
    <div key={month} className="date-rows mt-8 first:mt-0">
      <MonthHeading month={month} heading={heading}>
        {index === 0 && noteOn(dates, shared)}
      </MonthHeading>
      <ul
        aria-label={`${label}, ${month}`}
        className={cx('border-y border-slate/30', withOffer && 'with-offer')}
      >
        {own.map((date, place) => (
          <Row
            key={date.reference}
            date={date}
            shared={shared}
            isFirst={own[place - 1]?.starts !== date.starts}
            withOffer={withOffer}
          />
        ))}
      </ul>
    </div>
  ))
}

function MonthHeading({
  month,
  heading: Heading,
  children,
}: Pick<Required<DateRowsProps>, 'heading'> & {
  readonly month: string
  readonly children: ReactNode
}) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
      <Heading className={Heading === 'h2' ? 'text-card' : 'text-xl'}>{month}</Heading>
      {children && <p className="text-sm">{children}</p>}
    </div>
  )
}

/** Where and at what time all of them are. What differs stands in each row. */
interface Shared {
  readonly place?: string | undefined
  readonly times?: string | undefined
}

function sharedBy(dates: readonly DateProps[]): Shared {
  const onlyOne = (values: readonly string[]) =>
    new Set(values).size === 1 ? values[0] : undefined
  return {
    place: onlyOne(dates.map(({ place }) => place)),
    times: onlyOne(dates.map(({ times }) => times)),
  }
}

const usualUnit = 'per person'

/** What is said once, over the first of them. */
function noteOn(dates: readonly DateProps[], { place, times }: Shared): string {
  const units = new Set(dates.map(({ unit }) => unit))
  const isUsual = units.has(usualUnit)
  const prices = units.size === 1 ? 'Prices for each person' : 'Prices for each person, unless said'
  return [place, times, isUsual && prices].filter(Boolean).join('. ')
}

function monthsOf(dates: readonly DateProps[]): [string, DateProps[]][] {
  const months = new Map<string, DateProps[]>()
  for (const date of dates) months.set(date.month, [...(months.get(date.month) ?? []), date])
  return [...months]
}

function Row({
  date,
  shared,
  isFirst,
  withOffer,
}: {
  readonly date: DateProps
  readonly shared: Shared
  /** No other stands over it that begins on the same day. */
  readonly isFirst: boolean
  readonly withOffer: boolean
}) {
  const { reference, starts, days, when, times, place, price, unit, availability, places } = date

  return (
    <li
      id={reference}
      data-state={availability.state}
      className={cx('date-row', isFirst && 'opens-day')}
    >
      <p id={withOffer && isFirst ? `day-${starts}` : undefined} className="when">
        <Link href={date.href} className="inline-flex min-h-9 items-center hover:underline">
          <time dateTime={starts}>
            <span aria-hidden="true">{days}</span>
            <span className="sr-only">{when}</span>
          </time>
        </Link>
      </p>
      {withOffer && (
        <p className="name font-semibold text-ink">
          <Link
            href={date.offer.href}
            className="inline-block py-0.5 hover:text-tide hover:underline"
          >
            {date.offer.name}
          </Link>
        </p>
      )}
      <p className="stock">
        {!shared.place && (
          <span className="place">
            {place}
            {!withOffer && !shared.times && <span className="block">{times}</span>}
          </span>
        )}
        <PlacesMeter {...places} />
      </p>
      <p className="price">
        <span className="font-semibold text-ink">
          <Money {...price} />
        </span>
        {unit !== usualUnit && <span className="block text-xs">{unit}</span>}
      </p>
      <NextStep {...date} />
    </li>
  )
}

/** Books in one click, or leads to where it is booked. */
function NextStep(date: DateProps) {
  const about = nameOf(date)

  return (
    <div className="act">
      <AddToCartForm add={date.add} sku={date.reference} about={about} look="quiet" />
      {date.next && (
        <Link href={date.next.href} className={quietButton}>
          {date.next.label}
          <span className="sr-only">: {about}</span>
        </Link>
      )}
    </div>
  )
}

function nameOf({ offer, when }: DateProps): string {
  return `${offer.name}, ${when}`
}

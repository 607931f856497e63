import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { AvailabilityLabel } from '#js/components/offer/availability-label.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { DatePageProps } from '#server/props/date-page.ts'

const link = 'inline-flex min-h-11 items-center text-tide-deep underline break-all'

const button = 'button inline-flex items-center px-6'

/** What it costs, whether there is room, and how to get a place. */
export function BookingCard(props: DatePageProps) {
  const { date, booking, add, waitingList } = props

  return (
    <section aria-labelledby="booking" className="rounded-card bg-white p-6 shadow-card">
      <p>
        <span className="text-card font-semibold text-ink">
          <Money {...date.price} />
        </span>{' '}
        {date.unit}
      </p>
      <div className="mt-3">
        <AvailabilityLabel {...date.availability} />
      </div>
      <h2 id="booking" className="mt-6 text-card">
        {booking.title}
      </h2>
      <p className="mt-2">{booking.text}</p>
      <div className="mt-4">
        <AddToCartForm add={add} sku={date.reference} className="w-full" />
        {waitingList && (
          <a href="#waiting-list" className={button}>
            Join the waiting list
          </a>
        )}
        {!add && !waitingList && <PhoneLink before="Call " className={button} />}
      </div>
      <Contacts {...props} />
    </section>
  )
}

function Contacts({ date, add, waitingList }: DatePageProps) {
  const { company } = useSharedProps()

  return (
    <ul className="mt-4 border-t border-line pt-3">
      {/* Where there is no other way, the button above calls. */}
      {(add ?? waitingList) && (
        <li>
          <PhoneLink before="Call " className={link} />
        </li>
      )}
      <li>
        <a
          href={`mailto:${company.email}?subject=${encodeURIComponent(date.reference)}`}
          className={link}
        >
          {company.email}
        </a>
      </li>
      <li>
        <a href={date.icsHref} className={link}>
          Add to calendar
        </a>
      </li>
    </ul>
  )
}

import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { AvailabilityLabel } from '#js/components/offer/availability-label.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { ShareLinks } from '#js/components/ui/share-links.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { DateProps } from '#server/props/dates.ts'
import type { Booking, OfferPageProps, OfferPrice } from '#server/props/offer-page.ts'
import { bookingLink } from './booking-link.ts'

interface PriceBoxProps extends OfferPageProps {
  /** The form for whoever finds no date. */
  readonly askHref: string
}

/** What it costs, with what is in the price, and the way to a place. */
export function PriceBox(props: PriceBoxProps) {
  const { name, price, booking, dates } = props
  const { ziggy } = useSharedProps()
  const next = dates.find(isOpen) ?? dates[0]

  return (
    <div id="booking" className="rounded-card bg-white p-6 shadow-card">
      <h2 className="sr-only">Price and booking</h2>
      <Price {...price} />
      {booking === 'dates' && next ? <NextDate {...props} next={next} /> : <Ask {...props} />}
      <div className="mt-5 border-t border-line pt-2">
        <ShareLinks title={name} url={ziggy.location} />
      </div>
    </div>
  )
}

/** What the head of a wide page says of it: narrow windows have the bar. */
export function HeadAction(props: PriceBoxProps) {
  const { amount, unit } = props.price
  const { href, label } = bookingLink(props)

  return (
    <div className="head-action mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 max-lg:hidden print:hidden">
      <ButtonLink href={href}>{label}</ButtonLink>
      <p className="text-ink">
        <span className="font-display text-card font-semibold">
          <Money {...amount} />
        </span>{' '}
        {unit}
      </p>
    </div>
  )
}

function Price({ amount, unit, notes, includes, extras }: OfferPrice) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink">
        <strong className="font-display text-3xl font-semibold">
          <Money {...amount} />
        </strong>
        <span>{unit}</span>
      </p>
      {includes.map((fee) => (
        <p key={fee.name} className="mt-1 font-semibold">
          Includes the {fee.name}, <Money {...fee.amount} />.
        </p>
      ))}
      {notes.length > 0 && <p className="mt-1 text-sm">{notes.join(' ')}</p>}
      {extras.map((fee) => (
        <p key={fee.name} className="mt-2 text-sm">
          Beside it: {fee.name}, <Money {...fee.amount} />. {fee.when}.
        </p>
      ))}
    </>
  )
}

function isOpen({ availability: { state } }: DateProps): boolean {
  return state === 'bookNow' || state === 'fewLeft'
}

function NextDate({ next, ...offer }: PriceBoxProps & { readonly next: DateProps }) {
  const { href, label } = bookingLink(offer)

  return (
    <div className="next-date mt-5 border-t border-line pt-5">
      <p className="text-sm font-semibold text-tide">
        {isOpen(next) ? 'Next date with a place' : 'Next date'}
      </p>
      <p className="font-semibold text-ink">
        <time dateTime={next.starts}>{next.when}</time>
      </p>
      <p className="mb-3 text-sm">{next.place}</p>
      <AvailabilityLabel {...next.availability} />
      <ButtonLink href={href} className={`mt-4 ${besideTheBar}`}>
        {label}
      </ButtonLink>
    </div>
  )
}

/** Narrow windows have the bar for it. */
const besideTheBar = 'w-full justify-center max-lg:hidden'

const enquiryTexts: Readonly<Record<Booking, { title: string; text: string }>> = {
  dates: {
    title: 'No dates are listed just now',
    text: 'Tell us when you could come and we shall write to you as soon as there is one.',
  },
  'any-day': {
    title: 'Starts on any day',
    text: 'There are no dates to wait for: you begin when it suits you.',
  },
  enquiry: {
    title: 'Made to measure',
    text: 'Tell us how many you are, where and roughly when. You get a quotation in writing, and it binds you to nothing.',
  },
}

function Ask(props: PriceBoxProps) {
  const { booking, add, code } = props
  const { title, text } = enquiryTexts[booking]
  const { href, label } = bookingLink(props)

  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-1 mb-4 text-sm">{text}</p>
      <AddToCartForm add={add} sku={code} className="w-full" />
      {!add && (
        <ButtonLink href={href} className={besideTheBar}>
          {label}
        </ButtonLink>
      )}
      <p className="mt-3 text-sm">
        or call{' '}
        <PhoneLink className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4" />
      </p>
    </div>
  )
}

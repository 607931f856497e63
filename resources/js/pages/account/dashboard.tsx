import { AccountHeading } from '#js/components/account/account-parts.tsx'
import { ButtonLink, Link } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { SignOut } from '#js/layouts/header/account-links.tsx'
import {
  GiftVouchers,
  NewsletterState,
  NothingOrdered,
  Orders,
} from '#js/sections/account/cards.tsx'
import type { DashboardProps } from '#server/props/accounts.ts'

/** What a customer has with us. */
export default function Dashboard(props: DashboardProps) {
  const { name, email, orders, nextTrip } = props

  return (
    <div className="measure pt-8 pb-16 md:pt-12 md:pb-24">
      <AccountHeading title="Your Account" email={email}>
        <div>
          <SignOut className="min-h-12 font-semibold text-tide-deep" />
        </div>
      </AccountHeading>
      <p className="mt-8 mb-6 font-display text-card font-semibold text-ink">
        Welcome aboard, {name}.
      </p>
      <NextTrip nextTrip={nextTrip} />
      <div className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {orders.length > 0 ? <Orders orders={orders} /> : <NothingOrdered />}
        <GiftVouchers />
        <NewsletterState {...props} />
      </div>
    </div>
  )
}

function NextTrip({ nextTrip }: Pick<DashboardProps, 'nextTrip'>) {
  return (
    <section
      aria-labelledby="next-trip"
      className="on-dark relative grid overflow-hidden rounded-card bg-ink-deep text-white shadow-card lg:grid-cols-[3fr_2fr]"
    >
      <div className="min-w-0 flex flex-col justify-center p-6 sm:p-10 lg:p-14">
        <h2 id="next-trip" className="text-section text-white">
          Your next trip
        </h2>
        {nextTrip ? <Booked {...nextTrip} /> : <Nothing />}
      </div>
      <LazyImage
        src="/images/art/landfall-1600.avif"
        alt=""
        className="relative hidden min-h-88 lg:block"
        imageClass="absolute inset-0"
      />
    </section>
  )
}

function Booked({ name, when, place, href }: NonNullable<DashboardProps['nextTrip']>) {
  return (
    <>
      <p className="mt-4 font-display text-card font-semibold text-white">{name}</p>
      <p className="mt-2">{when}</p>
      <p>{place}</p>
      <p className="mt-8">
        <ButtonLink href={href}>See your booking</ButtonLink>
      </p>
    </>
  )
}

function Nothing() {
  const datesHref = useRoutes().to('web.events.all')

  return (
    <>
      <p className="mt-4 max-w-copy text-pretty">
        Nothing in the log yet. When a berth is yours, its date and meeting place stand here.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink href={datesHref}>See dates and prices</ButtonLink>
        <Link
          to="web.level-finder.index"
          className="inline-flex min-h-11 items-center font-semibold [a&]:text-sea [a&]:underline [a&]:underline-offset-4"
        >
          Find your level
        </Link>
      </p>
    </>
  )
}

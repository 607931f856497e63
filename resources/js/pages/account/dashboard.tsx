import { AccountHeading } from '#js/components/account/account-parts.tsx'
import { SignOut } from '#js/layouts/header/account-links.tsx'
import {
  GiftVouchers,
  NewsletterState,
  NothingOrdered,
  Orders,
} from '#js/sections/account/cards.tsx'
import { NextTrip } from '#js/sections/account/next-trip.tsx'
import type { DashboardProps } from '#server/props/accounts.ts'

/** What a customer has with us. */
export default function Dashboard(props: DashboardProps) {
  const { name, email, orders, nextTrip } = props

  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <AccountHeading title="Your Account" email={email}>
        <div>
          <SignOut className="min-h-12 font-semibold text-tide-deep" />
        </div>
      </AccountHeading>
      <p className="mt-8 mb-6 font-display text-card font-semibold text-ink">
        Welcome aboard, {name}.
      </p>
      <NextTrip trip={nextTrip} />
      <div className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {orders.length > 0 ? <Orders orders={orders} /> : <NothingOrdered />}
        <GiftVouchers />
        <NewsletterState {...props} />
      </div>
    </div>
  )
}

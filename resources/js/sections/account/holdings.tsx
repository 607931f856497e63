import { AccountCard } from '#js/components/account-card.tsx'
import { RouteLink } from '#js/components/route-link.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'

const link =
  'inline-flex min-h-11 items-center font-semibold text-tide-deep [a&]:underline [a&]:underline-offset-4 [a&]:hover:text-tide'

/** Bookings and orders, plainly none, for somebody who has ordered nothing on this site. */
export function NothingOrdered() {
  const { company } = useSharedProps()

  return (
    <>
      <AccountCard id="bookings" title="Bookings" icon="calendar">
        <p>
          None here. What you book on this site will stand here; for what you booked by telephone or
          e-mail your confirmation letter counts.
        </p>
        <p>
          <SiteLink href={company.phone_link} className={link}>
            Call {company.phone}
          </SiteLink>
        </p>
      </AccountCard>
      <AccountCard id="orders" title="Orders" icon="cart">
        <p>None yet. Books, charts and clothes that you order stand here with their way to you.</p>
        <p>
          <RouteLink to="web.merchandise.all" className={link}>
            Look at the shop
          </RouteLink>
        </p>
      </AccountCard>
    </>
  )
}

/** Where vouchers are to be found: they belong to whoever has their code. */
export function GiftVouchers() {
  return (
    <AccountCard id="vouchers" title="Gift vouchers" icon="tag">
      <p>
        None is kept in an account. One that you buy stands with its order, to be printed, and shows
        there what is left on it.
      </p>
      <p>
        <RouteLink to="web.gift-vouchers" className={link}>
          About gift vouchers
        </RouteLink>
      </p>
    </AccountCard>
  )
}

import { AccountCard } from '#js/components/account/account-parts.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { DashboardProps, OrderInShort } from '#server/props/accounts.ts'

const link =
  'inline-flex min-h-11 items-center font-semibold text-tide-deep [a&]:underline [a&]:underline-offset-4 [a&]:hover:text-tide'

/** Bookings and orders, plainly none, for somebody who has ordered nothing on this site. */
export function NothingOrdered() {
  return (
    <>
      <AccountCard id="bookings" title="Bookings" icon="calendar">
        <p>
          None here. What you book on this site will stand here; for what you booked by telephone or
          e-mail your confirmation letter counts.
        </p>
        <p>
          <PhoneLink before="Call " className={link} />
        </p>
      </AccountCard>
      <AccountCard id="orders" title="Orders" icon="cart">
        <p>None yet. Books, charts and clothes that you order stand here with their way to you.</p>
        <p>
          <Link to="web.merchandise.all" className={link}>
            Look at the shop
          </Link>
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
        <Link to="web.gift-vouchers" className={link}>
          About gift vouchers
        </Link>
      </p>
    </AccountCard>
  )
}

/** Whether the newsletter comes to the account's address. */
export function NewsletterState({ newsletter, email, stopNewsletterHref }: DashboardProps) {
  const address = <strong className="font-semibold break-words text-ink">{email}</strong>

  return (
    <AccountCard id="newsletter-state" title="Newsletter" icon="mail">
      {newsletter === 'subscribed' && (
        <>
          <p>Once a week to {address}.</p>
          {stopNewsletterHref !== null && (
            <p>
              <TextLink href={stopNewsletterHref}>Stop the newsletter</TextLink>
            </p>
          )}
        </>
      )}
      {newsletter === 'waiting' && (
        <p>
          Asked for, but not confirmed: open our letter to {address} and press its button. Without
          that we send nothing.
        </p>
      )}
      {newsletter === 'none' && (
        <>
          <p>It does not come to {address}.</p>
          <p>
            <TextLink href="#newsletter">What is in it, and how to get it</TextLink>
          </p>
        </>
      )}
    </AccountCard>
  )
}

/** What was ordered on this site, the newest first. */
export function Orders({ orders }: Pick<DashboardProps, 'orders'>) {
  return (
    <AccountCard id="orders" title="Orders" icon="cart" className="sm:col-span-2">
      <ul className="divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <Order key={order.number} {...order} />
        ))}
      </ul>
      <p className="text-sm">
        What you booked by telephone or e-mail does not show here: your confirmation letter counts.
      </p>
    </AccountCard>
  )
}

function Order({ number, ordered, statusLabel, total, href }: OrderInShort) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <p>
          <TextLink href={href}>Order {number}</TextLink>
        </p>
        <p className="text-sm">
          {ordered} · {statusLabel}
        </p>
      </div>
      <p className="font-semibold text-ink">
        <Money {...total} />
      </p>
    </li>
  )
}

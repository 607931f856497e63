import { AccountCard } from '#js/components/account-card.tsx'
import { Money } from '#js/components/money.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { DashboardProps, OrderInShort } from '#server/props/accounts.ts'

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
          <SiteLink
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
          >
            Order {number}
          </SiteLink>
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

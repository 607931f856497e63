import { Icon } from '#js/components/icons.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { VoucherDesign } from '#js/components/voucher-design.tsx'
import type { NamedLink } from '#server/props/elements.ts'

/** A basket with nothing in it, and where to find something. */
export function EmptyCart({ waysOn }: { readonly waysOn: readonly NamedLink[] }) {
  return (
    <div className="grid overflow-hidden rounded-card bg-white shadow-card lg:grid-cols-2">
      <VoucherDesign design="solent" className="aspect-8/5 w-full lg:aspect-auto lg:h-full" />
      <div className="min-w-0 p-6 sm:p-10 lg:p-14">
        <h2 className="text-section">Nothing on board yet</h2>
        <p className="mt-4 max-w-copy">
          Places on a date, books and charts, online courses and gift vouchers all go in one basket.
          It keeps them for thirty days.
        </p>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {waysOn.map(({ label, href }) => (
            <li key={href}>
              <SiteLink
                href={href}
                className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold text-tide-deep hover:text-tide"
              >
                {label}
                <Icon name="chevron-right" className="size-5 shrink-0" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

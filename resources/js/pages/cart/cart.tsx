import { CartLine } from '#js/components/cart/cart-line.tsx'
import { Breadcrumbs } from '#js/components/ui/breadcrumbs.tsx'
import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { VoucherDesign } from '#js/components/voucher/voucher-design.tsx'
import { useBroughtCode } from '#js/hooks/use-brought-code.ts'
import { useSentForm } from '#js/hooks/use-form-errors.ts'
import { useFreshPage } from '#js/hooks/use-instant-page.ts'
import { CartSum } from '#js/sections/cart/cart-sum.tsx'
import { HoldNotice } from '#js/sections/cart/hold-notice.tsx'
import { Undo } from '#js/sections/cart/undo.tsx'
import type { CartProps } from '#server/props/cart.ts'

/** Everything that a visitor is going to buy. */
export default function Cart(props: CartProps) {
  const { breadcrumbs, lines, now, undo, waysOn } = props
  useFreshPage(now)

  return (
    <div className="measure pt-6 pb-16 md:pt-8 md:pb-24">
      <Breadcrumbs {...breadcrumbs} />
      <h1 className="mt-4 mb-6 text-section md:mb-8">Your basket</h1>
      <p role="status" className="sr-only">
        {statusOf(props)}
      </p>
      <HoldNotice lines={lines} now={now} />
      <Undo undo={undo} />
      {lines.length > 0 ? <Filled {...props} /> : <EmptyCart waysOn={waysOn} />}
    </div>
  )
}

/** What is announced when it has become something else. */
function statusOf({ lines, sum }: CartProps): string {
  if (lines.length === 0) return 'Your basket is empty.'
  if (!sum) return ''
  const left = sum.byVoucher ? ` ${sum.byVoucher.left.text} is left to pay.` : ''
  return `Your basket comes to ${sum.total.text}.${left}`
}

function Filled(props: CartProps) {
  const { lines, now, designs, waysOn } = props
  const sent = useSentForm()

  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[5fr_3fr]">
      <div className="min-w-0">
        <ul
          aria-label="In your basket"
          className="divide-y divide-line rounded-card bg-white shadow-card"
        >
          {lines.map((line) => (
            <CartLine key={line.id} line={line} now={now} designs={designs} sent={sent} />
          ))}
        </ul>
      </div>
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <CartSum {...props} sent={sent} />
      </div>
      <nav aria-label="Look for more">
        <ul className="flex flex-wrap gap-x-8">
          {waysOn.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function EmptyCart({ waysOn }: Pick<CartProps, 'waysOn'>) {
  const hasCode = useBroughtCode() !== null

  return (
    <div className="grid overflow-hidden rounded-card bg-white shadow-card lg:grid-cols-2">
      <VoucherDesign design="solent" className="aspect-8/5 w-full lg:aspect-auto lg:h-full" />
      <div className="min-w-0 p-6 sm:p-10 lg:p-14">
        <h2 className="text-section">Nothing on board yet</h2>
        <p className="mt-4 max-w-copy">
          Places on a date, books and charts, online courses and gift vouchers all go in one basket.
          It keeps them for thirty days.
        </p>
        {hasCode && (
          <p className="mt-4 font-semibold text-ink">
            The code of your voucher is kept. Put something in, and you can pay with it here.
          </p>
        )}
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {waysOn.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold text-tide-deep hover:text-tide"
              >
                {label}
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

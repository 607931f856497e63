import { Breadcrumbs } from '#js/components/breadcrumbs.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import { useFreshPage } from '#js/hooks/use-fresh-page.ts'
import { useSentForm } from '#js/hooks/use-sent-form.ts'
import { CartLines } from '#js/sections/basket/cart-lines.tsx'
import { CartSum } from '#js/sections/basket/cart-sum.tsx'
import { EmptyCart } from '#js/sections/basket/empty-cart.tsx'
import { HoldNotice } from '#js/sections/basket/hold-notice.tsx'
import { Undo } from '#js/sections/basket/undo.tsx'
import type { CartProps } from '#server/props/basket.ts'

/** Everything that a visitor is going to buy. */
export default function Cart(props: CartProps) {
  const { breadcrumbs, lines, now, undo, waysOn } = props
  useFreshPage(now)

  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-16 md:px-8 md:pt-8 md:pb-24">
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
  const sent = useSentForm()

  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[5fr_3fr]">
      <div className="min-w-0">
        <CartLines {...props} sent={sent} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <CartSum {...props} sent={sent} />
      </div>
      <WaysOn {...props} />
    </div>
  )
}

function WaysOn({ waysOn }: Pick<CartProps, 'waysOn'>) {
  return (
    <nav aria-label="Look for more">
      <ul className="flex flex-wrap gap-x-8">
        {waysOn.map(({ label, href }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

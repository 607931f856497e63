import type { SignedIn } from '#server/auth/account.ts'
import type { CheckoutHead, CheckoutProps, CheckoutStep } from '#server/props/checkout.ts'
import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import type { Totals } from '#server/shop/money/totals.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import type { PendingOrder } from '#server/shop/orders/pending-order.ts'
import type { ProviderName } from '#server/shop/payments/provider.ts'
import type { VoucherBalance } from '#server/shop/vouchers/vouchers.ts'
import { keyOf } from '#server/signing/signer.ts'
import type { LinkedPage, Signer } from '#server/signing/signer.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../context.ts'

/** What a visitor is about to order, as it stands now. */
export interface CheckoutCart {
  readonly user: SignedIn['user'] | null
  readonly key: string
  readonly lines: readonly BuyableLine[]
  readonly answers: CheckoutAnswers
  /** Those that can pay. */
  readonly vouchers: readonly VoucherBalance[]
  readonly totals: Totals
  /** Who takes payments by card; null: nobody does. */
  readonly provider: ProviderName | null
  /** What was asked for and waits for its code, if that is what the cart has still; null: nothing. */
  readonly pending: PendingOrder | null
  /** Has the address still to be confirmed? */
  readonly needsCode: boolean
  /** The steps that these lines need, in order. */
  readonly steps: readonly CheckoutStep[]
  /** The first that lacks something. */
  readonly open: CheckoutStep
  readonly site: Site
  /** When all this was so, in milliseconds UTC. */
  readonly now: number
}

/** What one step shows besides. */
export type StepProps<Step extends CheckoutStep> = Omit<
  Extract<CheckoutProps, { step: Step }>,
  keyof CheckoutHead
>

export function stepPath(links: Links, step: CheckoutStep): string {
  return links.path('web.shopping.checkout', {}, { step })
}

type OrderRoute =
  | 'web.shopping.orders.show'
  | 'web.shopping.orders.calendar'
  | 'web.shopping.orders.link.destroy'
  | 'web.shopping.orders.payments.store'

/** Where an order is seen after the last step, with the key that opens it to whoever has the address. */
export function orderPath(
  { signer, urls }: { readonly signer: Signer; readonly urls: Links },
  order: LinkedPage,
  route: OrderRoute = 'web.shopping.orders.show',
): string {
  return urls.path(route, { order: order.id }, { key: keyOf(signer, 'order', order) })
}

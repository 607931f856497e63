import { moneyText, pence } from '#server/format/money.ts'
import type { PaymentChoiceProps } from '#server/props/checkout.ts'
import type { Totals } from '#server/shop/money/totals.ts'
import { instalmentText } from '#server/shop/orders/order-messages.ts'
import { optionOf, paymentOptions, paymentWay } from '#server/shop/orders/payment-ways.ts'
import type { PaymentOption } from '#server/shop/orders/payment-ways.ts'
import { inputOf } from '#server/shop/orders/pending-order.ts'
import type { PendingOrder } from '#server/shop/orders/pending-order.ts'
import type { ProviderName } from '#server/shop/payments/provider.ts'
import type { CheckoutCart } from './checkout-cart.ts'

/** What of a cart decides how it is paid. */
interface Paying extends Pick<CheckoutCart, 'provider' | 'needsCode'> {
  readonly totals: Pick<Totals, 'total' | 'byVoucher' | 'due'>
  readonly lines: readonly { readonly article: { readonly date: object | null } }[]
}

/** The ways to pay for a cart, and what the button says of each; none where vouchers pay for everything. */
export function paymentChoices(cart: Paying): readonly PaymentChoiceProps[] {
  return paymentOptions(cart.totals, cart.provider).map((value) => ({
    value,
    label: optionLabel(cart, value),
    note: optionNote(cart, value),
    button: buttonText(cart, value),
  }))
}

/** What a way to pay is called where it is chosen, and where it was. */
export function optionLabel(cart: Pick<Paying, 'totals' | 'lines'>, option: PaymentOption): string {
  if (option === 'card-all') return 'Card, all of it now'
  if (option !== 'card') return paymentWay(option).label
  if (cart.totals.due.later.length === 0) return 'Card, now'
  return isDeposit(cart) ? 'Card, the deposit now' : 'Card, what is due now'
}

function optionNote(
  { totals: { due, total, byVoucher }, provider }: Paying,
  option: PaymentOption,
): string {
  if (option === 'card-all') return `${moneyText(pence(total - byVoucher))}, and nothing later.`
  if (option !== 'card') return paymentWay(option).note
  return `${moneyText(due.now)}, on ${payPage(provider)}. We never see the number of your card.`
}

/** Where whoever pays by card goes, as they read it. */
function payPage(provider: ProviderName | null): string {
  return provider === 'stripe' ? 'the page of Stripe' : 'a page for trying out, with play money'
}

/**
 * It says what pressing it binds to: whoever has to pay is told so by the words of the button itself
 * (Consumer Contracts Regulations 2013, regulation 14), with how much. Where nothing is paid by going on,
 * it says what there is to pay. Where a code is asked for, pressing it does not order yet.
 * @param option how it is paid; null: that is not chosen yet.
 */
export function buttonText(cart: Paying, option: PaymentOption | null): string {
  return cart.needsCode ? 'Continue to your code' : orderText(cart, option)
}

/** What the button says that orders. */
export function orderText(
  cart: Pick<Paying, 'totals' | 'lines'>,
  option: PaymentOption | null,
): string {
  const { due, total, byVoucher } = cart.totals
  if (total === byVoucher) return 'Order, paid by voucher'
  if (option === 'card-all') return `Order and pay ${moneyText(pence(total - byVoucher))}`
  const now = moneyText(due.now)
  if (due.now === 0) return `Order, to pay ${due.later.map(instalmentText).join(' and ')}`
  if (option !== 'card') return `Order, with ${now} to pay`
  if (due.later.length === 0) return `Order and pay ${now}`
  return `Order and pay ${now} ${isDeposit(cart) ? 'deposit' : 'now'}`
}

/** The way to pay that was chosen when a code was asked for; by transfer, if nobody takes cards any more. */
export function askedOption(
  { provider }: Pick<Paying, 'provider'>,
  pending: PendingOrder,
): PaymentOption | null {
  const { payment, card } = inputOf(pending)
  return optionOf({ payment, card: provider === null ? null : card })
}

/** Is what is due with the order the deposit for places, and nothing else? */
function isDeposit({ lines }: Pick<Paying, 'lines'>): boolean {
  return lines.every(({ article: { date } }) => date !== null)
}

import type { Response } from 'express'
import { notFound, whenAvailable } from '#server/http/errors.ts'
import { orderPath } from '#server/presenters/cart/checkout-cart.ts'
import type { Begun, PaymentChoice } from '#server/shop/payments/outcomes.ts'
import type { LinkedPage } from '#server/signing/signer.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * Sends whoever ordered to where they pay by card, or else to their order's page, which says how it stands
 * and offers the other ways.
 * @throws HttpError 404 when there is no such order.
 */
export async function leaveToPay(
  services: ControllerServices,
  response: Response,
  order: LinkedPage,
  choice: PaymentChoice,
): Promise<void> {
  const begun = await whenAvailable(services.shop.payments.begin(order.id, choice), 'Payments')
  if (begun.outcome === 'leave') return response.inertia.location(begun.url)
  if (begun.outcome === 'unknown') throw notFound()
  const { kind, text } = news[begun.outcome]
  response.inertia.flash(kind, text)
  response.redirect(303, orderPath(services, order))
}

const news: Readonly<
  Record<
    Exclude<Begun['outcome'], 'leave' | 'unknown'>,
    { readonly kind: 'success' | 'error'; readonly text: string }
  >
> = {
  paid: { kind: 'success', text: 'Your payment had come meanwhile. Nothing was taken twice.' },
  nothing: { kind: 'success', text: 'There is nothing to pay by card now.' },
  processing: {
    kind: 'error',
    text: 'Your bank has not told us yet what became of your last payment. Please wait until it has: nothing is taken twice.',
  },
  cancelled: { kind: 'error', text: 'This order is cancelled, so there is nothing to pay.' },
  unavailable: {
    kind: 'error',
    text: 'Your order stands, but no card can be taken at the moment. Try again in a few minutes, or pay by bank transfer.',
  },
}

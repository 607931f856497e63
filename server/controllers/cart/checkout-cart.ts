import type { Request, Response } from 'express'
import type { CheckoutCart } from '#server/presenters/cart/checkout-forms.ts'
import { codesOf } from '#server/shop/cart/codes.ts'
import type { ViewedCart } from '#server/shop/cart/view.ts'
import { readAnswers } from '#server/shop/checkout/answers.ts'
import { openStep, stepsFor } from '#server/shop/checkout/steps.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { totalsOfOrder } from '#server/shop/orders/bought-line.ts'
import { balancesOf, voucherFault } from '#server/shop/vouchers/vouchers.ts'
import type { ControllerServices } from '../controller-services.ts'
import { ownCart } from './own-cart.ts'

export type CheckoutServices = Pick<
  ControllerServices,
  'clock' | 'cookies' | 'database' | 'shop' | 'signer' | 'site' | 'urls'
>

/** What a visitor has to do in their cart before it can be checked out. */
export interface Obstacle {
  readonly obstacle: string
}

/** The cart of a request, ready for the checkout, or why it is not. */
export async function checkoutCart(
  services: CheckoutServices,
  request: Request,
  response: Response,
): Promise<CheckoutCart | Obstacle> {
  const visitor = await ownCart(services, request, response)
  const viewed = await services.shop.carts.view(visitor)
  const lines = viewed ? soldLines(viewed) : []
  if (!viewed || viewed.lines.length === 0) return { obstacle: empty }
  if (lines.length < viewed.lines.length) return { obstacle: unsold }

  const site = services.site.current()
  const balances = await balancesOf(services.database.db, codesOf(viewed.cart))
  const vouchers = balances.filter((voucher) => voucherFault(voucher, site.today) === null)
  const answers = readAnswers(viewed.cart.checkout)
  return {
    visitor,
    lines,
    answers,
    vouchers,
    site,
    key: viewed.cart.checkout_key,
    now: services.clock.now(),
    user: (await request.signedIn())?.user ?? null,
    totals: totalsOfOrder(lines, answers, vouchers, site),
    steps: [...stepsFor(lines), 'review'],
    open: openStep(lines, answers, site.content) ?? 'review',
  }
}

const empty = 'There is nothing in your basket to order. Put something in first.'
const unsold =
  'Something in your basket is not sold any more. Take it out, and go on to the checkout then.'

function soldLines({ lines }: ViewedCart): BuyableLine[] {
  return lines.flatMap(({ article, ...line }) => (article ? [{ ...line, article }] : []))
}

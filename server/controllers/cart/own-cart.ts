import type { Request, Response } from 'express'
import { callerNetwork } from '#server/load/caller-network.ts'
import type { CheckoutCart } from '#server/presenters/cart/checkout-cart.ts'
import { codesOf } from '#server/shop/cart/rows.ts'
import { readAnswers } from '#server/shop/checkout/answers.ts'
import { openStep, stepsFor } from '#server/shop/checkout/steps.ts'
import type { CartVisitor } from '#server/shop/context.ts'
import { totalsOfOrder } from '#server/shop/orders/bought-line.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { balancesOf, voucherFault } from '#server/shop/vouchers/vouchers.ts'
import { hashedName } from '#server/signing/hashed-name.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * Whose cart a request is about: the account's of who is signed in, else the guest's whose cookie it
 * carries. What somebody put in before they signed in is brought into their account's cart by the
 * first request that still carries the guest's cookie, which goes.
 */
export async function ownCart(
  services: ControllerServices,
  request: Request,
  response: Response,
): Promise<CartVisitor> {
  const signedIn = await request.signedIn()
  const network = hashedName(services.signer, 'network', callerNetwork(request.ip ?? ''))
  if (!signedIn) return { userId: null, token: services.cookies.read(request, 'cart'), network }
  await bringCart(services, request, response, signedIn.user.id)
  return { userId: signedIn.user.id, token: undefined, network }
}

/** Makes the guest's cart that a request carries part of an account's; there may be none. */
export async function bringCart(
  { cookies, shop }: ControllerServices,
  request: Request,
  response: Response,
  userId: string,
): Promise<void> {
  const token = cookies.read(request, 'cart')
  if (token === undefined) return
  await shop.carts.merge(userId, token)
  cookies.clear(response, 'cart')
}

/** Has the browser of a guest keep their cart for as long as we do from now on. */
export function keepCart(
  { cookies }: ControllerServices,
  response: Response,
  { userId, token }: CartVisitor,
  secret: string | null,
): void {
  const kept = secret ?? token
  if (userId === null && kept !== undefined) cookies.set(response, 'cart', kept, secondsKept)
}

/** 30 days, as a cart is kept. */
const secondsKept = 30 * 24 * 60 * 60

/** What a visitor has to do in their cart before it can be checked out. */
export interface Obstacle {
  readonly obstacle: string
}

/** The cart of a request, ready for the checkout, or why it is not. */
export async function checkoutCart(
  services: ControllerServices,
  request: Request,
  response: Response,
): Promise<CheckoutCart | Obstacle> {
  const visitor = await ownCart(services, request, response)
  const viewed = await services.shop.carts.view(visitor)
  if (!viewed || viewed.lines.length === 0) return { obstacle: empty }
  const lines = viewed.lines.filter((line): line is BuyableLine => line.article !== null)
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

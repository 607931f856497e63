import type { Request, Response } from 'express'
import { callerNetwork } from '#server/load/caller-network.ts'
import type { CheckoutCart } from '#server/presenters/cart/checkout-cart.ts'
import { codesOf } from '#server/shop/cart/rows.ts'
import type { ViewedCart } from '#server/shop/cart/view.ts'
import { readAnswers } from '#server/shop/checkout/answers.ts'
import { openStep, stepsFor } from '#server/shop/checkout/steps.ts'
import type { CartVisitor } from '#server/shop/context.ts'
import { totalsOfOrder } from '#server/shop/orders/bought-line.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { isAsAsked, needsCode } from '#server/shop/orders/pending-order.ts'
import { balancesOf, voucherFault } from '#server/shop/vouchers/vouchers.ts'
import { hashedName } from '#server/signing/hashed-name.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * Whose cart a request is about: the account's of who is signed in, else the guest's whose cookie it
 * carries. What somebody put in before they signed in is brought into their account's cart by the
 * first request that still carries the guest's cookie, which goes.
 */
export function ownCart(
  services: ControllerServices,
  request: Request,
  response: Response,
): Promise<CartVisitor> {
  const found = owners.get(request) ?? findOwner(services, request, response)
  owners.set(request, found)
  return found
}

/** Looked up once for each request, however many ask. */
const owners = new WeakMap<Request, Promise<CartVisitor>>()

async function findOwner(
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

/**
 * Names whoever is signed in or carries a cart that is there, by which a limit counts them; null for others,
 * and while the database cannot be asked.
 */
export function knownVisitor({ cookies, shop }: Pick<ControllerServices, 'cookies' | 'shop'>) {
  return async (request: Request): Promise<string | null> => {
    try {
      const signedIn = await request.signedIn()
      if (signedIn) return `account ${signedIn.user.id}`
      const token = cookies.read(request, 'cart')
      const isThere = token !== undefined && (await shop.carts.isThere({ userId: null, token }))
      return isThere ? `cart ${token}` : null
    } catch {
      return null
    }
  }
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
  const signedIn = await request.signedIn()
  return readyCart(services, viewed, signedIn?.user ?? null)
}

/** @param user whose account the cart is of; null: a guest's. */
export async function readyCart(
  services: ControllerServices,
  viewed: ViewedCart | null,
  user: CheckoutCart['user'],
): Promise<CheckoutCart | Obstacle> {
  if (!viewed || viewed.lines.length === 0) return { obstacle: empty }
  const lines = viewed.lines.filter((line): line is BuyableLine => line.article !== null)
  if (lines.length < viewed.lines.length) return { obstacle: unsold }

  const { cart } = viewed
  const site = services.site.current()
  const now = services.clock.now()
  const balances = await balancesOf(services.database.db, codesOf(cart))
  const vouchers = balances.filter((voucher) => voucherFault(voucher, site.today) === null)
  const answers = readAnswers(cart.checkout)
  const totals = totalsOfOrder(lines, answers, vouchers, site)
  const codeIsNeeded = needsCode({ cart, answers, totals, accountEmail: user?.email ?? null })
  const asked = codeIsNeeded ? await services.shop.orders.pendingByKey(cart.checkout_key) : null
  const pending = asked && isAsAsked(asked, cart, lines, now) ? asked : null
  return {
    lines,
    answers,
    vouchers,
    site,
    pending,
    now,
    user,
    totals,
    provider: services.shop.payments.provider?.name ?? null,
    needsCode: codeIsNeeded,
    key: cart.checkout_key,
    steps: [...stepsFor(lines), 'review', ...(codeIsNeeded ? (['confirm'] as const) : [])],
    open: openStep(lines, answers, site.content) ?? (pending ? 'confirm' : 'review'),
  }
}

const empty = 'There is nothing in your basket to order. Put something in first.'

const unsold =
  'Something in your basket is not sold any more. Take it out, and go on to the checkout then.'

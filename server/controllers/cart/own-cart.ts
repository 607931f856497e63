import type { Request, Response } from 'express'
import type { Cookies } from '#server/http/cookies.ts'
import type { CartVisitor } from '#server/shop/context.ts'
import type { ControllerServices } from '../controller-services.ts'

type CartServices = Pick<ControllerServices, 'cookies' | 'shop'>

/**
 * Whose cart a request is about. What somebody put in before they signed in is brought into their
 * account's cart by the first request that still carries the guest's cookie, which goes.
 */
export async function ownCart(
  services: CartServices,
  request: Request,
  response: Response,
): Promise<CartVisitor> {
  const visitor = await cartVisitor(request, services.cookies)
  if (visitor.userId === null || visitor.token === undefined) return visitor
  await bringCart(services, request, response, visitor.userId)
  return { userId: visitor.userId, token: undefined }
}

/** Makes the guest's cart that a request carries part of an account's; there may be none. */
async function bringCart(
  { cookies, shop }: CartServices,
  request: Request,
  response: Response,
  userId: string,
): Promise<void> {
  const token = cookies.read(request, 'cart')
  if (token === undefined) return
  await shop.carts.merge(userId, token)
  cookies.clear(response, 'cart')
}

/** The same, but nobody is kept from signing in by it: the next request tries again. */
export async function bringCartQuietly(...given: Parameters<typeof bringCart>): Promise<void> {
  try {
    await bringCart(...given)
  } catch {
    // The cookie stays, and with it the cart.
  }
}

/** Has the browser of a guest keep their cart for as long as we do from now on. */
export function keepCart(
  { cookies }: Pick<ControllerServices, 'cookies'>,
  response: Response,
  { userId, token }: CartVisitor,
  secret: string | null,
): void {
  const kept = secret ?? token
  if (userId === null && kept !== undefined) cookies.set(response, 'cart', kept, secondsKept)
}

/** 30 days, as a cart is kept. */
const secondsKept = 30 * 24 * 60 * 60

/**
 * Whose cart a request is about: the account's of who is signed in, else the guest's whose cookie it
 * carries.
 */
async function cartVisitor(request: Request, cookies: Cookies): Promise<CartVisitor> {
  const signedIn = await request.signedIn()
  return { userId: signedIn?.user.id ?? null, token: cookies.read(request, 'cart') }
}

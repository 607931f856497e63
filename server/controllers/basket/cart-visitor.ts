import type { Request } from 'express'
import type { Cookies } from '#server/http/cookies.ts'
import type { CartVisitor } from '#server/shop/cart/context.ts'

/**
 * Whose cart a request is about: the account's of who is signed in, else the guest's whose cookie it
 * carries.
 */
export async function cartVisitor(request: Request, cookies: Cookies): Promise<CartVisitor> {
  const signedIn = await request.signedIn()
  return { userId: signedIn?.user.id ?? null, token: cookies.read(request, 'cart') }
}

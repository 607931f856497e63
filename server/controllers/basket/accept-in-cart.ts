import type { Request, Response } from 'express'
import { acceptForm } from '#server/http/form.ts'

/**
 * Answers a change of the cart that was made. The cart's page shows what came of it where it was asked
 * for, and announces it: a visit there brings no message, because a message takes the focus.
 */
export function acceptInCart(
  request: Request,
  response: Response,
  message: string,
  url: string,
): void {
  if (response.inertia.isVisit) response.inertia.back(url)
  else acceptForm(request, response, message, url)
}

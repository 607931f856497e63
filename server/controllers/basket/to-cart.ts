import type { Response } from 'express'
import type { ControllerServices } from '../controller-services.ts'

/** Sends a visitor back to their cart, which shows what is the matter. */
export function toCart(
  { urls }: Pick<ControllerServices, 'urls'>,
  response: Response,
  words: string,
): void {
  response.inertia.flash('error', words)
  response.redirect(303, urls.path('web.shopping.cart'))
}

import type { Request, Response } from 'express'
import { z } from 'zod'
import { notFound } from '#server/http/errors.ts'
import { checkForm, formAction, refuseOn } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { CheckoutStep } from '#server/props/orders.ts'
import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import { crewsOf } from '#server/shop/checkout/crews.ts'
import { deliveryForm } from '#server/shop/checkout/delivery-form.ts'
import { keepAnswers } from '#server/shop/checkout/keep-answers.ts'
import { peopleForm } from '#server/shop/checkout/people-form.ts'
import { stayingAtHome } from '#server/shop/checkout/steps.ts'
import { checkoutCart } from './checkout-cart.ts'
import type { CheckoutCart, CheckoutServices } from './checkout-cart.ts'
import { stepPath } from './checkout-head.ts'
import { checkoutPage } from './checkout-page.ts'
import { lineFaults } from './order-fault-words.ts'
import { placeOrder } from './place-order.ts'
import { toCart } from './to-cart.ts'

/** The way from a cart to an order, in two or three steps. */
export function checkout(services: CheckoutServices) {
  const { urls } = services
  const order = placeOrder(services)

  /** GET web.shopping.checkout: the step that is asked for, or the first that lacks something. */
  const show: ActionHandler = async (request, response) => {
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    const { step: wanted } = request.query
    const step = reachable(cart).find((one) => one === wanted) ?? cart.open
    if (step !== wanted) return response.redirect(303, stepPath(urls, step))
    const errors = lineFaults(cart)
    await response.page(checkoutPage(services, cart, step), errors ? { errors } : {})
  }

  /** POST web.shopping.checkout.store: what one step was told. */
  const store = formAction(anyForm, async (_, request, response) => {
    const step = (request.body as { readonly step?: unknown } | undefined)?.step
    if (step === 'review') return order(request, response)
    if (step !== 'people' && step !== 'delivery') throw notFound()
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    if (!reachable(cart).includes(step)) return response.redirect(303, stepPath(urls, cart.open))
    await takeStep(services, cart, step, request, response)
  })

  return { show, store }
}

// What a step asks depends on what is in the cart.
const anyForm = z.unknown()

/** The steps up to the first that lacks something. */
function reachable({ steps, open }: CheckoutCart): readonly CheckoutStep[] {
  return steps.slice(0, steps.indexOf(open) + 1)
}

async function takeStep(
  services: CheckoutServices,
  cart: CheckoutCart,
  step: 'people' | 'delivery',
  request: Request,
  response: Response,
): Promise<void> {
  const schema = formOf(cart, step)
  const form = checkForm(schema, request.body)
  const { urls } = services
  if (!form.ok) {
    const url = stepPath(urls, step)
    return refuseOn(request, response, form.errors, url, () => ({
      result: checkoutPage(services, cart, step),
      url,
    }))
  }
  await keepAnswers(services, cart.visitor, form.value)
  const next = cart.steps[cart.steps.indexOf(step) + 1] ?? 'review'
  response.redirect(303, stepPath(urls, next))
}

function formOf(
  { lines, site: { content, today } }: CheckoutCart,
  step: 'people' | 'delivery',
): z.ZodType<Partial<CheckoutAnswers>> {
  return step === 'people'
    ? peopleForm(crewsOf(lines, content), today)
    : deliveryForm(stayingAtHome(lines, content)).transform((delivery) => ({ delivery }))
}

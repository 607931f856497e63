import type { Request, Response } from 'express'
import { z } from 'zod'
import { meantDomain } from '#server/format/mail-domains.ts'
import { notFound } from '#server/http/errors.ts'
import { checkForm, formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { changedBasket } from '#server/presenters/cart/basket-changes.ts'
import { orderPath, stepPath } from '#server/presenters/cart/checkout-cart.ts'
import type { CheckoutCart } from '#server/presenters/cart/checkout-cart.ts'
import { lineErrors } from '#server/presenters/cart/order-errors.ts'
import { isAwaited } from '#server/presenters/cart/order-money.ts'
import type { CheckoutStep } from '#server/props/checkout.ts'
import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import { askOnce, keepAnswers } from '#server/shop/checkout/answers.ts'
import { deliveryForm } from '#server/shop/checkout/delivery-form.ts'
import { peopleForm } from '#server/shop/checkout/people-form.ts'
import { crewsOf, needsTelephone, stayingAtHome } from '#server/shop/checkout/steps.ts'
import type { CartVisitor } from '#server/shop/context.ts'
import type { LinkedPage } from '#server/signing/signer.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import { toCart } from './cart.ts'
import { stepPage } from './order-answers.ts'
import { orderForms, shownBasket } from './order-forms.ts'
import { checkoutCart, ownCart } from './own-cart.ts'

/** The way from a cart to an order, in two or three steps. */
export function checkout(services: ControllerServices) {
  const { urls } = services
  const { review, confirm } = orderForms(services)

  /** GET web.shopping.checkout: the step that is asked for, or the first that lacks something. */
  const show: ActionHandler = async (request, response) => {
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) {
      const ordered = await orderedBefore(services, request, response)
      if (ordered) return response.redirect(303, orderPath(services, ordered))
      return toCart(services, response, cart.obstacle)
    }
    const { step: wanted } = request.query
    const step = reachable(cart).find((one) => one === wanted) ?? cart.open
    if (step !== wanted) return response.redirect(303, stepPath(urls, step))
    const errors = lineErrors(cart)
    const answer = await stepPage(urls, cart, step).make()
    await response.page(answer, errors ? { errors } : {})
  }

  /** POST web.shopping.checkout.store: the form of one step. */
  const store = formAction(anyForm, async (_, request, response) => {
    const { step } = (request.body ?? {}) as { readonly step?: unknown }
    if (step === 'review') return review(request, response)
    if (step === 'confirm') return confirm(request, response)
    if (step !== 'people' && step !== 'delivery') throw notFound()
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    if (!reachable(cart).includes(step)) return response.redirect(303, stepPath(urls, cart.open))
    const change = changedBasket(shownBasket(request), cart)
    if (change) response.inertia.flash('error', `${change} What you answered is kept.`)
    const form = checkForm(formOf(cart, step), request.body)
    if (!form.ok) {
      return refuseOnPage(request, response, form.errors, stepPage(urls, cart, step))
    }
    const visitor = await ownCart(services, request, response)
    const question = await addressQuestion(services, visitor, form.value)
    if (question) {
      return refuseOnPage(request, response, { email: question }, stepPage(urls, cart, step))
    }
    await keepAnswers(services, visitor, form.value)
    const next = cart.steps[cart.steps.indexOf(step) + 1] ?? 'review'
    response.redirect(303, stepPath(urls, next))
  })

  return { show, store }
}

/**
 * What a visitor's empty cart became: by the link in the message about it, on another device perhaps, or by
 * the button that led them to pay by card, from where they come Back.
 */
async function orderedBefore(
  services: ControllerServices,
  request: Request,
  response: Response,
): Promise<LinkedPage | undefined> {
  const { carts, orders } = services.shop
  const { step } = request.query
  const visitor = await ownCart(services, request, response)
  const viewed = await carts.view(visitor)
  if (viewed?.lines.length !== 0) return undefined
  if (step === 'confirm') return orders.lastConfirmed(viewed.cart.id)
  if (step !== 'review' || visitor.userId === null) return undefined
  const [newest] = await orders.ofCustomer(visitor.userId)
  return newest && isAwaited(newest) ? newest : undefined
}

// What a step asks depends on what is in the cart.
const anyForm = z.unknown()

/** Whether another address is meant, asked once; null: there is nothing to ask. */
async function addressQuestion(
  services: ControllerServices,
  visitor: CartVisitor,
  { contact }: Partial<CheckoutAnswers>,
): Promise<string | null> {
  const [name = '', domain = ''] = contact?.email.split('@') ?? []
  const meant = meantDomain(domain)
  if (!contact || meant === null || !(await askOnce(services, visitor, contact.email))) return null
  return `Do you mean ${name}@${meant}? Then put it right. If ${contact.email} is yours, continue once more.`
}

/** The steps up to the first that lacks something. */
function reachable({ steps, open }: CheckoutCart): readonly CheckoutStep[] {
  return steps.slice(0, steps.indexOf(open) + 1)
}

function formOf(
  { lines, site: { content, today } }: CheckoutCart,
  step: 'people' | 'delivery',
): z.ZodType<Partial<CheckoutAnswers>> {
  return step === 'people'
    ? peopleForm({ crews: crewsOf(lines, content), today, asksTelephone: needsTelephone(lines) })
    : deliveryForm(stayingAtHome(lines, content)).transform((delivery) => ({ delivery }))
}

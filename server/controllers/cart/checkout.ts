import type { Request, Response } from 'express'
import { z } from 'zod'
import { meantDomain } from '#server/format/mail-domains.ts'
import { pence } from '#server/format/money.ts'
import { expectsJson, notFound } from '#server/http/errors.ts'
import { checkForm, formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { isOpen, orderPath, stepPath } from '#server/presenters/cart/checkout-cart.ts'
import type { CheckoutCart } from '#server/presenters/cart/checkout-cart.ts'
import { presentCheckout } from '#server/presenters/cart/checkout.ts'
import { lineErrors, orderErrors, unchosenPayment } from '#server/presenters/cart/order-errors.ts'
import type { Links } from '#server/presenters/context.ts'
import type { CheckoutStep } from '#server/props/checkout.ts'
import type { CheckoutAnswers, ReviewForm } from '#server/shop/checkout/answers.ts'
import { askOnce, keepAnswers, reviewForm } from '#server/shop/checkout/answers.ts'
import { deliveryForm } from '#server/shop/checkout/delivery-form.ts'
import { peopleForm } from '#server/shop/checkout/people-form.ts'
import { crewsOf, stayingAtHome } from '#server/shop/checkout/steps.ts'
import type { CartVisitor } from '#server/shop/context.ts'
import type { OrderFault } from '#server/shop/orders/refusal.ts'
import type { OrderInput } from '#server/shop/orders/write-order.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import type { VisitorPage } from '../visitor-forms.ts'
import { toCart } from './cart.ts'
import { checkoutCart, ownCart } from './own-cart.ts'
import type { Obstacle } from './own-cart.ts'

/** The way from a cart to an order, in two or three steps. */
export function checkout(services: ControllerServices) {
  const { urls } = services
  const order = placeOrder(services)

  /** GET web.shopping.checkout: the step that is asked for, or the first that lacks something. */
  const show: ActionHandler = async (request, response) => {
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
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
    if (step === 'review') return order(request, response)
    if (step !== 'people' && step !== 'delivery') throw notFound()
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    if (!reachable(cart).includes(step)) return response.redirect(303, stepPath(urls, cart.open))
    const form = checkForm(formOf(cart, step), request.body)
    if (!form.ok) {
      return refuseOnPage(request, response, form.errors, stepPage(urls, cart, step))
    }
    const question = await addressQuestion(services, cart.visitor, form.value)
    if (question) {
      return refuseOnPage(request, response, { email: question }, stepPage(urls, cart, step))
    }
    await keepAnswers(services, cart.visitor, form.value)
    const next = cart.steps[cart.steps.indexOf(step) + 1] ?? 'review'
    response.redirect(303, stepPath(urls, next))
  })

  return { show, store }
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
    ? peopleForm(crewsOf(lines, content), today)
    : deliveryForm(stayingAtHome(lines, content)).transform((delivery) => ({ delivery }))
}

const titles: Readonly<Record<CheckoutStep, string>> = {
  people: 'Checkout: people',
  delivery: 'Checkout: delivery',
  review: 'Checkout: review and order',
}

function stepPage(urls: Links, cart: CheckoutCart, step: CheckoutStep): VisitorPage {
  const make = () =>
    page('cart/checkout', presentCheckout(urls, cart, step), unlisted(titles[step]))
  return { url: stepPath(urls, step), make }
}

/** The last step: makes an order of the cart, and leads to it; sent again, to the same order. */
function placeOrder(services: ControllerServices): ActionHandler {
  const { shop, urls } = services

  return async (request, response) => {
    const form = reviewForm(request.body)
    const cart = await checkoutCart(services, request, response)
    if (isOfCart(cart, form)) {
      const errors = choiceErrors(cart, form)
      if (errors) return refuseOnPage(request, response, errors, stepPage(urls, cart, 'review'))
    }

    const visitor = 'visitor' in cart ? cart.visitor : await ownCart(services, request, response)
    const placed = await shop.orders.place(visitor, inputOf(form))
    if (placed.outcome !== 'refused') {
      return response.redirect(303, orderPath(services, placed.order))
    }
    await answerRefusal(placed.fault, request, response)
  }

  async function answerRefusal(fault: OrderFault, request: Request, response: Response) {
    // As it is now: what was refused may have changed since it was read.
    const cart = await checkoutCart(services, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    if (fault.reason === 'stale') return toCart(services, response, stale)
    if (fault.reason === 'unanswered') {
      response.inertia.flash('error', unanswered)
      return response.redirect(303, stepPath(urls, fault.step))
    }
    const errors = orderErrors(fault, cart)
    if (response.inertia.isVisit || !expectsJson(request)) {
      return refuseOnPage(request, response, errors, stepPage(urls, cart, 'review'))
    }
    // The form was in order; what it is about is another by now (RFC 9110, 15.5.10).
    response.status(409).json({ message: Object.values(errors)[0], errors })
  }
}

const stale =
  'Your basket was changed since that page was shown. Look through it, and check out again.'

const unanswered =
  'Your basket was changed since that page was shown, and asks something more. What you answered is kept: fill in what is new.'

/** Is it about the cart as it is now, and not about one that was ordered already? */
function isOfCart(cart: CheckoutCart | Obstacle, { key }: ReviewForm): cart is CheckoutCart {
  return 'key' in cart && cart.key === key
}

function inputOf({ key, total = 0, dueNow = 0, byVoucher = 0, payment }: ReviewForm): OrderInput {
  const amounts = { total: pence(total), dueNow: pence(dueNow), byVoucher: pence(byVoucher) }
  return { key, ...amounts, payment: payment ?? null }
}

function choiceErrors(cart: CheckoutCart, { total, dueNow, byVoucher, payment }: ReviewForm) {
  const isStrange = [total, dueNow, byVoucher].includes(undefined)
  const isUnpaid = payment === undefined && isOpen(cart)
  const errors = {
    ...(isStrange && { total: strangeTotal }),
    ...(isUnpaid && { payment: unchosenPayment }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

const strangeTotal =
  'The total that was sent is no amount of ours. Look through it once more, and order again.'

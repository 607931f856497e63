import type { Request } from 'express'
import { pence } from '#server/format/money.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { changedBasket } from '#server/presenters/cart/basket-changes.ts'
import type { CheckoutCart } from '#server/presenters/cart/checkout-cart.ts'
import { unchosenPayment } from '#server/presenters/cart/order-errors.ts'
import { codeForm, reviewForm } from '#server/shop/checkout/answers.ts'
import type { ReviewForm } from '#server/shop/checkout/answers.ts'
import { chosenPayment, paymentOptions } from '#server/shop/orders/payment-ways.ts'
import { inputOf } from '#server/shop/orders/pending-order.ts'
import type { OrderInput } from '#server/shop/orders/write-order.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import { toCart } from './cart.ts'
import { orderAnswers, stepPage } from './order-answers.ts'
import { checkoutCart, ownCart } from './own-cart.ts'
import type { Obstacle } from './own-cart.ts'

/** The last steps of the checkout: what makes an order of a cart. */
export function orderForms(services: ControllerServices) {
  const { shop, urls } = services
  const { answer, tellChange, tellOver } = orderAnswers(services)

  /** Orders the cart, or sends a code to its address first; sent again, it leads to the same order. */
  const review: ActionHandler = async (request, response) => {
    const form = reviewForm(request.body)
    const cart = await checkoutCart(services, request, response)
    if (isOfCart(cart, form)) {
      const change = changedBasket(shownBasket(request), cart)
      if (change) return tellChange(change, request, response)
      const errors = choiceErrors(cart, form)
      if (errors) return refuseOnPage(request, response, errors, stepPage(urls, cart, 'review'))
    }
    const visitor = await ownCart(services, request, response)
    const input = inputOfForm(form)
    const placed = await shop.orders.place(visitor, input)
    await answer(placed, { step: 'review', card: input.card }, request, response)
  }

  /** Orders what was asked for, by the code that went to its address, or sends another. */
  const confirm: ActionHandler = async (request, response) => {
    const { key, code, isAgain } = codeForm(request.body)
    const cart = await checkoutCart(services, request, response)
    const known = await shop.orders.byKey(key)
    const asked = await shop.orders.pendingByKey(key)
    const ordering = { step: 'confirm', card: asked ? inputOf(asked).card : null } as const
    if (known) return answer({ outcome: 'known', order: known }, ordering, request, response)
    if ('obstacle' in cart) return toCart(services, response, cart.obstacle)
    const { pending } = cart
    if (!pending) return tellOver(cart, request, response)
    if (isAgain) {
      const visitor = await ownCart(services, request, response)
      const placed = await shop.orders.place(visitor, inputOf(pending), true)
      if (placed.outcome === 'pending') response.inertia.flash('success', sentAgain(pending.email))
      return answer(placed, ordering, request, response)
    }
    const refuse = (message: string) =>
      refuseOnPage(request, response, { code: message }, stepPage(urls, cart, 'confirm'))
    if (code === null) return refuse(noCode)
    const tried = await shop.orders.confirm(pending.key, code)
    if (tried.outcome === 'wrong') return refuse(wrongCode(tried.left))
    if (tried.outcome === 'over') return refuse(overCode)
    if (tried.outcome === 'unknown') return tellOver(cart, request, response)
    await answer(tried, ordering, request, response)
  }

  return { review, confirm }
}

/** What a form says that its visitor was shown of the basket. */
export function shownBasket(request: Request): string {
  const { basket } = (request.body ?? {}) as { readonly basket?: unknown }
  return typeof basket === 'string' ? basket : ''
}

const noCode = 'Please type the six digits of the code.'

const overCode =
  'That code does not work any more: five were typed, or it is over a day old. Have a new one sent, or open the link in the newest e-mail.'

function wrongCode(left: number): string {
  const tries = left === 1 ? 'one more try' : `${left} more tries`
  return `This is not the code in our newest e-mail. Look at it once more; you have ${tries}.`
}

function sentAgain(email: string): string {
  return `A new code is on its way to ${email}. The one before does not work any more.`
}

/** Is it about the cart as it is now, and not about one that was ordered already? */
function isOfCart(cart: CheckoutCart | Obstacle, { key }: ReviewForm): cart is CheckoutCart {
  return 'key' in cart && cart.key === key
}

function inputOfForm({
  key,
  total = 0,
  dueNow = 0,
  byVoucher = 0,
  payment,
}: ReviewForm): OrderInput {
  const amounts = { total: pence(total), dueNow: pence(dueNow), byVoucher: pence(byVoucher) }
  const chosen = payment ? chosenPayment(payment) : { payment: null, card: null }
  return { key, ...amounts, ...chosen }
}

function choiceErrors(cart: CheckoutCart, { total, dueNow, byVoucher, payment }: ReviewForm) {
  const isStrange = [total, dueNow, byVoucher].includes(undefined)
  const options = paymentOptions(cart.totals, cart.provider)
  const isUnpaid = options.length > 0 && !options.some((option) => option === payment)
  const errors = {
    ...(isStrange && { total: strangeTotal }),
    ...(isUnpaid && { payment: unchosenPayment }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

const strangeTotal =
  'The total that was sent is no amount of ours. Look through it once more, and order again.'

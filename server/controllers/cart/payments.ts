import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { whenAvailable } from '#server/http/errors.ts'
import { formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { orderPath } from '#server/presenters/cart/checkout-cart.ts'
import { unchosenPayment } from '#server/presenters/cart/order-errors.ts'
import type { Synced } from '#server/shop/payments/outcomes.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { requireOrder, requirePaid } from './order-access.ts'
import { orderPage } from './orders.ts'

const choiceForm = z.object({
  choice: z.enum(['due', 'all', 'transfer'], { error: unchosenPayment }),
})

/** In milliseconds: whoever comes back from paying waits no longer for an answer of the provider. */
const patience = 3000

/** Paying for an order by card, and coming back from it. */
export function payments(services: ControllerServices) {
  const { shop, urls } = services

  /** POST web.shopping.orders.payments.store: leaves for the provider's page, or chooses a transfer. */
  const store = formAction(choiceForm, async (form, request, response) => {
    const whole = await requireOrder(services, request)
    const { order } = whole
    const url = orderPath(services, order)
    if (!form.ok) {
      const make = () => orderPage(services, whole)
      return refuseOnPage(request, response, form.errors, { url, make })
    }
    const { choice } = form.value
    if (choice !== 'transfer') return leaveToPay(services, response, order, choice)
    const isChosen = await whenAvailable(shop.payments.chooseTransfer(order.id), 'Payments')
    if (isChosen) response.inertia.flash('success', transferred)
    else response.inertia.flash('error', notTransferred)
    response.redirect(303, url)
  })

  /**
   * GET web.shopping.payments.show: where the provider sends back whoever was there. That they come says
   * nothing, nor does their address: the order's page says what the provider does.
   */
  const show: ActionHandler = async (request, response) => {
    const { order, attemptId: id } = await requirePaid(services, request)
    const synced = await withPatience(whenAvailable(shop.payments.sync(id), 'Payments'))
    if (!synced || synced.state === 'silent') response.inertia.flash('error', notHeard)
    const signedIn = await request.signedIn()
    const isOwner = signedIn !== null && signedIn.user.id === order.user_id
    const path = isOwner
      ? urls.path('web.shopping.orders.show', { order: order.id })
      : orderPath(services, order)
    response.redirect(303, path)
  }

  return { store, show }
}

/** What comes in time; null: it goes on by itself, and whoever looks later sees what came of it. */
async function withPatience(syncing: Promise<Synced | null>): Promise<Synced | null> {
  const late = new AbortController()
  try {
    return await Promise.race([syncing, wait(patience, null, { signal: late.signal })])
  } finally {
    late.abort()
  }
}

const transferred = 'You pay by bank transfer now: this page says where to, and until when.'

const notTransferred =
  'The way to pay could not be changed: something has come for this order, or it is over. This page says how it stands.'

const notHeard =
  'We cannot see yet whether you have paid. Look at this page again in some minutes, and do not pay twice.'

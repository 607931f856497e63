import { z } from 'zod'
import { badRequest, HttpError, notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { demoActs } from '#server/shop/payments/demo/demo-checkout.ts'
import { isDemo } from '#server/shop/payments/demo/demo-provider.ts'
import type { DemoProvider } from '#server/shop/payments/demo/demo-provider.ts'
import type { ControllerServices } from '../controller-services.ts'
import { demoPaymentPage } from './demo-payment-page.ts'
import { demoPaymentStyles } from './demo-payment-styles.ts'

/** Where orders are paid with play money. There are no such pages where others take payments, or nobody. */
export function demoPayments({ shop, urls }: ControllerServices) {
  /** GET /_pay/{item}: what can be done with an attempt to pay. */
  const show: ActionHandler = (request, response) => {
    const page = requireDemo().shown(String(request.params['item']))
    if (!page) throw forgotten()
    const styles = urls.path('development.pay.styles')
    response.type('html').send(demoPaymentPage(page, styles))
  }

  /** POST /_pay/{item}: does it. */
  const store: ActionHandler = (request, response) => {
    const provider = requireDemo()
    const form = demoForm.safeParse(request.body)
    if (!form.success) throw badRequest(`Say what is to happen: act is one of ${listOfActs}.`)
    const next = provider.act(String(request.params['item']), form.data.act)
    if (next === null) throw forgotten()
    response.redirect(303, next)
  }

  /** GET /_pay/styles: how these pages look, which share nothing with the site's. */
  const styles: ActionHandler = (_request, response) => {
    requireDemo()
    response.type('css').send(demoPaymentStyles)
  }

  return { show, store, styles }

  function requireDemo(): DemoProvider {
    const { provider } = shop.payments
    if (!isDemo(provider)) throw notFound()
    return provider
  }
}

const demoForm = z.object({ act: z.enum(demoActs) })
const listOfActs = demoActs.join(', ')

const forgotten = () =>
  new HttpError(
    404,
    'This page for play money is gone: the site was started anew since. Go to your order, and pay from there.',
  )

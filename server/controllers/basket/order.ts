import type { Request } from 'express'
import { notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { WholeOrder } from '#server/shop/orders/find-order.ts'
import { signedPages } from '#server/signing/signed-pages.ts'
import type { ControllerServices } from '../controller-services.ts'
import { orderCalendar } from './order-calendar.ts'
import { orderPage } from './order-page.ts'
import { requireAccess } from './page-access.ts'

/** An order, for who ordered it: by a signed link, or signed in to the account that it belongs to. */
export function orders(services: ControllerServices) {
  const { shop, signer } = services

  async function requireOrder(request: Request): Promise<WholeOrder> {
    const id = String(request.params['order'])
    const whole = await shop.orders.find({ id })
    const owner = whole?.order.user_id ?? null
    await requireAccess(request, { signer, purpose: signedPages.order, id, owner })
    if (!whole) throw notFound()
    return whole
  }

  /** GET web.shopping.orders.show. */
  const show: ActionHandler = async (request, response) => {
    await response.page(orderPage(services, await requireOrder(request)))
  }

  /** GET web.shopping.orders.calendar: the dates of an order, for the calendar of who goes. */
  const calendar: ActionHandler = async (request, response) => {
    const whole = await requireOrder(request)
    const text = await orderCalendar(services, whole)
    if (text === null) throw notFound()
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    const name = `saltlark-${whole.order.number.toLowerCase()}.ics`
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`)
    response.type('text/calendar; charset=utf-8').send(text)
  }

  return { show, calendar }
}

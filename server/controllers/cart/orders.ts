import { notFound } from '#server/http/errors.ts'
import { acceptForm } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { orderPath } from '#server/presenters/cart/checkout-cart.ts'
import { presentOrder } from '#server/presenters/cart/order.ts'
import { presentVoucher } from '#server/presenters/cart/vouchers.ts'
import { calendarText } from '#server/schedule/feeds/calendar-text.ts'
import { datedEvents } from '#server/schedule/feeds/date-events.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { readLineDetails } from '#server/shop/orders/line-details.ts'
import { dateAsSold, keptDates } from '#server/shop/places/sold-date.ts'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { requireOrder, requireVoucher } from './order-access.ts'
import { ownCart } from './own-cart.ts'

/** An order, for who ordered it: by a signed link, or signed in to the account that it belongs to. */
export function orders(services: ControllerServices) {
  const show: ActionHandler = async (request, response) => {
    await response.page(orderPage(services, await requireOrder(services, request)))
  }

  /** GET web.shopping.orders.calendar: the dates of an order, for the calendar of who goes. */
  const calendar: ActionHandler = async (request, response) => {
    const whole = await requireOrder(services, request)
    const text = await orderCalendar(services, whole)
    if (text === null) throw notFound()
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    const name = `saltlark-${whole.order.number.toLowerCase()}.ics`
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`)
    response.type('text/calendar; charset=utf-8').send(text)
  }

  return { show, calendar }
}

/** The page of an order, as it is now. */
export function orderPage(
  { clock, shop, signer, site, urls }: ControllerServices,
  order: WholeOrder,
): PageAnswer {
  const provider = shop.payments.provider?.name ?? null
  const now = clock.now()
  const props = presentOrder(order, { signer, urls, site: site.current(), now, provider })
  return page('cart/order', props, unlisted(`Order ${props.number}`))
}

/** What ends links to an order or to a voucher that it bought, for who may see the order. */
export function endedLinks(services: ControllerServices) {
  const { shop, urls } = services

  /** DELETE web.shopping.orders.link.destroy: its owner stays there, everybody else has no link now. */
  const order: ActionHandler = async (request, response) => {
    const { order: mine } = await requireOrder(services, request)
    const ended = await shop.orders.endLinks(mine.id)
    const news = ended?.isTold
      ? `A new one is on its way to ${mine.email}.`
      : `No message could go to ${mine.email} now: call us for a new one.`
    const signedIn = await request.signedIn()
    const isOwner = signedIn !== null && signedIn.user.id === mine.user_id
    response.inertia.flash('success', `All links to order ${mine.number} are ended. ${news}`)
    const path = isOwner
      ? urls.path('web.shopping.orders.show', { order: mine.id })
      : urls.path('web.home')
    response.redirect(303, path)
  }

  /** DELETE web.shopping.orders.vouchers.link.destroy: the order's page leads to the voucher still. */
  const voucher: ActionHandler = async (request, response) => {
    const { order: mine, vouchers } = await requireOrder(services, request)
    const bought = vouchers.find(({ id }) => id === request.params['item'])
    if (!bought) throw notFound()
    await shop.orders.endVoucherLinks(bought.id)
    const message = 'All links to the voucher are ended. The one on this page is new.'
    acceptForm(request, response, message, orderPath(services, mine))
  }

  return { order, voucher }
}

/**
 * The dates of an order as a calendar; null: it has none. A date that staff moved since is where
 * it is now, and all of a cancelled order are marked as such.
 */
async function orderCalendar(
  { config, database, site, urls }: ControllerServices,
  { order, lines }: WholeOrder,
): Promise<string | null> {
  const references = lines.flatMap(({ reference }) => reference ?? [])
  if (references.length === 0) return null
  const toldOf = new Set(
    lines.flatMap((line) => (readLineDetails(line).date?.isCancelled ? [line.reference] : [])),
  )
  const now = site.current()
  const kept = await keptDates(database.db, references)
  const { hostname: host } = new URL(config.appUrl)
  const events = references.flatMap((reference) => {
    const date = dateAsSold(now, reference, kept.get(reference)) ?? kept.get(reference)
    if (!date) return []
    const isCancelled = date.isCancelled || order.status === 'cancelled' || toldOf.has(reference)
    const url = urls.absolute('web.events.all', { reference })
    const description = `Order ${order.number}\nReference: ${reference}`
    const { name, place: location } = date
    return datedEvents({ ...date, isCancelled }, { name, location, url, host, description })
  })
  return calendarText({
    name: `Order ${order.number}, ${now.content.company.brand}`,
    stamp: now.instant,
    events,
  })
}

/** GET web.shopping.vouchers.show: to print, to send on or to spend, for who has its link. */
export function voucherPage(services: ControllerServices): ActionHandler {
  const { database, shop, signer, site, urls } = services
  return async (request, response) => {
    const found = await requireVoucher(services, request)
    const [balance] = await balancesOf(database.db, [found.voucher.code])
    if (!balance) throw notFound()
    const count = await shop.carts.count(await ownCart(services, request, response))
    const { today } = site.current()
    const context = { today, links: urls, signer, hasBasket: count > 0 }
    const props = presentVoucher(found, balance, context)
    await response.page(page('cart/voucher', props, unlisted('Gift voucher')))
  }
}

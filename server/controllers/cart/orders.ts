import type { Request } from 'express'
import { HttpError, notFound, whenAvailable } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { presentOrder } from '#server/presenters/cart/order.ts'
import { presentVoucher } from '#server/presenters/cart/vouchers.ts'
import { calendarText } from '#server/schedule/feeds/calendar-text.ts'
import { datedEvents } from '#server/schedule/feeds/date-events.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { readLineDetails } from '#server/shop/orders/line-details.ts'
import { dateAsSold, keptDates } from '#server/shop/places/sold-date.ts'
import { balancesOf, findVoucher } from '#server/shop/vouchers/vouchers.ts'
import { signedPages } from '#server/signing/signer.ts'
import type { Signer } from '#server/signing/signer.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'

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

  const show: ActionHandler = async (request, response) => {
    const order = await requireOrder(request)
    const { clock, site, urls } = services
    const props = presentOrder(order, { signer, urls, site: site.current(), now: clock.now() })
    await response.page(page('cart/order', props, unlisted(`Order ${props.number}`)))
  }

  /** GET web.shopping.orders.calendar: the dates of an order, for the calendar of who goes. */
  const calendar: ActionHandler = async (request, response) => {
    const whole = await requireOrder(request)
    const text = await orderCalendar(services, whole)
    if (text === null) throw notFound()
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    const name = `saltlark-${whole.order.number.toLowerCase()}.ics`
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`)
    response.type('text/calendar; charset=utf-8').send(text)
  }

  return { show, calendar }
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

/** A page that some may read: its owner, and whoever has its address with the key. */
interface OwnPage {
  readonly signer: Signer
  readonly purpose: (typeof signedPages)[keyof typeof signedPages]
  readonly id: string
  /** The account that it belongs to; null: nobody's, or there is no such page. */
  readonly owner: string | null
}

/**
 * Lets through who may read a page of this id.
 * @throws HttpError 404 for others without a key, as for a page that is none; 403 for a wrong key.
 */
async function requireAccess(request: Request, page: OwnPage): Promise<void> {
  const { signer, purpose, id, owner } = page
  const { key } = request.query
  if (typeof key === 'string' && signer.verify(purpose, key) === id) return
  const signedIn = owner === null ? null : await request.signedIn()
  if (signedIn && signedIn.user.id === owner) return
  if (key === undefined) throw notFound()
  throw new HttpError(
    403,
    'This link is incomplete. Open it from our e-mail once more, or sign in to your account.',
  )
}

/** GET web.shopping.vouchers.show: to print or to send on, for who bought it and who got its link. */
export function voucherPage({ database, signer, site }: ControllerServices): ActionHandler {
  return async (request, response) => {
    const id = String(request.params['item'])
    const found = await whenAvailable(findVoucher(database.db, id), 'Vouchers')
    const owner = found?.buyer ?? null
    await requireAccess(request, { signer, purpose: signedPages.voucher, id, owner })
    const [balance] = found ? await balancesOf(database.db, [found.voucher.code]) : []
    if (!found || !balance) throw notFound()
    const props = presentVoucher(found, balance, site.current().today)
    await response.page(page('cart/voucher', props, unlisted('Gift voucher')))
  }
}

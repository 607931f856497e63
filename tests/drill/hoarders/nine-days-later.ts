import { orderLinks, siteUrls } from '#server/app/links.ts'
import type { Database } from '#server/database/database.ts'
import type { OrderContext } from '#server/shop/context.ts'
import { lapseOrders } from '#server/shop/orders/lapse.ts'
import { recordPayment } from '#server/shop/orders/payments.ts'
import { placesGoneNow } from '#server/shop/places/places-board.ts'
import { createSigner } from '#server/signing/signer.ts'
import { londonDate, shiftedClock, systemClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import { createSiteSource } from '#server/site/site.ts'
import { putInCart } from '../../support/buyer.ts'
import { content } from '../../support/catalogue.ts'
import { grouped } from '../books/books.ts'
import { customersOf, drillKey } from '../drilled-server.ts'
import type { DrilledServer } from '../drilled-server.ts'

/** What became of orders for which no money came, and of two for which it did. */
export interface NineDaysLater {
  /** Orders that lapsed, and the heads that were free again. */
  readonly lapsed: number
  readonly heads: number
  /** Heads of dates to come that stay taken, because another date of the same order has begun. */
  readonly staying: number
  readonly paid: number
  /** Dates of lapsed orders of which all places could be had again. */
  readonly datesTried: number
  readonly faults: readonly string[]
}

const nineDays = 9 * 24 * 60 * 60_000
const payments = 2

/** Pays two orders, lets nine days pass, and does what the site does once an hour. */
export async function nineDaysLater(
  server: DrilledServer,
  database: Database,
  payer: string,
): Promise<NineDaysLater> {
  const today = londonDate(systemClock.now() + nineDays)
  const before = await linesOfOrders(database)
  const paid = await payTwo(contextAt(server.origin, database, systemClock), before, {
    payer,
    today,
  })
  await server.stop()
  const clock = shiftedClock(systemClock.now() + nineDays)
  await lapseOrders(contextAt(server.origin, database, clock))

  const after = await linesOfOrders(database)
  const isPaid = ({ number }: OrderedLine) => paid.includes(number)
  const unpaid = after.filter((line) => !isPaid(line))
  const lapsed = unpaid.filter(({ status }) => status === 'cancelled')
  const staying = unpaid.filter(({ status }) => status !== 'cancelled')
  const begun = new Set(staying.filter(({ starts }) => starts <= today).map(({ number }) => number))
  const touched = after.filter((line) => isPaid(line) && line.status !== 'paid')
  const places = await placesFaults(database, after, clock.now())
  const tried = await tryPlaces(server, lapsed, { clock, today })
  return {
    lapsed: new Set(lapsed.map(({ number }) => number)).size,
    heads: headsOf(lapsed),
    staying: headsOf(staying.filter(({ starts }) => starts > today)),
    paid: paid.length,
    datesTried: tried.count,
    faults: [
      ...(paid.length < payments ? [`${paid.length} orders could be paid`] : []),
      ...staying
        .filter(({ number }) => !begun.has(number))
        .map(({ number }) => `${number} is not paid, and is there on day 9`),
      ...touched.map(({ number, status }) => `${number} was paid, and is ${status}`),
      ...places,
      ...tried.faults,
    ],
  }
}

type OrderedLine = Awaited<ReturnType<typeof linesOfOrders>>[number]

async function linesOfOrders({ db }: Database) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('dates', 'dates.reference', 'order_lines.reference')
    .select(['orders.number', 'orders.email', 'orders.status'])
    .select(['dates.reference', 'dates.starts', 'order_lines.quantity'])
    .orderBy('orders.number')
    .execute()
}

function headsOf(lines: readonly OrderedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What the commands of staff and the hourly round of the site have, at an instant. */
function contextAt(origin: string, database: Database, clock: Clock): OrderContext {
  return {
    database,
    clock,
    site: createSiteSource({ current: () => ({ content, version: 'drill' }) }, clock),
    links: orderLinks(siteUrls(origin), createSigner([drillKey])),
    places: { refresh: async () => undefined },
    outbox: { wake: () => undefined },
  }
}

async function payTwo(
  context: OrderContext,
  lines: readonly OrderedLine[],
  { payer, today }: { readonly payer: string; readonly today: string },
): Promise<readonly string[]> {
  const numbers = lines
    .filter(({ email, starts }) => email.startsWith(payer) && starts > today)
    .map(({ number }) => number)
    .slice(0, payments)
  for (const number of numbers) await recordPayment(context, { number })
  return numbers
}

/** Of each date exactly what its living orders have is gone, and nothing is held. */
async function placesFaults(
  { db }: Database,
  lines: readonly OrderedLine[],
  now: number,
): Promise<string[]> {
  const byDate = grouped(lines, ({ reference }) => reference)
  const gone = await placesGoneNow(db, [...byDate.keys()], now)
  return [...byDate].flatMap(([reference, own]) => {
    const { taken, held } = gone.get(reference) ?? { taken: 0, held: 0 }
    const expected = headsOf(own.filter(({ status }) => status !== 'cancelled'))
    return taken === expected && held === 0
      ? []
      : [`of ${reference} ${taken} places are taken and ${held} held, and ${expected} are ordered`]
  })
}

const datesToTry = 12
const mostHeads = 8

/** Puts what lapsed into baskets again, on a site that is started nine days later. */
async function tryPlaces(
  server: DrilledServer,
  lapsed: readonly OrderedLine[],
  { clock, today }: { readonly clock: Clock; readonly today: string },
): Promise<{ readonly count: number; readonly faults: string[] }> {
  await server.start({ SITE_DATE: new Date(clock.now()).toISOString() })
  const visitor = await customersOf([server])
  const free = lapsed.filter(({ starts }) => starts.slice(0, 7) > today.slice(0, 7))
  const byDate = [...grouped(free, ({ reference }) => reference)].slice(0, datesToTry)
  const faults: string[] = []
  for (const [sku, lines] of byDate) {
    const quantity = Math.min(headsOf(lines), mostHeads)
    const { status } = await putInCart(visitor(), { kind: 'place', sku, quantity })
    if (status !== 303) faults.push(`${quantity} lapsed places of ${sku} were answered ${status}`)
  }
  return { count: byDate.length, faults }
}

import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { CartItemRow } from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { articleOf, placeArticle } from '../cart/article.ts'
import { limitFault } from '../cart/line-wish.ts'
import { linesOf } from '../cart/lines.ts'
import { placesFault } from '../cart/place-hold.ts'
import { lockDates } from '../places/locked-dates.ts'
import type { SoldDate } from '../places/sold-date.ts'
import type { BuyableLine } from './bought-line.ts'
import { OrderRefusal } from './order-faults.ts'

interface Moment {
  readonly site: Site
  readonly now: number
}

/**
 * The lines of a cart, each of which can be bought as it is: sold still, at the price that was shown,
 * within its limits, its places held for the visitor or free. Nobody else takes places of their dates
 * until the transaction ends.
 * @throws OrderRefusal when one of them cannot, or there are none.
 */
export async function buyableLines(
  trx: Transaction<Tables>,
  cartId: string,
  { site, now }: Moment,
): Promise<BuyableLine[]> {
  const lines = await linesOf(trx, cartId)
  if (lines.length === 0) throw new OrderRefusal({ reason: 'stale' })
  const references = lines.flatMap(({ kind, sku }) => (kind === 'place' ? [sku] : []))
  const dates = await lockDates(trx, site, references)
  const buyable: BuyableLine[] = []
  for (const line of lines) buyable.push(await buyableLine(trx, line, dates, { site, now }))
  return buyable
}

async function buyableLine(
  trx: Transaction<Tables>,
  line: CartItemRow,
  dates: ReadonlyMap<string, SoldDate>,
  { site, now }: Moment,
): Promise<BuyableLine> {
  const date = dates.get(line.sku)
  const article =
    line.kind === 'place'
      ? date && placeArticle(site.content, date)
      : articleOf(site.content, line.kind, line.sku)
  if (!article) throw refused(line, { reason: 'unknown' })
  if (article.price !== line.unit_price) {
    throw refused(line, { reason: 'price', before: line.unit_price, now: article.price })
  }
  const asked = { quantity: line.quantity, now, today: site.today }
  const fault =
    limitFault(article, line) ??
    (date && (await placesFault(trx, line.cart_id, { ...asked, date })))
  if (fault) throw refused(line, fault)
  return { line, article, places: null }
}

function refused(
  { id }: CartItemRow,
  fault: Extract<OrderRefusal['fault'], { reason: 'line' }>['fault'],
): OrderRefusal {
  return new OrderRefusal({ reason: 'line', lineId: id, fault })
}

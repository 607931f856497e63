import type { Trx } from '#server/database/database.ts'
import type { CartItemRow, CartRow } from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import { articleOf, limitFault, placeArticle } from '../cart/article.ts'
import { placesFault } from '../cart/place-hold.ts'
import type { LineFault } from '../cart/refusal.ts'
import { codesOf, linesOf } from '../cart/rows.ts'
import { lockDates } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'
import { lockVouchers, voucherFault } from '../vouchers/vouchers.ts'
import type { VoucherBalance } from '../vouchers/vouchers.ts'
import type { BuyableLine } from './bought-line.ts'
import { OrderRefusal } from './refusal.ts'

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
  trx: Trx,
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
  trx: Trx,
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
  const asked = { quantity: line.quantity, now, site }
  const fault =
    limitFault(article, line) ??
    (date && (await placesFault(trx, line.cart_id, { ...asked, date })))
  if (fault) throw refused(line, fault)
  return { line, article, places: null }
}

function refused({ id }: CartItemRow, fault: LineFault): OrderRefusal {
  return new OrderRefusal({ reason: 'line', lineId: id, fault })
}

/**
 * The vouchers that a cart's codes name; nobody else spends of them until the transaction ends.
 * @throws OrderRefusal when one of them cannot pay.
 */
export async function requireVouchers(
  trx: Trx,
  cart: CartRow,
  { today }: Site,
): Promise<VoucherBalance[]> {
  const wanted = codesOf(cart)
  const vouchers = await lockVouchers(trx, wanted)
  for (const code of wanted) {
    const fault = voucherFault(
      vouchers.find((voucher) => voucher.code === code),
      today,
    )
    if (fault) throw new OrderRefusal({ reason: 'voucher', code, fault })
  }
  return vouchers
}

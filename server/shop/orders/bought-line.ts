import type { Terms } from '#server/content/fill/terms.ts'
import type { OrderLineRow, OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import type { Site } from '#server/site/site.ts'
import type { Article } from '../cart/article.ts'
import type { ViewedLine } from '../cart/view.ts'
import type { CheckoutAnswers, PersonAnswer } from '../checkout/answers.ts'
import { totalsOf } from '../money/totals.ts'
import type { PricedLine, Totals } from '../money/totals.ts'
import { readVoucherDetails } from '../vouchers/voucher-form.ts'
import type { VoucherBalance } from '../vouchers/vouchers.ts'
import type { LineDetails } from './line-details.ts'

/** A line that can be bought as it is. */
export type BuyableLine = ViewedLine & { readonly article: Article }

/**
 * The terms that an order was placed under. All that concerns it later goes by these, whatever the
 * content says by then. An order that never lapses may know no day on which it would.
 */
export function agreedTerms({ agreed_terms: json }: Pick<OrderRow, 'agreed_terms'>): AgreedTerms {
  return JSON.parse(json) as AgreedTerms
}

type AgreedTerms = Omit<Terms, 'lapse_days'> & Partial<Pick<Terms, 'lapse_days'>>

/** The day `YYYY-MM-DD` on which an order lapses if nothing has come for it; null: it never does. */
export function lapseDay(order: Pick<OrderRow, 'pay_by' | 'agreed_terms'>): string | null {
  const { payment_days: expected, lapse_days: lapses } = agreedTerms(order)
  if (order.pay_by === null || lapses === undefined) return null
  return dateOf(dayOf(order.pay_by) + lapses - expected)
}

/** A line as far as money goes. A printed voucher is posted in the package that staff named. */
export function pricedLine({ line, article }: BuyableLine, vouchersPostedIn: string): PricedLine {
  return {
    unitPrice: pence(line.unit_price),
    quantity: line.quantity,
    vatRate: article.vatRate,
    starts: article.date?.starts ?? null,
    parcel: isPrintedVoucher({ line })
      ? { packageType: vouchersPostedIn, kind: 'voucher' }
      : article.parcel,
  }
}

/** Must somebody's address be known for it? */
export function isPosted({ line, article }: BuyableLine): boolean {
  return article.parcel !== null || isPrintedVoucher({ line })
}

function isPrintedVoucher({ line: { kind, details } }: Pick<BuyableLine, 'line'>): boolean {
  return kind === 'voucher' && readVoucherDetails(details).by === 'post'
}

/** What an order keeps of a line, without the ids. */
export function boughtLine(
  { line, article }: BuyableLine,
  { price, vat }: { readonly price: Pence; readonly vat: Pence },
  people: readonly PersonAnswer[] | undefined,
): Omit<OrderLineRow, 'id' | 'order_id' | 'position'> {
  const { kind, sku, quantity, unit_price } = line
  return {
    kind,
    sku,
    quantity,
    people: line.people,
    unit_price,
    price,
    vat,
    reference: kind === 'place' ? sku : null,
    name: article.name,
    details: JSON.stringify(detailsOf({ line, article }, people)),
    vat_rate: article.vatRate,
  }
}

function detailsOf(
  { line, article: { date } }: Pick<BuyableLine, 'line' | 'article'>,
  people: readonly PersonAnswer[] | undefined,
): LineDetails {
  if (line.kind === 'voucher') return { voucher: readVoucherDetails(line.details) }
  if (!date) return {}
  const { starts, ends, joins, leaves, meetings, zone, place } = date
  return {
    date: { starts, ends, joins, leaves, meetings, zone, place },
    ...(people && { people }),
  }
}

/** What the lines of a cart come to, given the answers of the checkout so far. */
export function totalsOfOrder(
  lines: readonly BuyableLine[],
  { delivery }: CheckoutAnswers,
  vouchers: readonly VoucherBalance[],
  { content, today }: Site,
): Totals {
  return totalsOf(
    lines.map((line) => pricedLine(line, content.vouchersPostedIn)),
    {
      shipping: content.shipping,
      destination: delivery?.by === 'collect' ? 'collect' : (delivery?.to ?? 'uk'),
      today,
      terms: content.terms,
      vouchers: pence(vouchers.reduce((sum, { balance }) => sum + balance, 0)),
    },
  )
}

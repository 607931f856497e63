import { packageCharge } from '#server/catalogue/postage.ts'
import type { Content } from '#server/content/content.ts'
import type { SumShown } from '#server/props/basket.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import { pricedLine } from '#server/shop/orders/bought-line.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { totalsOfOrder } from '#server/shop/orders/order-conditions.ts'
import type { VoucherBalance } from '#server/shop/vouchers/balances.ts'
import type { Site } from '#server/site/site.ts'
import { sumShown } from './sum-shown.ts'

interface Paying {
  /** What the checkout was told so far: it may know where things go. */
  readonly answers: CheckoutAnswers
  /** Those that can pay. */
  readonly vouchers: readonly VoucherBalance[]
}

/** What the lines of a cart come to that are still sold; null when there are none. */
export function cartSum(
  lines: readonly ViewedLine[],
  { answers, vouchers }: Paying,
  site: Site,
): SumShown | null {
  const sold = lines.filter((line): line is BuyableLine => line.article !== null)
  if (sold.length === 0) return null
  const { goods, delivery, total, vat, byVoucher, due } = totalsOfOrder(
    sold,
    answers,
    vouchers,
    site,
  )
  const largest = largestPackage(sold, site.content)
  return sumShown({
    goods,
    total,
    vat,
    byVoucher,
    dueNow: due.now,
    later: due.later,
    delivery: largest === null ? null : delivery,
    deliveryNote: largest === null ? '' : deliveryNote(largest, answers),
  })
}

function largestPackage(
  lines: readonly BuyableLine[],
  { shipping, vouchersPostedIn }: Content,
): string | null {
  const names = lines.flatMap(
    (line) => pricedLine(line, vouchersPostedIn).parcel?.packageType ?? [],
  )
  const [largest = null] = names.toSorted(
    (one, other) => packageCharge(shipping, other) - packageCharge(shipping, one),
  )
  return largest
}

function deliveryNote(packageType: string, { delivery }: CheckoutAnswers): string {
  if (delivery?.by === 'collect') return 'You collect it'
  if (delivery?.by === 'post' && delivery.to === 'europe') return 'To an address in Europe'
  const packed = `To an address in the UK, as a ${packageType.toLowerCase()}`
  return delivery ? packed : `${packed}; the next steps ask where to`
}

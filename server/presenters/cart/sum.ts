import { packageCharge } from '#server/catalogue/postage.ts'
import type { Content } from '#server/content/content.ts'
import { formatDate } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type { SumLine, SumProps } from '#server/props/cart.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import type { Instalment } from '#server/shop/money/instalments.ts'
import { pricedLine, totalsOfOrder } from '#server/shop/orders/bought-line.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import type { VoucherBalance } from '#server/shop/vouchers/vouchers.ts'
import type { Site } from '#server/site/site.ts'

/** Amounts of a cart or of an order, in pence. */
interface Amounts {
  readonly goods: number
  /** null: nothing is posted. */
  readonly delivery: number | null
  /** How it goes, such as `To an address in the UK`; may be empty. */
  readonly deliveryNote: string
  readonly total: number
  /** Inside the total. */
  readonly vat: number
  readonly byVoucher: number
  readonly dueNow: number
  readonly later: readonly Instalment[]
}

/**
 * What something comes to. The lines make up the total. A voucher is a way to pay: it leaves the total
 * as it is, and what is inside it.
 */
export function presentSum(amounts: Amounts): SumProps {
  const { goods, delivery, deliveryNote, total, vat, byVoucher, dueNow, later } = amounts
  return {
    lines: [
      // Without postage it would be the total said twice.
      ...(delivery ? [sumLine('Subtotal', goods)] : []),
      ...(delivery === null ? [] : [deliveryLine(delivery, deliveryNote)]),
    ],
    total: formatMoney(pence(total)),
    byVoucher:
      byVoucher === 0
        ? null
        : {
            paid: formatMoney(pence(-byVoucher)),
            left: formatMoney(pence(total - byVoucher)),
          },
    vat: vat === 0 ? '' : `Includes ${moneyText(pence(vat))} VAT`,
    dueNow: formatMoney(pence(dueNow)),
    later: later.map(({ on, amount }) => sumLine(`Then by ${formatDate(on, 'fullDate')}`, amount)),
  }
}

function deliveryLine(delivery: number, note: string): SumLine {
  const line = sumLine('Delivery', delivery, note)
  return delivery === 0 ? { ...line, amount: { text: 'Free', tone: 'plain' } } : line
}

function sumLine(label: string, amount: number, note = ''): SumLine {
  return { label, amount: formatMoney(pence(amount)), note }
}

interface Paying {
  /** What the checkout was told so far: it may know where things go. */
  readonly answers: CheckoutAnswers
  /** Those that can pay. */
  readonly vouchers: readonly VoucherBalance[]
}

/** What the lines of a cart come to that are still sold; null when there are none. */
export function presentCartSum(
  lines: readonly ViewedLine[],
  { answers, vouchers }: Paying,
  site: Site,
): SumProps | null {
  const sold = lines.filter((line): line is BuyableLine => line.article !== null)
  if (sold.length === 0) return null
  const { delivery, due, ...totals } = totalsOfOrder(sold, answers, vouchers, site)
  const largest = largestPackage(sold, site.content)
  return presentSum({
    ...totals,
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

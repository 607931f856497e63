import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { CartRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Site } from '#server/site/site.ts'
import type { CheckoutAnswers } from '../checkout/answers.ts'
import { openStep } from '../checkout/steps.ts'
import { totalsOf } from '../money/totals.ts'
import type { Totals } from '../money/totals.ts'
import { lockVouchers, voucherFault } from '../vouchers/balances.ts'
import type { VoucherBalance } from '../vouchers/balances.ts'
import { pricedLine } from './bought-line.ts'
import type { BuyableLine } from './bought-line.ts'
import { OrderRefusal } from './order-faults.ts'

/** @throws OrderRefusal when a step of the checkout was not told all that these lines need. */
export function requireAnswers(
  answers: CheckoutAnswers,
  lines: readonly BuyableLine[],
  { content }: Site,
): void {
  const step = openStep(lines, answers, content)
  if (step) throw new OrderRefusal({ reason: 'unanswered', step })
}

/**
 * The vouchers that a cart's codes name; nobody else spends of them until the transaction ends.
 * @throws OrderRefusal when one of them cannot pay.
 */
export async function requireVouchers(
  trx: Transaction<Tables>,
  { codes }: CartRow,
  { today }: Site,
): Promise<VoucherBalance[]> {
  const wanted = JSON.parse(codes) as string[]
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

/** What the lines of a cart come to, given what the checkout was told so far. */
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
      vouchers: pence(vouchers.reduce((sum, { balance }) => sum + balance, 0)),
    },
  )
}

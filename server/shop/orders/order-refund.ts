import { pence } from '#server/format/money.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import type { LineDetails } from './bought-line.ts'
import type { WholeOrder } from './find-order.ts'
import { refundOf } from './refund.ts'
import type { Refund } from './refund.ts'

/** What comes back of an order when its customer cancels it today; see {@link refundOf}. */
export function orderRefund({ lines, payments }: WholeOrder, site: Site): Refund {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const schedule = scheduleOf(site)
  const cancelled = lines.map(({ price, details, reference }) => ({
    price: pence(price),
    starts: (JSON.parse(details) as LineDetails).date?.starts ?? null,
    isCancelledByUs: reference !== null && (schedule.dateOf(reference)?.isCancelled ?? false),
  }))
  return refundOf(cancelled, pence(paid), site.today)
}

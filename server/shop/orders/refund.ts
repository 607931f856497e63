import type { Terms } from '#server/content/fill/terms.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { dayOf } from '#server/schedule/day.ts'
import { londonDate } from '#server/site/clock.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import { percentOf } from '../money/instalments.ts'
import { paidOf } from '../payments/paid.ts'
import { agreedTerms } from './bought-line.ts'
import type { WholeOrder } from './find-orders.ts'
import { readLineDetails } from './line-details.ts'

/** A line of an order that is cancelled. */
export interface CancelledLine {
  readonly price: Pence
  /** The first day of the date whose places it is, `YYYY-MM-DD`; null: no date's. */
  readonly starts: string | null
  /** We cancelled the date, or the order, as nobody had paid: nothing is lost. */
  readonly isCancelledByUs: boolean
}

/** What somebody who cancels loses, and what of their money comes back. */
export interface Refund {
  /** Of each line, in their order: how many per cent of its price are lost, and the amount. */
  readonly lines: readonly { readonly percent: number; readonly lost: Pence }[]
  readonly lost: Pence
  /** To be paid back, of the money that came in. */
  readonly back: Pence
  /** What is lost beyond the money that came in: what vouchers paid is back on them whole. */
  readonly uncovered: Pence
}

/** What of the terms decides a refund. */
type RefundTerms = Pick<Terms, 'deposit_percent' | 'refund_steps'>

/**
 * What comes back when a customer cancels an order on a day `YYYY-MM-DD`, under the terms of the order.
 * What is no place on a date comes back whole: within fourteen days that is the law, and later
 * staff decide.
 * @param paid the money that came in, without what vouchers paid.
 */
export function refundOf(
  lines: readonly CancelledLine[],
  paid: Pence,
  today: string,
  terms: RefundTerms,
): Refund {
  const losses = lines.map(({ price, starts, isCancelledByUs }) => {
    const percent = starts === null || isCancelledByUs ? 0 : lostShare(starts, today, terms)
    return { percent, lost: percentOf(price, percent) }
  })
  const lost = pence(losses.reduce((sum, line) => sum + line.lost, 0))
  return {
    lines: losses,
    lost,
    back: pence(Math.max(0, paid - lost)),
    uncovered: pence(Math.max(0, lost - paid)),
  }
}

/**
 * How much of the price of a place is lost, in per cent: the deposit with more days to go than the first
 * step has, and after that what the steps say. A day that two of them claim is the customer's.
 */
export function lostShare(
  starts: string,
  today: string,
  { deposit_percent: deposit, refund_steps: steps }: RefundTerms,
): number {
  const days = dayOf(starts) - dayOf(today)
  const begun = steps.filter(({ days_before: from }, index) =>
    index === 0 ? days <= from : days < from,
  )
  return begun.at(-1)?.lost_percent ?? deposit
}

/**
 * What comes back of an order when its customer cancels it today, or did on the day on which it was
 * cancelled; see {@link refundOf}. Of one that lapsed nothing is lost.
 */
export function orderRefund(whole: WholeOrder, site: Site): Refund {
  const { order, lines } = whole
  const { cancelled_at: cancelledAt, lapsed_at: lapsedAt } = order
  const day = cancelledAt === null ? site.today : londonDate(cancelledAt)
  const paid = paidOf(whole)
  const schedule = scheduleOf(site)
  const cancelled = lines.map(({ price, details, reference }) => {
    const { date } = readLineDetails({ details })
    const now = reference === null ? undefined : schedule.dateOf(reference)
    return {
      price: pence(price),
      starts: date?.starts ?? null,
      isCancelledByUs: lapsedAt !== null || (date?.isCancelled ?? now?.isCancelled ?? false),
    }
  })
  return refundOf(cancelled, pence(paid), day, agreedTerms(order))
}

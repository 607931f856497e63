import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { dayOf } from '#server/schedule/day.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import type { WholeOrder } from './find-orders.ts'
import { readLineDetails } from './line-details.ts'

/** A line of an order that is cancelled. */
export interface CancelledLine {
  readonly price: Pence
  /** The first day of the date whose places it is, `YYYY-MM-DD`; null: no date's. */
  readonly starts: string | null
  /** We cancelled the date. */
  readonly isCancelledByUs: boolean
}

/** What somebody who cancels loses, and what of their money comes back. */
export interface Refund {
  /** Of each line, in their order: how many per cent of its price are lost, and the amount. */
  readonly lines: readonly { readonly percent: LostShare; readonly lost: Pence }[]
  readonly lost: Pence
  /** To be paid back, of the money that came in. */
  readonly back: Pence
  /** What is lost beyond the money that came in: what vouchers paid is back on them whole. */
  readonly uncovered: Pence
}

type LostShare = 0 | 25 | 50 | 75 | 100

/**
 * What comes back when a customer cancels an order (terms, "If you cancel"), on a day `YYYY-MM-DD`.
 * What is no place on a date comes back whole: within fourteen days that is the law, and later
 * staff decide.
 * @param paid the money that came in, without what vouchers paid.
 */
export function refundOf(lines: readonly CancelledLine[], paid: Pence, today: string): Refund {
  const losses = lines.map(({ price, starts, isCancelledByUs }) => {
    const percent = starts === null || isCancelledByUs ? 0 : lostShare(starts, today)
    return { percent, lost: shareOf(price, percent) }
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
 * How much of the price of a place is lost, in per cent: the deposit with more than six weeks to go,
 * half from six weeks to four, three quarters from four to two, and all after that. A day that two of
 * these claim is the customer's.
 */
export function lostShare(starts: string, today: string): LostShare {
  const days = dayOf(starts) - dayOf(today)
  if (days > 6 * week) return 25
  if (days >= 4 * week) return 50
  return days >= 2 * week ? 75 : 100
}

const week = 7

/** Half a penny goes up, as a deposit does. */
function shareOf(price: Pence, percent: LostShare): Pence {
  return pence(Math.floor((price * percent + 50) / 100))
}

/** What comes back of an order when its customer cancels it today; see {@link refundOf}. */
export function orderRefund({ lines, payments }: WholeOrder, site: Site): Refund {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const schedule = scheduleOf(site)
  const cancelled = lines.map(({ price, details, reference }) => ({
    price: pence(price),
    starts: readLineDetails({ details }).date?.starts ?? null,
    isCancelledByUs: reference !== null && (schedule.dateOf(reference)?.isCancelled ?? false),
  }))
  return refundOf(cancelled, pence(paid), site.today)
}

import type { Terms } from '#server/content/fill/terms.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'

/** What one line costs, and the first day of the date whose places it is, `YYYY-MM-DD`. */
interface DueLine {
  readonly price: Pence
  readonly starts: string | null
}

/** A part of the price, and the day by which it is to be paid, `YYYY-MM-DD`. */
export interface Instalment {
  readonly on: string
  readonly amount: Pence
}

/** What is to be paid at once, and what later. */
export interface Due {
  readonly now: Pence
  /** In the order of their days. */
  readonly later: readonly Instalment[]
}

/** By when what is due at once is expected of an order under these terms; both `YYYY-MM-DD`. */
export function payBy(
  ordered: string,
  { payment_days: days }: Pick<Terms, 'payment_days'>,
): string {
  return dateOf(dayOf(ordered) + days)
}

/** So many per cent of a price, half a penny up. */
export function percentOf(price: Pence, percent: number): Pence {
  return pence(Math.floor((price * percent + 50) / 100))
}

interface Paying {
  readonly delivery: Pence
  /** By other means, such as a voucher. */
  readonly paid: Pence
  readonly terms: Pick<Terms, 'deposit_percent' | 'balance_days'>
}

/**
 * When an order of these lines is paid: of what places on a date cost the deposit at once, and the rest
 * so many days before it starts as the terms say; all of it at once when that day has come, and for
 * everything that is not a place. What is paid by other means takes from the first amounts first.
 */
export function dueOf(
  lines: readonly DueLine[],
  today: string,
  { delivery, paid, terms }: Paying,
): Due {
  let now: number = delivery
  const rest = new Map<string, number>()
  for (const { price, starts } of lines) {
    const on = starts === null ? null : dateOf(dayOf(starts) - terms.balance_days)
    if (on === null || on <= today) {
      now += price
    } else {
      const deposit = percentOf(price, terms.deposit_percent)
      now += deposit
      rest.set(on, (rest.get(on) ?? 0) + price - deposit)
    }
  }
  return takePaid(now, rest, paid)
}

/** What is left to pay when so much is paid: it takes from the first amounts first. */
export function takePaid(now: number, rest: ReadonlyMap<string, number>, paid: Pence): Due {
  let left = Math.max(0, paid - now)
  const later = [...rest].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    now: pence(Math.max(0, now - paid)),
    later: later.flatMap(([on, amount]) => {
      const taken = Math.min(left, amount)
      left -= taken
      return amount > taken ? [{ on, amount: pence(amount - taken) }] : []
    }),
  }
}

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

/** Six weeks, as the terms say: until then a deposit keeps the place. */
const daysOfBalance = 42
const depositShare = 4
const daysToPay = 5

/** By when what is due at once is expected (terms, "Deposit and balance"); both `YYYY-MM-DD`. */
export function payBy(ordered: string): string {
  return dateOf(dayOf(ordered) + daysToPay)
}

/**
 * When an order of these lines is paid (terms, "Deposit and balance"): a quarter of what places on a
 * date cost at once, half a penny up, and the rest six weeks before it starts; all of it at once when
 * that day has come, and for everything that is not a place. What is paid by other means, such as a
 * voucher, takes from the first amounts first.
 */
export function dueOf(
  lines: readonly DueLine[],
  today: string,
  { delivery, paid }: { readonly delivery: Pence; readonly paid: Pence },
): Due {
  let now: number = delivery
  const rest = new Map<string, number>()
  for (const { price, starts } of lines) {
    const on = starts === null ? null : dateOf(dayOf(starts) - daysOfBalance)
    if (on === null || on <= today) {
      now += price
    } else {
      const deposit = Math.floor((price + depositShare / 2) / depositShare)
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

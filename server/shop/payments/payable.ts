import type { PaymentAttemptRow } from '#server/database/payment-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { openAmount, openParts } from '../orders/open-amounts.ts'
import { leastByCard } from '../orders/payment-ways.ts'
import type { PaymentChoice } from './outcomes.ts'

/** What a card can pay of an order, in pence. */
export interface Payable {
  readonly purpose: PaymentAttemptRow['purpose']
  readonly amount: Pence
}

/**
 * What is paid by card when an order's buyer chooses so; null: nothing is open, or too little for a card.
 * Where nothing is due now, what is due next is.
 * @param paid what counts as paid of it, in pence.
 * @param today `YYYY-MM-DD` in London.
 */
export function payableOf(
  order: OrderRow,
  paid: number,
  today: string,
  choice: PaymentChoice,
): Payable | null {
  const open = openAmount(order, paid)
  const { now, later } = openParts(order, paid, today)
  const due = now > 0 ? now : (later[0]?.amount ?? 0)
  const amount = choice === 'all' ? open : Math.min(due, open)
  if (amount < leastByCard) return null
  return { purpose: purposeOf(amount, open, paid), amount: pence(amount) }
}

function purposeOf(amount: number, open: number, paid: number): Payable['purpose'] {
  if (paid > 0) return 'balance'
  return amount === open ? 'all' : 'deposit'
}

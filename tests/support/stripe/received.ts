import { thingOf } from './account.ts'
import type { StripeAccount } from './account.ts'

/**
 * What came less what was refunded, or is on its way back, in pence, by the order's number. What banks took in
 * disputes is not in it.
 */
export function receivedBy(account: StripeAccount): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  const add = (number: string, amount: number) => {
    sums[number] = (sums[number] ?? 0) + amount
  }
  for (const { metadata, amount_received: received } of account.intents.values()) {
    if (received > 0) add(metadata['order'] ?? '', received)
  }
  for (const { charge, amount, status } of account.refunds.values()) {
    const order = thingOf(account.charges, charge).metadata['order'] ?? ''
    if (status !== 'failed' && status !== 'canceled') add(order, -amount)
  }
  return sums
}

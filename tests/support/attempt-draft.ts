import { newId } from '#server/database/ids.ts'
import { pence } from '#server/format/money.ts'
import type { AttemptDraft } from '#server/shop/payments/provider.ts'

/** A try to pay the deposit of SL-1001, as an order makes it. */
export function attemptDraft(now: number, facts: Partial<AttemptDraft> = {}): AttemptDraft {
  const id = newId(now)
  return {
    id,
    key: `attempt-${id}`,
    number: 'SL-1001',
    purpose: 'deposit',
    amount: pence(17_895),
    email: 'ada@example.com',
    hasVouchers: false,
    returnUrl: 'http://localhost/returned',
    cancelUrl: 'http://localhost/left',
    machineNow: now,
    ...facts,
  }
}

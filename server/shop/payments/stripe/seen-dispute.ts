import type { Stripe } from 'stripe'
import { pence } from '#server/format/money.ts'
import type { SeenDispute } from '../provider.ts'
import { paymentOf } from './things.ts'

/** How a dispute stands. What the bank took and gave back is read from what moved, not from its status. */
export function seenDispute(dispute: Stripe.Dispute): SeenDispute {
  const { status, evidence_details: evidence } = dispute
  const moved = dispute.balance_transactions.map(({ amount }) => amount)
  const isTaken = moved.some((amount) => amount < 0)
  const left = moved.reduce((sum, amount) => sum + amount, 0)
  return {
    reference: dispute.id,
    payment: paymentOf(dispute),
    amount: pence(dispute.amount),
    state: states[status] ?? 'unknown',
    reason: dispute.reason,
    evidenceBy:
      evidence.due_by !== null && waitsForEvidence(status) ? evidence.due_by * 1000 : null,
    isTaken,
    isReturned: isTaken && left >= 0,
  }
}

function waitsForEvidence(status: string): boolean {
  return status.endsWith('needs_response')
}

const states: Readonly<Record<string, SeenDispute['state']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
}

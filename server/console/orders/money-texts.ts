import type {
  AttemptState,
  DisputeRow,
  DisputeState,
  PaymentAttemptRow,
  RefundRow,
} from '#server/database/payment-tables.ts'
import { poundsText } from '#server/shop/orders/order-messages.ts'
import { momentText } from './orders-console.ts'

/** Why money goes back, as staff read it. */
export const refundLabels: Readonly<Record<RefundRow['kind'], string>> = {
  cancelled: 'cancelled',
  overpaid: 'paid too much',
  late: 'came too late',
  goodwill: 'goodwill',
  external: 'made at the provider',
}

/** How a refund stands, as staff read it. */
export function refundStateText(refund: RefundRow): string {
  const { state, settled_at: settled, last_error: error } = refund
  const why = error === null ? '' : `: ${error}`
  switch (state) {
    case 'asked':
      return `the provider has not taken it yet${why}`
    case 'pending':
      return `on its way${why}`
    case 'succeeded':
      return 'done'
    case 'failed':
      return `failed${why}`
    case 'by-hand':
      return settled === null ? 'to be sent by transfer' : `sent by transfer ${momentText(settled)}`
  }
}

/** `£25.00, 21/11/2026 10:00, goodwill, done`. */
export function refundText(refund: RefundRow): string {
  const { amount, created_at: at, kind, reason, asked_by: by } = refund
  return [
    poundsText(amount),
    momentText(at),
    refundLabels[kind],
    ...(reason === null ? [] : [reason]),
    ...(by === null ? [] : [`by ${by}`]),
    refundStateText(refund),
  ].join(', ')
}

/** How a dispute stands, as staff read it. */
export const disputeLabels: Readonly<Record<DisputeState, string>> = {
  inquiry: 'a question so far',
  open: 'open',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
  unknown: 'see at the provider',
}

/** `£25.00, 21/11/2026 10:00, open, fraudulent, evidence until 01/12/2026 10:00`. */
export function disputeText(dispute: DisputeRow): string {
  const { amount, created_at: at, state, reason, evidence_by: evidenceBy } = dispute
  return [
    poundsText(amount),
    momentText(at),
    disputeLabels[state],
    reason,
    ...(evidenceBy === null ? [] : [`evidence until ${momentText(evidenceBy)}`]),
  ].join(', ')
}

const attemptLabels: Readonly<Record<AttemptState, string>> = {
  new: 'not opened yet',
  open: 'open',
  processing: 'the bank is thinking',
  stale: 'to be closed',
  paid: 'paid',
  failed: 'failed',
  expired: 'not paid',
  lost: 'lost',
}

/** How an attempt to pay by card stands, as staff read it. */
export function attemptStateText({ state, last_error: error }: PaymentAttemptRow): string {
  return error === null ? attemptLabels[state] : `${attemptLabels[state]}: ${error}`
}

/** `£25.00, 21/11/2026 10:00, deposit, not paid`. */
export function attemptText(attempt: PaymentAttemptRow): string {
  const { amount, created_at: at, purpose } = attempt
  return [poundsText(amount), momentText(at), purpose, attemptStateText(attempt)].join(', ')
}

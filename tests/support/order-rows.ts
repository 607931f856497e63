import type { PaymentAttemptRow, RefundRow } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import { content } from './catalogue.ts'

const order: OrderRow = {
  id: '0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d71',
  number: 'SL-1001',
  idempotency_key: 'key',
  user_id: null,
  name: 'Ada',
  email: 'ada@example.com',
  telephone: '01632 960 111',
  delivery_to: null,
  payment: 'bank-transfer',
  status: 'awaiting-payment',
  goods: 65_000,
  delivery: 0,
  total: 65_000,
  vat: 0,
  by_voucher: 0,
  due_now: 20_000,
  due_later: 45_000,
  instalments: '[{"on":"2027-02-07","amount":45000}]',
  terms: '',
  agreed_terms: JSON.stringify(content.terms),
  created_at: Date.UTC(2026, 10, 21, 12),
  paid_at: null,
  cancelled_at: null,
  told_at: null,
  pay_by: null,
  reminded_at: null,
  lapsed_at: null,
  network: null,
  link_version: 0,
  confirmed_at: null,
  provider: null,
  lapses_at: null,
}

/** An order of £650, of which £200 are due at once and the rest on 7 February 2027; nothing has come. */
export function orderOf(changes: Partial<OrderRow> = {}): OrderRow {
  return { ...order, ...changes }
}

/** A try to pay its deposit. */
export function attemptOf(changes: Partial<PaymentAttemptRow> = {}): PaymentAttemptRow {
  return {
    id: '0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d72',
    order_id: order.id,
    provider: 'stripe',
    account: 'test',
    purpose: 'deposit',
    amount: order.due_now,
    state: 'open',
    key: 'key',
    request: null,
    reference: 'cs_1',
    url: null,
    expires_at: order.created_at + 35 * 60_000,
    check_at: null,
    checks: 0,
    last_error: null,
    created_at: order.created_at,
    finished_at: null,
    ...changes,
  }
}

/** Its deposit, which came by card. */
export function paymentOf(changes: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: '1',
    order_id: order.id,
    amount: order.due_now,
    note: null,
    created_at: order.created_at,
    provider: 'stripe',
    account: 'test',
    reference: 'pi_1',
    attempt_id: null,
    method: 'Visa ending 4242',
    reversed_at: null,
    ...changes,
  }
}

/** £50 of it that go back. */
export function refundOf(changes: Partial<RefundRow> = {}): RefundRow {
  return {
    id: '1',
    order_id: order.id,
    payment_id: '1',
    amount: 5000,
    kind: 'cancelled',
    state: 'pending',
    provider: 'stripe',
    account: 'test',
    reference: 're_1',
    reason: null,
    asked_by: null,
    check_at: null,
    checks: 0,
    last_error: null,
    created_at: order.created_at + 24 * 60 * 60_000,
    settled_at: null,
    ...changes,
  }
}

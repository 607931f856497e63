import type { LineFault } from '../cart/refusal.ts'
import type { VoucherFault } from '../vouchers/vouchers.ts'
import type { OrderInput } from './write-order.ts'

/** Why a cart does not become an order. Nothing is ordered, held or paid. */
export type OrderFault =
  /** The cart is empty, or was ordered or changed elsewhere since the page was shown. */
  | { readonly reason: 'stale' }
  /** The cart or an answer is another than when the order was asked for; its lines then, as JSON. */
  | { readonly reason: 'changed'; readonly shown: string }
  /** No code can go to the address for so many seconds: too much does already. */
  | { readonly reason: 'messages'; readonly seconds: number }
  /** The visitor's network has had too many codes sent, for so many seconds. */
  | { readonly reason: 'codes'; readonly seconds: number }
  /** So many heads are ordered by this address and not paid. */
  | { readonly reason: 'unpaid'; readonly heads: number; readonly most: number }
  /** A step of the checkout has not been answered. */
  | { readonly reason: 'unanswered'; readonly step: 'people' | 'delivery' }
  /** A line cannot be had as it is. */
  | { readonly reason: 'line'; readonly lineId: string; readonly fault: LineFault }
  /** It comes to another amount than the visitor agreed to, in pence. */
  | { readonly reason: 'total'; readonly shown: number; readonly now: number }
  /** Of that amount another part is due at once or paid by vouchers than the visitor agreed to. */
  | { readonly reason: 'due'; readonly shown: AgreedDue; readonly now: AgreedDue }
  /** Something is left to pay, and no way to pay it was chosen. */
  | { readonly reason: 'payment' }
  | { readonly reason: 'voucher'; readonly code: string; readonly fault: VoucherFault }

/** The cart or its answers are not those that were shown: they are to be looked at again. */
export type OutdatedFault = Extract<
  OrderFault,
  { readonly reason: 'stale' | 'changed' | 'unanswered' }
>

type AgreedDue = Pick<OrderInput, 'dueNow' | 'byVoucher'>

/** Thrown inside the transaction of an order, which it undoes. */
export class OrderRefusal extends Error {
  readonly fault: OrderFault

  constructor(fault: OrderFault) {
    super(`the order was refused: ${fault.reason}`)
    this.name = 'OrderRefusal'
    this.fault = fault
  }
}

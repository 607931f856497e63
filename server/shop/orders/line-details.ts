import type { OrderLineRow } from '#server/database/shop-tables.ts'
import type { KnownDate } from '#server/schedule/date-change.ts'
import type { PersonAnswer } from '../checkout/answers.ts'
import type { VoucherDetails } from '../vouchers/voucher-form.ts'

/** What an order's line keeps besides its columns. */
export interface LineDetails {
  /** Of places: when and where, as it was when it was sold or as a message said since. */
  readonly date?: KnownDate
  readonly people?: readonly PersonAnswer[]
  readonly voucher?: VoucherDetails
}

/** Reads the details of an order's line. */
export function readLineDetails({ details }: Pick<OrderLineRow, 'details'>): LineDetails {
  return JSON.parse(details) as LineDetails
}

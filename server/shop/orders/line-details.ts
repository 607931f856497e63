import type { OrderLineRow } from '#server/database/shop-tables.ts'
import type { PersonAnswer } from '../checkout/answers.ts'
import type { SoldDate } from '../places/sold-date.ts'
import type { VoucherDetails } from '../vouchers/voucher-form.ts'

/** A date as the customer of an order knows it. */
export interface BoughtDate extends Pick<
  SoldDate,
  'starts' | 'ends' | 'joins' | 'leaves' | 'meetings' | 'zone' | 'place'
> {
  /** They have heard that it does not take place. */
  readonly isCancelled?: true
}

/** What an order's line keeps besides its columns. */
export interface LineDetails {
  /** Of places: when and where, as it was when it was sold or as a message said since. */
  readonly date?: BoughtDate
  readonly people?: readonly PersonAnswer[]
  readonly voucher?: VoucherDetails
}

/** Reads the details of an order's line. */
export function readLineDetails({ details }: Pick<OrderLineRow, 'details'>): LineDetails {
  return JSON.parse(details) as LineDetails
}

/** The fields of what a gift voucher is to be, in the order in which they stand in its form. */
export const voucherFields = [
  'voucher_design',
  'voucher_to',
  'voucher_from',
  'voucher_message',
  'voucher_by',
  'voucher_email',
  'voucher_send_on',
] as const

export type VoucherFieldName = (typeof voucherFields)[number]

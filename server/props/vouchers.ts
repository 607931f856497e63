/** The designs of a gift voucher, each with its picture. */
export type VoucherDesign = 'solent' | 'dusk' | 'chart' | 'pennants'

export interface DesignChoice {
  readonly value: VoucherDesign
  readonly label: string
}

/**
 * What a voucher of a cart is to be. Empty texts where nothing was said. Its form's fields are
 * `voucher_design`, `voucher_to`, `voucher_from`, `voucher_message`, `voucher_by`, `voucher_email` and
 * `voucher_send_on`, and so are the messages about them.
 */
export interface VoucherForm {
  readonly design: VoucherDesign
  readonly to: string
  readonly from: string
  readonly message: string
  /** By e-mail or, printed, by post. */
  readonly by: 'email' | 'post'
  /** Whom it is sent to; empty: the buyer gets it. */
  readonly email: string
  /** `YYYY-MM-DD`; empty: when it is paid. */
  readonly sendOn: string
}

/** A voucher that was bought, to print. */
export interface VoucherProps extends Pick<VoucherForm, 'design' | 'to' | 'from' | 'message'> {
  /** `£100.00`. */
  readonly worth: string
  /** What it was sold as. */
  readonly name: string
  /** null: all of it is spent. */
  readonly code: string | null
  /** `Friday 30 April, 2027`. */
  readonly validUntil: string
  /** How it is spent, in whole sentences. */
  readonly rules: readonly string[]
  /** What is left on it and whether it can still be spent. */
  readonly state: string
  /** The same on paper, as a PDF. */
  readonly pdfHref: string
  /** What leads to spending it; null: nothing can be spent of it. */
  readonly spend: SpendProps | null
}

/** A basket that it can pay for, or where something to put in one is found. */
export type SpendProps =
  | { readonly codesAction: string; readonly cartHref: string }
  | { readonly datesHref: string; readonly shopHref: string }

import type { Breadcrumbs, Money, NamedLink } from './elements.ts'
import type { DesignChoice, VoucherForm } from './vouchers.ts'

/** As forms and the database have it. */
export type LineKind = 'place' | 'online' | 'product' | 'voucher'

/**
 * The form that puts something into the cart. It is sent to `action` by POST with `kind` and `sku`,
 * and `quantity`, or `people` where one price is for several.
 */
export interface AddToCart {
  readonly action: string
  readonly kind: LineKind
  readonly sku: string
  /** `Add to basket`, or what else the button says. */
  readonly button: string
  /** How many are put in at once where nothing is to be chosen; left out: one. */
  readonly quantity?: number
  /** How many can be chosen; null: nothing is to be chosen. */
  readonly choice: {
    readonly field: 'quantity' | 'people'
    /** `How many places?` */
    readonly label: string
    readonly least: number
    readonly most: number
    /** With which it begins; left out: the least. */
    readonly chosen?: number
  } | null
}

/** What stands behind the places of a line. */
export type HoldProps =
  /** `until`: milliseconds UTC; `text`: `Held for you until 2:32 PM`. */
  | { readonly state: 'held'; readonly until: number; readonly text: string }
  /** The hold is over; what is to do is in the text. They can be held again. */
  | { readonly state: 'lapsed'; readonly text: string }
  /** They are gone, or too few are left; how many, and why, is in the text. */
  | { readonly state: 'lost'; readonly text: string; readonly left: number }

export interface CartLine {
  readonly id: string
  readonly kind: LineKind
  readonly name: string
  /** Of what it is: a date's page, a product's; null where there is none, or it is sold no longer. */
  readonly href: string | null
  readonly picture: string
  /** When and where, or what a voucher says, each in a line. */
  readonly facts: readonly string[]
  /** For one. */
  readonly unitPrice: Money
  /** `per person`; may be empty. */
  readonly unit: string
  readonly price: Money
  readonly quantity: number
  /** How many come, where one price is for several. */
  readonly people: number | null
  /** What may be changed about how many; null: nothing. */
  readonly choice: AddToCart['choice']
  readonly hold: HoldProps | null
  /** Why it cannot be ordered as it is, with what to do; null: it can. */
  readonly fault: string | null
  /**
   * What has it as it is sold now, by a PATCH: what the button says, such as `Hold again`, and whether it
   * asks for another half hour, by `hold` = `longer`; null: that would change nothing.
   */
  readonly cure: { readonly label: string; readonly isLonger: boolean } | null
  /** Where it is changed by PATCH and taken out by DELETE. */
  readonly action: string
  /** null for all else. */
  readonly voucher: VoucherForm | null
}

/** A line of the sum below a cart or an order: `Delivery` and `£3.95`. */
export interface SumLine {
  readonly label: string
  readonly amount: Money
  /** What makes it up or what to know; may be empty. */
  readonly note: string
}

export interface SumProps {
  /** What makes up the total, where that is more than one thing; and how it is sent. */
  readonly lines: readonly SumLine[]
  readonly total: Money
  /** What vouchers pay of the total, and what they leave; null: they pay nothing. */
  readonly byVoucher: { readonly paid: Money; readonly left: Money } | null
  /** `Includes £12.34 VAT`; empty: none. */
  readonly vat: string
  /** Due with the order; the total where nothing is due later. */
  readonly dueNow: Money
  /** `Then by Friday 30 April, 2027` and `£236.25`, in order. */
  readonly later: readonly SumLine[]
}

export interface CodeProps {
  readonly code: string
  /** `£50.00 left, valid until Friday 30 April, 2027`, or why it cannot pay. */
  readonly text: string
  readonly isGood: boolean
  /** Where it is taken off by DELETE. */
  readonly action: string
}

export interface CartProps {
  readonly breadcrumbs: Breadcrumbs
  /** When all this was so, in milliseconds UTC: a visitor's own clock may be wrong. */
  readonly now: number
  readonly lines: readonly CartLine[]
  readonly sum: SumProps | null
  readonly codes: readonly CodeProps[]
  /** Where a code is sent to by POST, as `code`. */
  readonly codesAction: string
  /** A line that was taken out a moment ago. */
  readonly undo: {
    /** `Competent Crew was taken out.` */
    readonly text: string
    /** Where `undo=1` puts it back by PATCH. */
    readonly action: string
  } | null
  readonly designs: readonly DesignChoice[]
  /** null while a line stands in its way, or there is none. */
  readonly checkoutHref: string | null
  /** Where to look, in an empty cart and below a full one. */
  readonly waysOn: readonly NamedLink[]
}

import type { SumProps } from './cart.ts'
import type { Money } from './elements.ts'
import type { Fact } from './offer-page.ts'

export interface OrderProps {
  readonly number: string
  /** `Ordered on Friday 5 March, 2027`. */
  readonly ordered: string
  readonly status: 'awaiting-payment' | 'part-paid' | 'paid' | 'cancelled'
  /** `Awaiting payment`, and what happens next in whole sentences. */
  readonly statusLabel: string
  readonly next: readonly string[]
  /** Where a transfer goes; empty when nothing is to be paid that way. */
  readonly bank: readonly Fact[]
  readonly lines: readonly {
    readonly name: string
    readonly facts: readonly string[]
    readonly quantity: number
    readonly price: Money
    /** A voucher that it bought: the page to print; null for all else, and until it is paid. */
    readonly voucher: { readonly href: string; readonly endAction: string } | null
  }[]
  readonly sum: SumProps
  readonly paid: Money
  /** Paying by card; null: there is nothing to pay so, or nobody takes cards. */
  readonly card: CardPaymentProps | null
  /** The money that came and what of it went back, the oldest first. */
  readonly moved: readonly MovedMoney[]
  readonly contact: readonly Fact[]
  readonly deliverTo: readonly string[]
  /** null without dated places. */
  readonly calendarHref: string | null
  /** Until when links to this page open it, such as `Friday 5 March, 2028`, and what ends them at once. */
  readonly link: { readonly until: string; readonly endAction: string }
  /** It was ordered within the last ten minutes. */
  readonly isNew: boolean
}

export interface CardPaymentProps {
  /** Where a form is sent to by POST, with `choice`. */
  readonly action: string
  /** Such as `Pay £157.50 by card`; none while a bank thinks about a payment. */
  readonly buttons: readonly { readonly choice: 'due' | 'all'; readonly label: string }[]
  /** Is something to be paid today? */
  readonly isDue: boolean
  /** May `transfer` be chosen in its place? */
  readonly canTransfer: boolean
  /** Asks what the bank says; null: it is not awaited. */
  readonly lookHref: string | null
}

export interface MovedMoney {
  /** Such as `Paid by Visa ending 4242`, or where it goes back to and whether it has. */
  readonly text: string
  /** Such as `Friday 5 March, 2027`. */
  readonly on: string
  /** What went back has a minus. */
  readonly amount: Money
  /** Its receipt or credit note; null: it has none. */
  readonly paper: { readonly label: string; readonly href: string } | null
}

/** Places that came free, offered to somebody who waited. */
export type PlaceOfferProps =
  | {
      readonly state: 'open'
      readonly name: string
      readonly facts: readonly string[]
      /** `Yours until Friday 5 March, 2027, 2:32 PM`. */
      readonly until: string
      readonly button: string
      readonly action: string
    }
  | { readonly state: 'over'; readonly datesHref: string }

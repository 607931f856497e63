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
  readonly contact: readonly Fact[]
  readonly deliverTo: readonly string[]
  /** null without dated places. */
  readonly calendarHref: string | null
  /** Until when links to this page open it, such as `Friday 5 March, 2028`, and what ends them at once. */
  readonly link: { readonly until: string; readonly endAction: string }
  /** It was ordered within the last ten minutes. */
  readonly isNew: boolean
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

import type { HoldProps, SumProps } from './cart.ts'
import type { Money } from './elements.ts'
import type { VoucherDesign } from './vouchers.ts'

export type CheckoutStep = 'people' | 'delivery' | 'review' | 'confirm'

export interface ProgressStep {
  readonly step: CheckoutStep
  readonly label: string
  /** null: it cannot be gone to yet. */
  readonly href: string | null
  readonly isCurrent: boolean
}

/** Something to choose, with a sentence about it; `note` may be empty. */
interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note: string
}

/** A way to pay, and the button that orders by it: `Order and pay £78.75 deposit`. */
export interface PaymentChoiceProps extends Choice<
  'card' | 'card-all' | 'bank-transfer' | 'card-by-phone'
> {
  readonly button: string
}

export interface CheckoutLine {
  readonly name: string
  /** When it is, how many and at what price; each in a line. */
  readonly facts: readonly string[]
  readonly picture: string
  /** Of a voucher, in the place of a picture; null for all else. */
  readonly design: VoucherDesign | null
  readonly price: Money
  readonly hold: HoldProps | null
}

/** What all steps show. */
export interface CheckoutHead {
  readonly steps: readonly ProgressStep[]
  /** Where every step is sent to by POST, with `step`. */
  readonly action: string
  readonly cartHref: string
  /** What is shown of the basket, sent along as `basket`: what changed since is told. */
  readonly basket: string
  readonly sum: SumProps
  readonly lines: readonly CheckoutLine[]
  /** How many of what that is, such as `2 places` or `3 things`. */
  readonly size: string
  /** `Places held until 2:32 PM`, or that they are no longer; empty: there is nothing to say. */
  readonly holds: string
  /** When all this was so, in milliseconds UTC: a visitor's own clock may be wrong. */
  readonly now: number
}

/**
 * Who comes along on one line. Fields are named `people[<line id>][<index>][name]` and
 * `people[<line id>][<index>][born][day|month|year]`, and so are the messages about them.
 */
export interface CrewProps {
  readonly lineId: string
  readonly name: string
  readonly when: string
  /** Are dates of birth asked for? Why stands beside it. */
  readonly asksBorn: boolean
  readonly why: string
  readonly people: readonly PersonProps[]
}

interface PersonProps extends Fields<'name'> {
  /** `4`, `3`, `1988`; empty where it is not known or not asked for. */
  readonly born: Fields<'day' | 'month' | 'year'>
}

/** What the fields of a form begin with, by their names. */
type Fields<Name extends string> = Readonly<Record<Name, string>>

export type CheckoutProps =
  | (CheckoutHead & {
      readonly step: 'people'
      readonly contact: Fields<'name' | 'email' | 'telephone'>
      /** Must the telephone be filled in? What goes by e-mail alone needs no number. */
      readonly asksTelephone: boolean
      readonly crews: readonly CrewProps[]
      /** null for who is signed in. */
      readonly signInHref: string | null
    })
  | (CheckoutHead & {
      readonly step: 'delivery'
      /** The address counts where it is posted, `country` outside the UK. */
      readonly delivery: Fields<'name' | 'line1' | 'line2' | 'town' | 'postcode' | 'country'> & {
        readonly by: 'post' | 'collect' | ''
        readonly to: 'uk' | 'europe'
      }
      /** Of `by`: with what each costs. */
      readonly choices: readonly Choice<'post' | 'collect'>[]
      /** Of `to`; one alone is no choice, as where what is posted goes nowhere else. */
      readonly destinations: readonly Choice<'uk' | 'europe'>[]
      /** Of `country`; empty where nothing goes abroad. */
      readonly countries: readonly string[]
      /** Where things are collected; empty: nothing can be. */
      readonly collectAt: string
    })
  | (CheckoutHead & {
      readonly step: 'review'
      /** The answers so far, with the way back to each: contact, crews, delivery. */
      readonly told: readonly {
        readonly title: string
        readonly lines: readonly string[]
        readonly href: string
      }[]
      /** Package travel and cancelling, in whole sentences by kind. */
      readonly conditions: readonly {
        readonly title: string
        readonly sentences: readonly string[]
      }[]
      readonly termsHref: string
      /** Of the field `payment`; none where vouchers pay for everything. */
      readonly payments: readonly PaymentChoiceProps[]
      /**
       * Sent along as `total`, `due_now`, `by_voucher` and `key`: what the visitor was shown, in pence,
       * and what makes a second try the same order. What is right no longer is refused under `total`.
       */
      readonly total: number
      readonly dueNow: number
      readonly byVoucher: number
      readonly orderKey: string
      /** The button while nothing is chosen: `Order, with £78.75 to pay`; where a code is asked for, that one goes. */
      readonly button: string
      /** Where a code goes first; null: none does. */
      readonly codeTo: string | null
    })
  | (CheckoutHead & {
      readonly step: 'confirm'
      /** Where the code went. */
      readonly email: string
      /** Such as `Saturday 6 March, 2027, 2:32 PM`: no code works afterwards. */
      readonly until: string
      readonly orderKey: string
      /** Where another address is given. */
      readonly peopleHref: string
      /** `Order and pay £315.00`. */
      readonly button: string
    })

/** What was asked for, behind the link in the message that asks whether its address is right. */
export type PendingOrderProps =
  | {
      readonly state: 'open'
      readonly lines: CheckoutHead['lines']
      readonly sum: SumProps
      /** How it is paid, such as `Bank transfer`. */
      readonly payment: string
      readonly until: string
      readonly button: string
      readonly action: string
      readonly termsHref: string
    }
  | { readonly state: 'over'; readonly cartHref: string }

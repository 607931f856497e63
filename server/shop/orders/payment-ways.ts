import type { BankAccount } from '#server/content/schema/company.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import type { Totals } from '../money/totals.ts'
import type { PaymentChoice } from '../payments/outcomes.ts'
import type { ProviderName } from '../payments/provider.ts'

/** What a customer does about an amount of their order that is open. */
export interface HowToPay {
  /** Whole sentences. */
  readonly sentences: readonly string[]
  /** Where a transfer goes; empty when nothing is to be copied. */
  readonly facts: readonly { readonly term: string; readonly text: string }[]
}

interface Asked {
  /** Of the order, such as `SL-1001`. */
  readonly number: string
  /** `£315.00` */
  readonly amount: string
  /** When it is expected: `by Thursday 26 November, 2026`, or `now`. */
  readonly by: string
  readonly bank: BankAccount
  /** The company's. */
  readonly phone: string
}

/**
 * The port through which orders are paid without a provider: all that the checkout and an order's page know
 * of a way to pay. What came in is noted by `Orders.paid`, whichever way it came.
 */
interface PaymentWay {
  readonly value: OrderRow['payment']
  readonly label: string
  /** What choosing it means. */
  readonly note: string
  howToPay(asked: Asked): HowToPay
}

const paymentWays: readonly PaymentWay[] = [
  {
    value: 'bank-transfer',
    label: 'Bank transfer',
    note: 'You get our account and a reference with the order, and send the money from your bank.',
    howToPay: ({ number, amount, by, bank }) => ({
      sentences: [
        `Please send ${amount} to our account ${by} and write ${number} as its reference. We tell you by e-mail when it is here.`,
      ],
      facts: bankFacts(bank, number),
    }),
  },
  {
    value: 'card-by-phone',
    label: 'Card, by telephone',
    note: 'You ring us and read us the card; no number of it is kept, here or in the office.',
    howToPay: ({ number, amount, by, phone }) => ({
      sentences: [
        `Please ring ${phone} ${by}, quote ${number} and pay ${amount} by card. Do not send card numbers by e-mail.`,
      ],
      facts: [],
    }),
  },
]

/** Where a transfer goes for an order of this number. */
export function bankFacts(bank: BankAccount, number: string): HowToPay['facts'] {
  return [
    { term: 'Account name', text: bank.account_name },
    { term: 'Sort code', text: bank.sort_code },
    { term: 'Account number', text: bank.account_number },
    { term: 'Reference', text: number },
  ]
}

/** The way of paying that an order chose. */
export function paymentWay(value: OrderRow['payment']): PaymentWay {
  const found = paymentWays.find((way) => way.value === value)
  if (!found) throw new Error(`[orders] nobody knows how to pay by '${value}'; add the way.`)
  return found
}

/** What the checkout may offer: by card what is due with the order, or all of it. */
export const allPaymentOptions = ['card', 'card-all', 'bank-transfer', 'card-by-phone'] as const

export type PaymentOption = (typeof allPaymentOptions)[number]

/** Cards are charged no less, in pence: providers refuse it. */
export const leastByCard = 30

/** The ways to pay for an order of such amounts, in the order in which they are offered. */
export function paymentOptions(
  { total, byVoucher, due }: Pick<Totals, 'total' | 'byVoucher' | 'due'>,
  provider: ProviderName | null,
): readonly PaymentOption[] {
  const open = total - byVoucher
  if (open === 0) return []
  if (provider === null) return ['bank-transfer', 'card-by-phone']
  return [
    ...(due.now >= leastByCard ? (['card'] as const) : []),
    ...(open > due.now && open >= leastByCard ? (['card-all'] as const) : []),
    'bank-transfer',
  ]
}

export interface ChosenPayment {
  /** null: none was chosen, which is right where nothing is left to pay. */
  readonly payment: OrderRow['payment'] | null
  /** What is to be paid by card, at the provider's page; null: nothing is. */
  readonly card: PaymentChoice | null
}

/** What an order keeps of it: whoever cannot pay by card in the end does so by transfer. */
export function chosenPayment(option: PaymentOption): ChosenPayment {
  if (option === 'card') return { payment: 'bank-transfer', card: 'due' }
  if (option === 'card-all') return { payment: 'bank-transfer', card: 'all' }
  return { payment: option, card: null }
}

/** The option that was chosen; null: none was. */
export function optionOf({ payment, card }: ChosenPayment): PaymentOption | null {
  if (card === null) return payment
  return card === 'all' ? 'card-all' : 'card'
}

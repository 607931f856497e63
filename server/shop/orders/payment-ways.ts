import type { BankAccount } from '#server/content/schema/company.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'

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
 * The port through which orders are paid: all that the checkout and an order's page know of a way to
 * pay. What came in is noted by `Orders.paid`, whichever way it came.
 */
interface PaymentWay {
  readonly value: OrderRow['payment']
  readonly label: string
  /** What choosing it means. */
  readonly note: string
  howToPay(asked: Asked): HowToPay
}

/** The ways to pay, in the order in which they are offered. */
export const paymentWays: readonly PaymentWay[] = [
  {
    value: 'bank-transfer',
    label: 'Bank transfer',
    note: 'You get our account and a reference with the order, and send the money from your bank.',
    howToPay: ({ number, amount, by, bank }) => ({
      sentences: [
        `Please send ${amount} to our account ${by} and write ${number} as its reference. We tell you by e-mail when it is here.`,
      ],
      facts: [
        { term: 'Account name', text: bank.account_name },
        { term: 'Sort code', text: bank.sort_code },
        { term: 'Account number', text: bank.account_number },
        { term: 'Reference', text: number },
      ],
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

/** The way of paying that an order chose. */
export function paymentWay(value: OrderRow['payment']): PaymentWay {
  const found = paymentWays.find((way) => way.value === value)
  if (!found) throw new Error(`[orders] nobody knows how to pay by '${value}'; add the way.`)
  return found
}

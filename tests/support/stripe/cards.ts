/** One of Stripe's cards for tests, and what it does. */
export interface Card {
  readonly number: string
  readonly brand: string
  /** What becomes of a payment by it. */
  readonly payment: 'succeeds' | 'is-challenged' | 'is-declined'
  /** What becomes of a refund to it, once that is settled. */
  readonly refund: 'succeeds' | 'succeeds-later' | 'fails-later'
  /** What its owner does about the payment. */
  readonly dispute: 'dispute' | 'inquiry' | null
}

const plain = { brand: 'visa', payment: 'succeeds', refund: 'succeeds', dispute: null } as const

/** By what they do. */
export const cards = {
  pays: { ...plain, number: '4242424242424242' },
  mastercard: { ...plain, number: '5555555555554444', brand: 'mastercard' },
  challenged: { ...plain, number: '4000002760003184', payment: 'is-challenged' },
  declined: { ...plain, number: '4000000000000002', payment: 'is-declined' },
  refundedLater: { ...plain, number: '4000000000007726', refund: 'succeeds-later' },
  refundFails: { ...plain, number: '4000000000005126', refund: 'fails-later' },
  disputed: { ...plain, number: '4000000000000259', dispute: 'dispute' },
  inquired: { ...plain, number: '4000000000001976', dispute: 'inquiry' },
} satisfies Readonly<Record<string, Card>>

/** The card of a number, spaces or not; any other pays. */
export function cardOf(number: string): Card {
  const digits = number.replaceAll(' ', '')
  return Object.values<Card>(cards).find((card) => card.number === digits) ?? cards.pays
}

import type { Money, MoneyTone } from '#server/props/elements.ts'

/**
 * A whole number of pence: how the server reckons with money (decision 13). Pounds stand only in
 * JSON, in props that the specification gives as numbers, and in text. Sums of pence are pence again
 * through {@link pence}.
 */
export type Pence = number & { readonly [unit]: 'pence' }

declare const unit: unique symbol

/** @throws RangeError for what is no whole number of pence. */
export function pence(amount: number): Pence {
  if (Number.isSafeInteger(amount)) return (amount + 0) as Pence
  throw new RangeError(`[money] ${amount} is not a whole number of pence; round it first.`)
}

/**
 * Pounds as JSON writes them, exactly: 120.5 is 12,050 pence and 1.15 is 115. Parts of a penny are
 * rounded half up, away from zero.
 * @throws RangeError for an amount that is no number, or beyond what a number can hold in pence.
 */
export function fromPounds(pounds: number): Pence {
  // Moves the point in the decimal that people wrote: 1.15 * 100 is 114.99999999999999.
  const [digits, exponent = '0'] = String(Math.abs(pounds)).split('e')
  const amount = Math.round(Number(`${digits}e${Number(exponent) + 2}`))
  return pence(pounds < 0 ? -amount : amount)
}

/** The number of pounds that an amount is in JSON and in the specification's props. */
export function toPounds(amount: Pence): number {
  return amount / 100
}

const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/**
 * An amount as people read it: en-GB, GBP, two decimals (specification 9), such as `£1,236.00`.
 * A negative amount carries its sign before the pound: `-£25.00`.
 */
export function moneyText(amount: Pence): string {
  return sterling.format(toPounds(amount))
}

/** An amount as programs take it: schema.org, spreadsheets and the commands. `1236.00`. */
export function plainAmount(amount: Pence): string {
  return toPounds(amount).toFixed(2)
}

interface MoneyMarks {
  /** Negative amounts in red and bold. Default true. */
  readonly negative?: boolean
  /** Positive amounts in bold, as a warning. Default false. */
  readonly positive?: boolean
}

/** An amount with how it stands out, for the component that shows money (specification 9). */
export function formatMoney(amount: Pence, marks: MoneyMarks = {}): Money {
  return { text: moneyText(amount), tone: toneOf(amount, marks) }
}

function toneOf(amount: Pence, { negative = true, positive = false }: MoneyMarks): MoneyTone {
  if (amount < 0 && negative) return 'negative'
  if (amount > 0 && positive) return 'positive'
  return 'plain'
}

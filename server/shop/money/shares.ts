import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'

/**
 * An amount in parts that are to one another as the weights are, in whole pence. Together they are
 * the amount; pennies that rounding leaves go to the parts that lost most by it, the first of equals.
 * Without any weight all of it is the first part.
 */
export function sharesOf(amount: Pence, weights: readonly number[]): Pence[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : pence(0)))

  const exact = weights.map((weight) => (amount * weight) / sum)
  const whole = exact.map(Math.floor)
  const left = amount - whole.reduce((total, part) => total + part, 0)
  const byLoss = exact
    .map((part, index) => ({ index, loss: part - Math.floor(part) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index)
  const lucky = new Set(byLoss.slice(0, left).map(({ index }) => index))
  return whole.map((part, index) => pence(part + (lucky.has(index) ? 1 : 0)))
}

import type { Pence } from '#server/format/money.ts'
import { ProviderFault } from '../provider.ts'
import type { RefundWish, SeenRefund } from '../provider.ts'

interface DemoRefund extends SeenRefund {
  readonly madeAt: number
}

/**
 * Refunds of play money, which succeed at once.
 * @param amountOf what a payment was; null: it was made in another process, and gives back what is asked.
 */
export function createDemoRefunds(amountOf: (payment: string) => Pence | null) {
  const refunds = new Map<string, DemoRefund>()

  return {
    /** @throws ProviderFault when it is more than is left of the payment. */
    make({ id, payment, amount }: RefundWish, madeAt: number): SeenRefund {
      const reference = `demo-refund-${id}`
      const known = refunds.get(reference)
      if (known) return known
      const before = [...refunds.values()].filter((one) => one.payment === payment)
      const left = before.reduce((sum, one) => sum - one.amount, amountOf(payment) ?? Infinity)
      if (amount > left) {
        throw new ProviderFault('refused', `Of ${payment} only ${left} pence are left.`)
      }
      const facts = { state: 'succeeded', reason: null, wish: id } as const
      const refund = { reference, payment, amount, ...facts, madeAt }
      refunds.set(reference, refund)
      return refund
    },

    /** @throws ProviderFault for one that was not made in this process. */
    look(reference: string): SeenRefund {
      const refund = refunds.get(reference)
      if (refund) return refund
      throw new ProviderFault('refused', `Play money knows no refund ${reference}.`)
    },

    madeSince: (instant: number): readonly SeenRefund[] =>
      [...refunds.values()].filter(({ madeAt }) => madeAt >= instant),
  }
}

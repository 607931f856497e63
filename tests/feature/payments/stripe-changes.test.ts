import { describe, expect, it } from 'vitest'
import { cards } from '../../support/stripe/cards.ts'
import {
  changedSince,
  environment,
  paidBy,
  stripeOfTest,
} from '../../support/stripe/stripe-of-test.ts'

const hour = 3_600_000

describe('what was made at Stripe since', () => {
  it('is listed, of this site and of none, page by page', async () => {
    const { provider, stripe, clock, another } = await stripeOfTest()
    const { reference, payment } = await paidBy({ provider, stripe })
    const refunds: string[] = []
    for (let one = 0; one < 101; one += 1) {
      refunds.push((await stripe.refundInDashboard(payment, 1)).id)
    }
    const { id: dispute } = await stripe.dispute(payment)
    const other = another({ site: 'https://staging.saltlark.example' })
    await paidBy({ provider: other, stripe }, {}, { key: 'key-2' })

    const changed = await changedSince(provider, clock.now())

    expect(changed).toEqual([
      { kind: 'attempt', reference, mark: { attempt: 'attempt-1', environment } },
      ...refunds.toReversed().map((id) => ({ kind: 'refund', reference: id, payment })),
      { kind: 'dispute', reference: dispute, payment },
    ])
  })

  it('leaves out what is older', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    await paidBy({ provider, stripe }, { card: cards.disputed })
    clock.pass(hour)

    expect(await changedSince(provider, clock.now())).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { paidBy, stripeOfTest } from '../../support/stripe/stripe-of-test.ts'

const day = 24 * 3_600_000

describe('a dispute', () => {
  it('takes the money, and gives it back when it is won', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const { id } = await stripe.dispute(payment)

    expect(await provider.lookDispute(id)).toEqual({
      reference: id,
      payment,
      amount: 17_895,
      state: 'open',
      reason: 'fraudulent',
      evidenceBy: clock.now() + 7 * day,
      isTaken: true,
      isReturned: false,
    })
    await stripe.settleDispute(id, 'won')
    expect(await provider.lookDispute(id)).toMatchObject({
      state: 'won',
      evidenceBy: null,
      isTaken: true,
      isReturned: true,
    })
  })

  it('that is lost keeps it', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const { id } = await stripe.dispute(payment)
    await stripe.settleDispute(id, 'lost')

    const seen = await provider.lookDispute(id)

    expect(seen).toMatchObject({ state: 'lost', isTaken: true, isReturned: false })
  })

  it('may be no more than an inquiry, which takes nothing', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const { id } = await stripe.dispute(payment, 'inquiry')

    const untouched = { isTaken: false, isReturned: false }
    expect(await provider.lookDispute(id)).toMatchObject({ state: 'inquiry', ...untouched })
    await stripe.settleDispute(id, 'closed')
    expect(await provider.lookDispute(id)).toMatchObject({ state: 'closed', ...untouched })
  })

  it('may begin as one', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const { id } = await stripe.dispute(payment, 'inquiry')
    await stripe.settleDispute(id, 'escalated')

    expect(await provider.lookDispute(id)).toMatchObject({ state: 'open', isTaken: true })
  })

  it.each([
    ['warning_under_review', 'inquiry'],
    ['under_review', 'open'],
    ['appeal_needs_response', 'open'],
    ['appeal_under_review', 'open'],
    ['prevented', 'closed'],
    ['arbitrated', 'unknown'],
  ])('that is %s is %s', async (status, state) => {
    const { provider, stripe } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const { id } = await stripe.dispute(payment)
    Object.assign(stripe.account.disputes.get(id) ?? {}, { status })

    expect(await provider.lookDispute(id)).toMatchObject({ state })
  })
})

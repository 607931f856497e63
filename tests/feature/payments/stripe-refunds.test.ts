import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import type { RefundWish } from '#server/shop/payments/provider.ts'
import { cards } from '../../support/stripe/cards.ts'
import { environment, paidBy, stripeOfTest } from '../../support/stripe/stripe-of-test.ts'

const hour = 3_600_000

describe('a refund', () => {
  it('goes back once for its id, however often it is asked for', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const wish = wishOf(payment, clock.now())

    const first = await provider.refund(wish)
    const second = await provider.refund(wish)

    expect(first).toMatchObject({ payment, amount: 5000, state: 'succeeded', wish: 'refund-1' })
    expect(second).toEqual(first)
    expect(await provider.lookRefund(first.reference)).toEqual(first)
    expect(stripe.received()).toEqual({ 'SL-1001': 12_895 })
    expect(stripe.account.refunds.get(first.reference)?.metadata).toEqual({
      refund: 'refund-1',
      environment,
    })
  })

  it('is one of several of a payment, until nothing is left', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const wish = wishOf(payment, clock.now())

    await provider.refund(wish)
    await provider.refund({ ...wish, id: 'refund-2', amount: pence(12_895) })

    expect(stripe.received()).toEqual({ 'SL-1001': 0 })
    await expect(provider.refund({ ...wish, id: 'refund-3' })).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('code charge_already_refunded'),
    })
  })

  it('is refused above what is left', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const wish = { ...wishOf(payment, clock.now()), amount: pence(17_896) }

    await expect(provider.refund(wish)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is refused while a bank has the money', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe }, { card: cards.disputed })

    await expect(provider.refund(wishOf(payment, clock.now()))).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('code charge_disputed'),
    })
  })

  it.each(['error-after', 'cut-after', 'cut-inside'] as const)(
    'that was done and not answered (%s) is not done again',
    async (fault) => {
      const { provider, stripe, clock } = await stripeOfTest()
      const { payment } = await paidBy({ provider, stripe })
      const wish = wishOf(payment, clock.now())
      stripe.faults.next('refunds.create', fault, 2)

      await expect(provider.refund(wish)).rejects.toMatchObject({ kind: 'silent' })
      const found = await provider.refund(wish)

      expect(found).toMatchObject({ amount: 5000, wish: 'refund-1' })
      expect(stripe.account.refunds.size).toBe(1)
    },
  )

  it('that was done is found when Stripe has forgotten the key', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const wish = wishOf(payment, clock.now())
    await provider.refund(wish)
    clock.pass(25 * hour)

    expect(await provider.refund(wish)).toMatchObject({ wish: 'refund-1' })
    expect(stripe.account.refunds.size).toBe(1)
  })

  it('that was never done is done a day later, all the same', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const wish = wishOf(payment, clock.now())
    stripe.faults.next('refunds.create', 'error-before', 2)
    await expect(provider.refund(wish)).rejects.toMatchObject({ kind: 'silent' })
    clock.pass(25 * hour)

    expect(await provider.refund(wish)).toMatchObject({ state: 'succeeded' })
    expect(stripe.received()).toEqual({ 'SL-1001': 12_895 })
  })

  it('asked for twice at one time is done once', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const wish = wishOf(payment, clock.now())
    stripe.faults.next('refunds.create', 'slow')

    await Promise.allSettled([provider.refund(wish), provider.refund(wish)])

    expect(stripe.account.refunds.size).toBe(1)
    expect(stripe.received()).toEqual({ 'SL-1001': 12_895 })
  })

  it('waits where the bank makes it wait', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe }, { card: cards.refundedLater })

    const { reference, ...refund } = await provider.refund(wishOf(payment, clock.now()))
    expect(refund).toMatchObject({ state: 'pending', reason: 'processing' })
    await stripe.settleRefunds()
    expect(await provider.lookRefund(reference)).toMatchObject({ state: 'succeeded', reason: null })
  })

  it('can fail after it succeeded', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe }, { card: cards.refundFails })

    const { reference, state } = await provider.refund(wishOf(payment, clock.now()))
    expect(state).toBe('succeeded')
    await stripe.settleRefunds()
    expect(await provider.lookRefund(reference)).toMatchObject({
      state: 'failed',
      reason: 'expired_or_canceled_card',
    })
    expect(stripe.received()).toEqual({ 'SL-1001': 17_895 })
  })

  it.each([
    ['requires_action', 'pending'],
    ['canceled', 'failed'],
    ['in_orbit', 'unknown'],
  ])('that is %s is %s', async (status, state) => {
    const { provider, stripe } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const refund = await stripe.refundInDashboard(payment, 100)
    stripe.account.keep(stripe.account.refunds, { ...refund, status })

    expect(await provider.lookRefund(refund.id)).toMatchObject({ state, wish: null })
  })
})

function wishOf(payment: string, createdAt: number): RefundWish {
  return { id: 'refund-1', payment, amount: pence(5000), createdAt }
}

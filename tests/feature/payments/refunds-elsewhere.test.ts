import { beforeEach, describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { cancelOrder } from '#server/shop/orders/cancel-order.ts'
import { refundOrder } from '#server/shop/payments/refund-order.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import { syncRefund } from '#server/shop/payments/sync-refund.ts'
import { day } from '../../support/auth.ts'
import { cardShop, newsForStaff, openPage, payByCard, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { dateWith, goods, messages, ordered, placesOn } from '../../support/chandlery.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

describe('money that somebody paid back at the provider', () => {
  it('is booked once, however often it is heard of, and staff are told', async () => {
    const order = await ordered(shop, goods('G158'))
    const payment = await payByCard(shop, order)
    shop.stripe.hooks.copies = 2
    await shop.stripe.refundInDashboard(payment.reference, 500)

    await shop.stripe.hooks.release()

    const whole = await wholeOf(shop, order)
    expect(whole.refunds).toMatchObject([{ kind: 'external', amount: 500, state: 'succeeded' }])
    expect(whole.order.status).toBe('part-paid')
    expect(await newsForStaff(shop)).toMatchObject([{ what: 'refund-external', amount: '£5.00' }])
    expect(await messages(shop)).not.toContain('money-back to ben@example.com')
    expect(shop.stripe.received()[order.number]).toBe(order.total - 500)
  })

  it('is ours where the answer to our own asking was lost', async () => {
    const order = await ordered(shop, goods('G158'))
    await payByCard(shop, order)
    shop.stripe.faults.next('refunds.create', 'error-after', 2)
    await refundOrder(shop.context, {
      number: order.number,
      amount: pence(500),
      reason: null,
      by: 'ada',
    })

    await shop.stripe.hooks.release()

    const { refunds } = await wholeOf(shop, order)
    expect(refunds).toMatchObject([{ kind: 'goodwill', state: 'succeeded' }])
    const letters = (await messages(shop)).filter((one) => one.startsWith('money-back'))
    expect(letters).toHaveLength(1)
    expect(await newsForStaff(shop)).toEqual([])
    expect(shop.stripe.received()[order.number]).toBe(order.total - 500)
  })
})

it('money that came for an order that had lapsed goes back whole, if not to its card by transfer', async () => {
  const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
  const order = await ordered(shop, placesOn(date))
  const attempt = await openPage(shop, order)
  await cancelOrder(shop.context, order.number, 'unpaid')
  await shop.stripe.pay(attempt.reference)
  await syncAttempt(shop.context, attempt.id)
  const [late] = (await wholeOf(shop, order)).refunds
  const back = await syncRefund(shop.context, late?.id ?? '')
  expect(back).toMatchObject({ kind: 'late', amount: attempt.amount, state: 'succeeded' })

  shop.clock.pass(day)
  await shop.stripe.settleRefund(back?.reference ?? '', 'failed')
  await shop.stripe.hooks.release()

  expect(
    await refundOrder(shop.context, { number: order.number, reason: null, by: 'ada' }),
  ).toMatchObject({ refunds: [{ state: 'by-hand', amount: attempt.amount }] })
})

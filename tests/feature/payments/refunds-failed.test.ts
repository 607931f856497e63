import { beforeEach, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { PaymentContext } from '#server/shop/payments/payment-context.ts'
import { refundOrder } from '#server/shop/payments/refund-order.ts'
import { syncRefund } from '#server/shop/payments/sync-refund.ts'
import { day } from '../../support/auth.ts'
import { cardShop, newsForStaff, payByCard, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { goods, messageOf, messages, ordered } from '../../support/chandlery.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

/** So much of an order goes back, as a gift. */
function giveBack({ number }: OrderRow, amount: number, context: PaymentContext = shop.context) {
  return refundOrder(context, { number, amount: pence(amount), reason: null, by: 'ada' })
}

it('a refund that fails weeks later is owed again, and goes by transfer', async () => {
  const order = await ordered(shop, goods('G158'))
  await payByCard(shop, order)
  await shop.orders.cancel(order.number)
  await refundOrder(shop.context, { number: order.number, reason: null, by: 'ada' })
  const [first] = (await wholeOf(shop, order)).refunds
  shop.clock.pass(20 * day)
  await shop.stripe.settleRefund(first?.reference ?? '', 'failed')
  await shop.stripe.hooks.release()
  await shop.stripe.hooks.release({ isReversed: true })

  expect(await newsForStaff(shop)).toMatchObject([
    {
      what: 'refund-failed',
      amount: '£12.94',
      text: expect.stringContaining(first?.reference ?? ''),
    },
  ])
  const second = await refundOrder(shop.context, { number: order.number, reason: null, by: 'ada' })

  expect(second).toMatchObject({ refunds: [{ amount: order.total, state: 'by-hand' }] })
  expect((await messageOf(shop, 'money-back')).data).toMatchObject({
    how: 'transfer',
    method: 'Visa ending 4242',
  })
  expect(shop.stripe.received()[order.number]).toBe(order.total)
})

it('a refund that the provider refuses is told to staff, and not asked for again', async () => {
  const order = await ordered(shop, goods('G158'))
  const payment = await payByCard(shop, order)
  await shop.stripe.refundInDashboard(payment.reference)

  const refused = await giveBack(order, 500)

  expect(refused).toMatchObject({
    refunds: [{ state: 'failed', last_error: expect.stringContaining('charge_already_refunded') }],
  })
  expect(await newsForStaff(shop)).toMatchObject([{ what: 'refund-failed', amount: '£5.00' }])
  expect(await messages(shop)).not.toContain('money-back to ben@example.com')
  const [failed] = (await wholeOf(shop, order)).refunds
  expect(await syncRefund(shop.context, failed?.id ?? '')).toEqual(failed)
})

it('a refund by an account whose keys are gone waits for staff, or goes by transfer', async () => {
  const order = await ordered(shop, goods('G158'))
  await payByCard(shop, order)
  shop.stripe.faults.next('refunds.create', 'error-before', 2)
  const asked = await giveBack(order, 500)
  const [waiting] = asked.outcome === 'refunded' ? asked.refunds : []
  const elsewhere = { ...shop.context, provider: null }

  expect(await syncRefund(elsewhere, waiting?.id ?? '')).toMatchObject({ state: 'asked' })
  expect(await giveBack(order, 100, elsewhere)).toMatchObject({ refunds: [{ state: 'by-hand' }] })
})

it('a refund that failed stays so when an answer of before comes late', async () => {
  const order = await ordered(shop, goods('G158'))
  await payByCard(shop, order)
  await giveBack(order, 500)
  const [refund] = (await wholeOf(shop, order)).refunds
  const id = refund?.id ?? ''
  const { provider } = shop.context
  const slow = {
    ...provider,
    async lookRefund(reference: string) {
      const seen = await provider.lookRefund(reference)
      await shop.stripe.settleRefund(reference, 'failed')
      await syncRefund(shop.context, id)
      return seen
    },
  }

  expect(await syncRefund({ ...shop.context, provider: slow }, id)).toMatchObject({
    state: 'failed',
  })
  expect(await newsForStaff(shop)).toHaveLength(1)
})

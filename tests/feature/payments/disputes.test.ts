import { beforeEach, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { LineInput } from '#server/shop/cart/write-line.ts'
import { lapseCardOrders } from '#server/shop/payments/deadlines.ts'
import { syncDispute } from '#server/shop/payments/disputes.ts'
import { refundOrder } from '#server/shop/payments/refund-order.ts'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import { day } from '../../support/auth.ts'
import {
  cardShop,
  newsForStaff,
  orderedByCard,
  payByCard,
  wholeOf,
} from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { goods, messages, ordered, voucherFor } from '../../support/chandlery.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

async function paidOrder(input: LineInput) {
  const order = await ordered(shop, input)
  const { reference } = await payByCard(shop, order)
  await shop.stripe.hooks.release()
  return { order, payment: reference }
}

/** Can the vouchers be spent that an order bought? */
async function areAlive(order: OrderRow): Promise<boolean[]> {
  const { vouchers } = await wholeOf(shop, order)
  const codes = vouchers.map(({ code }) => code)
  return (await balancesOf(shop.database.db, codes)).map(({ isCancelled }) => !isCancelled)
}

it('money that a bank takes is not paid any more, and paid again when it is given back', async () => {
  const { order, payment } = await paidOrder(voucherFor('Ada'))
  const { id } = await shop.stripe.dispute(payment)
  await shop.stripe.hooks.release({ isReversed: true })

  expect((await wholeOf(shop, order)).order).toMatchObject({
    status: 'awaiting-payment',
    cancelled_at: null,
  })
  expect(await areAlive(order)).toEqual([false])
  expect(await newsForStaff(shop)).toMatchObject([
    {
      what: 'dispute',
      amount: '£100.00',
      text: expect.stringContaining('Evidence is taken until '),
    },
  ])

  shop.clock.pass(day)
  await shop.stripe.settleDispute(id, 'won')
  await shop.stripe.hooks.release({ isReversed: true })

  expect(await wholeOf(shop, order)).toMatchObject({
    order: { status: 'paid' },
    disputes: [{ state: 'won', returned_at: shop.clock.now() }],
  })
  expect(await areAlive(order)).toEqual([true])
  expect((await newsForStaff(shop)).map(({ what }) => what)).toEqual(['dispute', 'dispute-closed'])
})

it('a message that was to bring a voucher on a later day is kept back, and written again', async () => {
  const later = voucherFor('Ada')
  const { order, payment } = await paidOrder({
    ...later,
    details: { ...later.details, sendOn: '2026-12-24' },
  })
  const waiting = async () =>
    (await messages(shop)).filter((one) => one.startsWith('voucher-ready'))
  expect(await waiting()).toHaveLength(1)

  const { id } = await shop.stripe.dispute(payment)
  await shop.stripe.hooks.release()
  expect(await waiting()).toEqual([])

  shop.clock.pass(40 * day)
  await shop.stripe.settleDispute(id, 'won')
  await shop.stripe.hooks.release()
  expect(await waiting()).toEqual(['voucher-ready to ben@example.com'])
  expect(await areAlive(order)).toEqual([true])
})

it('a message that brings a voucher at once goes, and is not written again', async () => {
  const { payment } = await paidOrder(voucherFor('Ada'))
  const letters = async () =>
    (await messages(shop)).filter((one) => one.startsWith('voucher-ready'))
  const { id } = await shop.stripe.dispute(payment)
  await shop.stripe.hooks.release()
  expect(await letters()).toHaveLength(1)

  shop.clock.pass(day)
  await shop.stripe.settleDispute(id, 'won')
  await shop.stripe.hooks.release()
  expect(await letters()).toHaveLength(1)
})

it('a message that brings a voucher at once goes, by whichever clock it was written', async () => {
  const { payment } = await paidOrder(voucherFor('Ada'))
  // The process that hears of the dispute is behind the one that made the voucher.
  shop.clock.pass(-300)
  await shop.stripe.dispute(payment)
  await shop.stripe.hooks.release()

  expect(await messages(shop)).toContain('voucher-ready to ben@example.com')
})

it('an order of which a bank takes the money does not lapse: staff decide', async () => {
  const order = await orderedByCard(shop, goods('G158'))
  const { reference } = await payByCard(shop, order)
  await shop.stripe.dispute(reference)
  await shop.stripe.hooks.release()
  shop.clock.pass(2 * day)

  expect(await lapseCardOrders(shop.context)).toEqual([])
  expect((await wholeOf(shop, order)).order.status).toBe('awaiting-payment')
})

it('nothing is given back of a payment that is disputed: it would go twice', async () => {
  const { order, payment } = await paidOrder(goods('G158'))
  await shop.stripe.dispute(payment)
  await shop.stripe.hooks.release()
  const input = { number: order.number, amount: pence(100), reason: null, by: 'ada' }

  expect(await refundOrder(shop.context, input)).toMatchObject({ outcome: 'too-much', held: 0 })
})

it('a question of a bank takes no money, and giving it back answers it', async () => {
  const { order, payment } = await paidOrder(goods('G158'))
  const { id } = await shop.stripe.dispute(payment, 'inquiry')
  await shop.stripe.hooks.release()

  expect(await wholeOf(shop, order)).toMatchObject({
    order: { status: 'paid' },
    disputes: [{ state: 'inquiry' }],
  })
  const input = { number: order.number, amount: pence(100), reason: null, by: 'ada' }
  expect(await refundOrder(shop.context, input)).toMatchObject({ outcome: 'refunded' })
  shop.clock.pass(day)
  await shop.stripe.settleDispute(id, 'closed')
  await shop.stripe.hooks.release()

  expect((await wholeOf(shop, order)).order.status).toBe('paid')
  expect((await newsForStaff(shop)).map(({ what }) => what)).toEqual(['dispute', 'dispute-closed'])
})

it('a dispute that is lost leaves the order unpaid, and says so once however often it is looked at', async () => {
  const { order, payment } = await paidOrder(goods('G158'))
  const { id } = await shop.stripe.dispute(payment)
  await shop.stripe.settleDispute(id, 'lost')

  await Promise.all([syncDispute(shop.context, id), syncDispute(shop.context, id)])
  await shop.stripe.hooks.release()

  expect(await wholeOf(shop, order)).toMatchObject({
    order: { status: 'awaiting-payment' },
    disputes: [{ state: 'lost', returned_at: null }],
  })
  expect((await newsForStaff(shop)).map(({ what }) => what)).toEqual(['dispute-closed'])
})

it('a payment that is disputed and paid again by transfer lets its vouchers be spent again', async () => {
  const { order, payment } = await paidOrder(voucherFor('Ada'))
  await shop.stripe.dispute(payment)
  await shop.stripe.hooks.release()

  await shop.orders.paid({ number: order.number })

  expect((await wholeOf(shop, order)).order.status).toBe('paid')
  expect(await areAlive(order)).toEqual([true])
})

it('a warning of a bank is told to staff, once', async () => {
  const { payment } = await paidOrder(goods('G158'))
  shop.stripe.hooks.copies = 2
  await shop.stripe.warn(payment)
  await shop.stripe.warn(payment)
  await shop.stripe.hooks.release()

  expect(await newsForStaff(shop)).toMatchObject([{ what: 'fraud-warning', amount: '£12.94' }])
})

it('what was looked up first and comes last does not bring back how a dispute stood', async () => {
  const { order, payment } = await paidOrder(goods('G158'))
  const { id } = await shop.stripe.dispute(payment)
  const { provider } = shop.context
  let isFirst = true
  const slow = {
    ...provider,
    async lookDispute(reference: string) {
      const seen = await provider.lookDispute(reference)
      if (isFirst) {
        isFirst = false
        await shop.stripe.settleDispute(id, 'won')
        await syncDispute(shop.context, id)
      }
      return seen
    },
  }

  await syncDispute({ ...shop.context, provider: slow }, id)

  expect(await wholeOf(shop, order)).toMatchObject({
    order: { status: 'paid' },
    disputes: [{ state: 'won' }],
  })
})

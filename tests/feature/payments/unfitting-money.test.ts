import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { doDueWork } from '#server/shop/payments/due-work.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import {
  cardShop,
  newsForStaff,
  openPage,
  orderedByCard,
  wholeOf,
} from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { goods, messageOf } from '../../support/chandlery.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

const book = goods('G158')

async function statesOf(order: OrderRow): Promise<string[]> {
  return (await wholeOf(shop, order)).attempts.map(({ state }) => state)
}

async function amountsOf(order: OrderRow): Promise<number[]> {
  return (await wholeOf(shop, order)).payments.map(({ amount }) => amount)
}

describe('money that fits nothing', () => {
  it('goes back whole when it comes for an order that is cancelled, and staff hear of it', async () => {
    const order = await orderedByCard(shop, book)
    const { reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)
    await shop.orders.cancel(order.number)

    await doDueWork(shop.context, {})
    await doDueWork(shop.context, {})

    const whole = await wholeOf(shop, order)
    expect(whole.order.status).toBe('cancelled')
    expect(whole.refunds).toMatchObject([{ kind: 'late', amount: order.total, state: 'succeeded' }])
    expect(whole.papers.map(({ number }) => number).toSorted()).toEqual(['CN-1001', 'RC-1001'])
    expect(shop.stripe.received()[order.number]).toBe(0)
    expect(await newsForStaff(shop)).toMatchObject([{ what: 'late' }])
    expect((await messageOf(shop, 'money-back')).text).toContain(order.number)
  })

  it('goes back as far as it is more than was open, when staff noted a transfer meanwhile', async () => {
    const order = await orderedByCard(shop, book)
    const { reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)
    await shop.orders.paid({ number: order.number })

    await doDueWork(shop.context, {})
    await doDueWork(shop.context, {})

    const whole = await wholeOf(shop, order)
    expect(whole.order.status).toBe('paid')
    expect(whole.refunds).toMatchObject([{ kind: 'overpaid', amount: order.total }])
    expect(shop.stripe.received()[order.number]).toBe(0)
  })

  it('closes the page when staff note a transfer, so that nobody pays twice', async () => {
    const order = await orderedByCard(shop, book)
    const { reference } = await openPage(shop, order)
    await shop.orders.paid({ number: order.number })
    expect(await statesOf(order)).toEqual(['stale'])

    await doDueWork(shop.context, {})

    expect(shop.stripe.account.sessions.get(reference)?.status).toBe('expired')
    expect(await statesOf(order)).toEqual(['expired'])
  })

  it('is booked as it came where it is not what was asked for', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference, { amount: 500 })
    await syncAttempt(shop.context, id)

    expect(await amountsOf(order)).toEqual([500])
    expect((await wholeOf(shop, order)).order.status).toBe('part-paid')
    expect(await newsForStaff(shop)).toMatchObject([{ what: 'wrong-amount', amount: '£5.00' }])
  })

  it('settles nothing where it is no pounds, and staff are told once', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference, { currency: 'eur' })
    await syncAttempt(shop.context, id)
    await syncAttempt(shop.context, id)

    expect(await amountsOf(order)).toEqual([])
    expect(await newsForStaff(shop)).toMatchObject([{ what: 'foreign' }])
  })
})

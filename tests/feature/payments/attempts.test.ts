import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { claimNext } from '#server/mail/claim.ts'
import { beginPayment } from '#server/shop/payments/attempts.ts'
import { doDueWork } from '#server/shop/payments/due-work.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import { minute } from '../../support/auth.ts'
import { cardShop, openPage, orderedByCard, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import {
  dateWith,
  goods,
  messageOf,
  messages,
  placesOn,
  voucherFor,
} from '../../support/chandlery.ts'
import { cards } from '../../support/stripe/cards.ts'

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

function begin({ id }: OrderRow, choice: 'due' | 'all' = 'due') {
  return beginPayment(shop.context, id, choice)
}

describe('a try to pay by card', () => {
  it('asks for the deposit or for all of it, as its buyer chooses, in one page at a time', async () => {
    const far = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    const order = await orderedByCard(shop, placesOn(far))

    const deposit = await openPage(shop, order)
    expect(deposit).toMatchObject({ purpose: 'deposit', amount: order.due_now })
    expect(await begin(order)).toEqual({ outcome: 'leave', url: deposit.url })

    shop.clock.pass(1)
    const whole = await openPage(shop, order, 'all')
    expect(whole).toMatchObject({ purpose: 'all', amount: order.total })
    expect(await statesOf(order)).toEqual(['expired', 'open'])
  })

  it('books what came once, whoever looks and however often, with receipt and one message', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)
    shop.stripe.hooks.copies = 2

    await Promise.all([
      syncAttempt(shop.context, id),
      shop.stripe.hooks.release({ isReversed: true }),
      doDueWork(shop.context, {}),
    ])
    await syncAttempt(shop.context, id)

    const whole = await wholeOf(shop, order)
    expect(whole.order.status).toBe('paid')
    expect(whole.payments).toMatchObject([
      { amount: order.total, provider: 'stripe', account: 'test', method: 'Visa ending 4242' },
    ])
    expect(whole.papers.map(({ number }) => number)).toEqual(['RC-1001'])
    expect(whole.attempts).toMatchObject([{ state: 'paid', url: null, request: null }])
    const told = await messages(shop)
    expect(told.filter((one) => one.includes(order.email))).toEqual([
      `order-confirmed to ${order.email}`,
    ])
    expect((await messageOf(shop, 'order-confirmed')).text).toContain('by Visa ending 4242')
  })

  it('has a message with its receipt, also when the next payment comes before that is sent', async () => {
    const far = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    const order = await orderedByCard(shop, placesOn(far))
    for (const choice of ['due', 'all'] as const) {
      const { id, reference } = await openPage(shop, order, choice)
      await shop.stripe.pay(reference)
      await syncAttempt(shop.context, id)
    }

    const receipts = (await wholeOf(shop, order)).papers.map(({ number }) => number)
    expect(receipts).toEqual(['RC-1001', 'RC-1002'])
    const brought = [await messageOf(shop, 'order-confirmed'), await messageOf(shop, 'order-paid')]
    expect(brought.map(({ attachments }) => attachments)).toEqual(
      receipts.map((number) => JSON.stringify([{ kind: 'paper', number }])),
    )
  })

  it('has a message of its own when the confirmation is just on its way', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)
    shop.clock.pass(16 * minute)
    const inHand = [
      await claimNext(shop.database, shop.clock.now()),
      await claimNext(shop.database, shop.clock.now()),
    ]
    expect(inHand.map((one) => one?.template)).toContain('order-confirmed')

    await syncAttempt(shop.context, id)

    expect((await messages(shop)).filter((one) => one.includes(order.email))).toEqual([
      `order-confirmed to ${order.email}`,
      `order-paid to ${order.email}`,
    ])
    expect((await messageOf(shop, 'order-confirmed')).attachments).toBeNull()
  })

  it('is asked for no more once staff note the money: one message confirms the order and is the receipt', async () => {
    const order = await orderedByCard(shop, book)

    await shop.orders.paid({ number: order.number })

    expect((await messages(shop)).filter((one) => one.includes(order.email))).toEqual([
      `order-confirmed to ${order.email}`,
    ])
    const { text, attachments } = await messageOf(shop, 'order-confirmed')
    expect(text).toMatch(/You have paid £[\d.]+\. Your receipt is attached\./)
    expect(text).not.toContain('is not in yet')
    expect(attachments).toContain('RC-1001')
  })

  it('makes a voucher and its message with the money, and none before', async () => {
    const order = await orderedByCard(shop, voucherFor('Ada'))
    const { id, reference } = await openPage(shop, order)
    expect((await wholeOf(shop, order)).vouchers).toEqual([])

    await shop.stripe.pay(reference)
    await syncAttempt(shop.context, id)

    expect((await wholeOf(shop, order)).vouchers).toHaveLength(1)
    const { due_at: due } = await messageOf(shop, 'voucher-ready')
    expect(due).toBe(shop.clock.now())
  })

  it('is looked at by the clock where no hook comes and nobody returns', async () => {
    shop.stripe.hooks.when = 'never'
    const order = await orderedByCard(shop, book)
    const daily = {}
    await doDueWork(shop.context, daily)
    const { reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)

    shop.clock.pass(minute)
    await doDueWork(shop.context, daily)
    expect(await amountsOf(order)).toEqual([])

    shop.clock.pass(minute)
    await doDueWork(shop.context, daily)
    expect(await amountsOf(order)).toEqual([order.total])
  })

  it('stays open after a card was declined, and another card pays on the same page', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.decline(reference)
    expect(await syncAttempt(shop.context, id)).toMatchObject({ state: 'open' })

    await shop.stripe.pay(reference, { card: cards.mastercard })
    await syncAttempt(shop.context, id)
    expect((await wholeOf(shop, order)).payments).toMatchObject([
      { method: 'Mastercard ending 4444' },
    ])
  })

  it('waits for a bank that takes its time, and nobody can pay twice meanwhile', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference, { isDelayed: true })

    expect(await syncAttempt(shop.context, id)).toMatchObject({ state: 'processing' })
    expect(await begin(order)).toEqual({ outcome: 'processing' })

    await shop.stripe.settle(reference, true)
    await shop.stripe.hooks.release()
    expect(await amountsOf(order)).toEqual([order.total])
    expect(await begin(order)).toEqual({ outcome: 'nothing' })
  })

  it('can be made again after its bank refused', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference, { isDelayed: true })
    await shop.stripe.settle(reference, false)

    expect(await syncAttempt(shop.context, id)).toMatchObject({ state: 'failed' })
    expect(await begin(order)).toMatchObject({ outcome: 'leave' })
  })

  it('is refused for an order that is cancelled, unknown, or has nothing open', async () => {
    const order = await orderedByCard(shop, book)
    await shop.orders.cancel(order.number)
    expect(await begin(order)).toEqual({ outcome: 'cancelled' })
    expect(await beginPayment(shop.context, 'nobody', 'due')).toEqual({ outcome: 'unknown' })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { keepUnpaid } from '#server/shop/orders/lapse.ts'
import { chooseTransfer } from '#server/shop/payments/choose-transfer.ts'
import { lapseCardOrders } from '#server/shop/payments/deadlines.ts'
import { doDueWork } from '#server/shop/payments/due-work.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import { day, minute } from '../../support/auth.ts'
import { cardShop, openPage, orderedByCard, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { dateWith, goods, messageOf, messages, placesOn } from '../../support/chandlery.ts'

const hour = 60 * minute

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

const book = goods('G158')

function farDate() {
  return dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
}

async function lettersTo({ email }: OrderRow): Promise<string[]> {
  const written = await messages(shop)
  return written.flatMap((one) => (one.endsWith(` to ${email}`) ? [one.split(' ')[0] ?? ''] : []))
}

async function statusOf(order: OrderRow): Promise<string> {
  return (await wholeOf(shop, order)).order.status
}

/** Twice, as two processes do it. */
async function lapse(): Promise<string[]> {
  return [...(await lapseCardOrders(shop.context)), ...(await lapseCardOrders(shop.context))]
}

describe('an order by card of which nothing comes', () => {
  it('is confirmed after a quarter of an hour, with what is to be paid and until when', async () => {
    const order = await orderedByCard(shop, book)
    const { due_at: due, text } = await messageOf(shop, 'order-confirmed')

    expect(due).toBe(order.created_at + 15 * minute)
    expect(text).toContain('Your card payment of £12.94 is not in yet.')
    expect(text).toContain('Sunday 22 November, 2026 at 10:00')
  })

  it('is not confirmed any more once it is cancelled', async () => {
    const order = await orderedByCard(shop, book)
    await shop.orders.cancel(order.number)

    expect(await lettersTo(order)).toEqual(['order-cancelled'])
  })

  it('is reminded of once after two hours, and lapses after a day, with its places', async () => {
    const order = await orderedByCard(shop, placesOn(farDate()))
    shop.clock.pass(2 * hour - 1)
    expect(await lapse()).toEqual([])
    expect(await lettersTo(order)).toEqual(['order-confirmed'])

    shop.clock.pass(1)
    await lapse()
    await lapse()
    expect(await lettersTo(order)).toEqual(['order-confirmed', 'payment-reminder'])

    shop.clock.pass(22 * hour)
    expect(await lapse()).toEqual([order.number])
    expect(await statusOf(order)).toBe('cancelled')
    expect((await messageOf(shop, 'order-cancelled')).text).toContain(order.number)
  })

  it('lets no money come once it has lapsed', async () => {
    const order = await orderedByCard(shop, book)
    const { reference } = await openPage(shop, order)
    shop.clock.pass(day)

    expect(await lapse()).toEqual([order.number])
    expect(shop.stripe.account.sessions.get(reference)?.status).toBe('expired')
  })

  it('stays where its money came at the last moment', async () => {
    const order = await orderedByCard(shop, book)
    shop.clock.pass(day - minute)
    const { reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)
    shop.clock.pass(minute)

    expect(await lapse()).toEqual([])
    expect(await statusOf(order)).toBe('paid')
  })

  it('stays while its bank or the provider has not said that nothing comes', async () => {
    const [slow, silent] = [await orderedByCard(shop, book), await orderedByCard(shop, book)]
    const { reference } = await openPage(shop, slow)
    await shop.stripe.pay(reference, { isDelayed: true })
    await openPage(shop, silent)
    shop.clock.pass(day)
    shop.stripe.faults.choose = (call) => (call === 'sessions.expire' ? 'error-before' : null)

    await lapse()

    expect(await statusOf(slow)).toBe('awaiting-payment')
    expect(await statusOf(silent)).toBe('awaiting-payment')
    shop.stripe.faults.choose = null
    expect(await lapse()).toEqual([silent.number])
  })

  it('never lapses once staff keep it, or a part of it is paid', async () => {
    const [kept, paid] = [
      await orderedByCard(shop, book),
      await orderedByCard(shop, placesOn(farDate())),
    ]
    await keepUnpaid(shop.database.db, kept.number)
    const { id, reference } = await openPage(shop, paid)
    await shop.stripe.pay(reference)
    await syncAttempt(shop.context, id)
    shop.clock.pass(2 * day)

    expect(await lapse()).toEqual([])
    expect(await statusOf(paid)).toBe('part-paid')
  })

  it('has the days of the terms once its buyer chooses to pay by transfer', async () => {
    const order = await orderedByCard(shop, book)
    const { reference } = await openPage(shop, order)

    expect(await chooseTransfer(shop.context, order.id)).toBe(true)
    expect(await chooseTransfer(shop.context, order.id)).toBe(false)

    expect(await lettersTo(order)).toEqual(['order-confirmed'])
    expect((await messageOf(shop, 'order-confirmed')).text).toContain('Sort code')
    await doDueWork(shop.context, {})
    expect(shop.stripe.account.sessions.get(reference)?.status).toBe('expired')
    shop.clock.pass(2 * day)
    expect(await lapse()).toEqual([])
    expect((await wholeOf(shop, order)).order.pay_by).toBe('2026-11-26')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import type { Instalment } from '#server/shop/money/instalments.ts'
import { askForBalances } from '#server/shop/payments/balances.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import { londonInstant } from '#server/site/clock.ts'
import { day } from '../../support/auth.ts'
import {
  cardShop,
  newsForStaff,
  openPage,
  orderedByCard,
  wholeOf,
} from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { dateWith, messageOf, messages, placesOn } from '../../support/chandlery.ts'

let shop: CardShop
/** A place of which the deposit is paid. */
let order: OrderRow
/** The day on which the rest is due, `YYYY-MM-DD`. */
let due: string

beforeEach(async () => {
  shop = await cardShop()
  const far = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
  order = await orderedByCard(shop, placesOn(far))
  const { id, reference } = await openPage(shop, order)
  await shop.stripe.pay(reference)
  await syncAttempt(shop.context, id)
  ;[{ on: due = '' } = { on: '' }] = JSON.parse(order.instalments) as [Instalment?]
})

/** Goes to a day, so many days after the rest is due, and lets two processes ask. */
async function askOn(days: number): Promise<void> {
  shop.clock.pass(londonInstant(due, 10) + days * day - shop.clock.now())
  await askForBalances(shop.context)
  await askForBalances(shop.context)
}

async function letters(): Promise<number> {
  return (await messages(shop)).filter((one) => one.startsWith('payment-due')).length
}

describe('the rest of an order', () => {
  it('is asked for a week before, on its day, and twice after it; then staff are told', async () => {
    await askOn(-8)
    expect(await letters()).toBe(0)

    for (const [index, days] of [-7, 0, 1, 4].entries()) {
      await askOn(days)
      expect(await letters()).toBe(index + 1)
    }
    await askOn(10)
    expect(await newsForStaff(shop)).toEqual([])

    await askOn(11)
    await askOn(12)
    expect(await letters()).toBe(4)
    expect(await newsForStaff(shop)).toMatchObject([{ what: 'balance-late' }])
    expect((await wholeOf(shop, order)).order.status).toBe('part-paid')
  })

  it('leads to the order’s page, where it can be paid by card, and takes no money by itself', async () => {
    await askOn(0)

    const { text } = await messageOf(shop, 'payment-due')
    expect(text).toContain(`/orders/${order.id}?key=k`)
    expect((await wholeOf(shop, order)).attempts).toHaveLength(1)

    const { amount, purpose } = await openPage(shop, order)
    expect([amount, purpose]).toEqual([order.due_later, 'balance'])
  })

  it('is asked for no more once it is paid, or the order cancelled', async () => {
    await askOn(-7)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)
    await syncAttempt(shop.context, id)

    await askOn(4)
    expect(await letters()).toBe(1)
    expect((await wholeOf(shop, order)).order.status).toBe('paid')
  })

  it('is asked for by the newest letter alone where the site slept', async () => {
    await askOn(5)
    expect(await letters()).toBe(1)
    expect((await messageOf(shop, 'payment-due')).data).toMatchObject({ when: 'last' })
  })
})

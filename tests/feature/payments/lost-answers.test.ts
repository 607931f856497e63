import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { beginPayment, closePayments } from '#server/shop/payments/attempts.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import { minute } from '../../support/auth.ts'
import { cardShop, openPage, orderedByCard, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { goods } from '../../support/chandlery.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

const book = goods('G158')

async function statesOf(order: OrderRow): Promise<string[]> {
  return (await wholeOf(shop, order)).attempts.map(({ state }) => state)
}

function begin({ id }: OrderRow) {
  return beginPayment(shop.context, id, 'due')
}

describe('a call of which nobody knows what became', () => {
  it.each(['cut-after', 'error-after', 'cut-inside'] as const)(
    'finds the page that was made: %s',
    async (fault) => {
      const order = await orderedByCard(shop, book)
      shop.stripe.faults.choose = (call) => (call === 'sessions.create' ? fault : null)
      expect(await begin(order)).toEqual({ outcome: 'unavailable' })
      shop.stripe.faults.choose = null

      const again = await begin(order)

      expect(again).toMatchObject({ outcome: 'leave' })
      expect(shop.stripe.account.sessions.size).toBe(1)
      expect(await statesOf(order)).toEqual(['open'])
    },
  )

  it('is made again where it never arrived', async () => {
    const order = await orderedByCard(shop, book)
    shop.stripe.faults.choose = () => 'cut-before'
    expect(await begin(order)).toEqual({ outcome: 'unavailable' })
    shop.stripe.faults.choose = null

    expect(await begin(order)).toMatchObject({ outcome: 'leave' })
    expect(shop.stripe.account.sessions.size).toBe(1)
  })

  it('is given up where it never arrived and is too old to be made, and another one is opened', async () => {
    const order = await orderedByCard(shop, book)
    shop.stripe.faults.choose = () => 'cut-before'
    await begin(order)
    shop.stripe.faults.choose = null
    shop.clock.pass(20 * minute)

    expect(await begin(order)).toMatchObject({ outcome: 'leave' })
    expect(await statesOf(order)).toEqual(['lost', 'open'])
  })

  it('leaves the order as it is while the provider is silent, and says so', async () => {
    const order = await orderedByCard(shop, book)
    const { id, reference } = await openPage(shop, order)
    await shop.stripe.pay(reference)
    shop.stripe.faults.choose = () => 'error-before'

    expect(await syncAttempt(shop.context, id)).toMatchObject({ state: 'silent' })
    expect(await begin(order)).toEqual({ outcome: 'unavailable' })
    expect(await closePayments(shop.context, order.id)).toBe('silent')

    shop.stripe.faults.choose = null
    expect(await begin(order)).toEqual({ outcome: 'paid' })
  })

  it('opens another page once an error is all that its key gives', async () => {
    const order = await orderedByCard(shop, book)
    shop.stripe.faults.choose = () => 'busy'
    await begin(order)
    shop.clock.pass(3 * minute)
    expect(await begin(order)).toEqual({ outcome: 'unavailable' })
    shop.stripe.faults.choose = (call) => (call === 'sessions.create' ? 'error-before' : null)
    expect(await begin(order)).toEqual({ outcome: 'unavailable' })
    shop.stripe.faults.choose = null

    expect(await begin(order)).toMatchObject({ outcome: 'leave' })
  })

  it('keeps what Stripe said in the log, and no key and no page', async () => {
    const order = await orderedByCard(shop, book)
    shop.stripe.faults.next('sessions.create', 'error-before', 2)
    await begin(order)

    const logged = JSON.stringify(shop.log)
    expect(logged).toContain('No page to pay on')
    expect(logged).not.toMatch(/sk_test|whsec|\/pay\//)
  })
})

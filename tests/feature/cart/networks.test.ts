import { describe, expect, it } from 'vitest'
import { listAlarms, mostHeadsOfNetwork, sweepNetworks } from '#server/shop/places/networks.ts'
import { hashedName } from '#server/signing/hashed-name.ts'
import { day, minute } from '../../support/auth.ts'
import { connectAll } from '../../support/database.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { createVisitor } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf, items, onlyLine } from './cart-forms.ts'
import { freshDates, order, orderPage } from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })
const freshDate = freshDates(() => site)
const from = (address: string) => createVisitor(site.origin, 'test', address)

async function hold(visitor: Visitor, sku: string, quantity: number): Promise<Visitor> {
  const fields = { kind: 'place', sku, quantity: String(quantity) }
  const { status } = await visitor.submit(items, fields, { from: '/events' })
  expect(status).toBe(303)
  return visitor
}

/** Heads that carts hold for one network now. */
async function heldBy(address: string): Promise<number> {
  const { db } = site.services.database
  const rows = await db
    .selectFrom('cart_items')
    .select(['network', 'quantity'])
    .where('held_until', '>', clock.now())
    .execute()
  const network = hashedName(site.services.signer, 'network', address)
  return rows.reduce((sum, row) => sum + (row.network === network ? row.quantity : 0), 0)
}

const notHeld = /^Many places are kept already for people on the same internet connection/

describe('what callers of one network hold', () => {
  it('is 24 heads; above them a line stays in its basket, is free for others, and can be ordered', async () => {
    const [first, second, third, last] = [12, 12, 12, 12].map((places) => freshDate(places))
    const address = '203.0.113.7'
    for (const date of [first, second, third]) await hold(from(address), date?.reference ?? '', 8)
    const reference = last?.reference ?? ''

    const late = await hold(from(address), reference, 2)

    const { flash } = await cartOf(late)
    expect(flash).toMatchObject({
      success: expect.stringMatching(/^Added: .*, not held for you\.$/),
    })
    expect(await onlyLine(late)).toMatchObject({
      hold: { state: 'lapsed', text: expect.stringMatching(notHeld) },
      fault: null,
      cure: { label: 'Hold for me', isLonger: true },
    })
    expect((await onlyLine(await hold(from('203.0.113.8'), reference, 2))).hold?.state).toBe('held')

    clock.pass(30 * minute)
    const { action } = await onlyLine(late)
    await late.submit(action, { _method: 'PATCH', hold: 'longer' }, { from: '/cart' })
    expect((await onlyLine(late)).hold?.state).toBe('held')
  })

  it('stays as it is when more is asked for than the network may hold', async () => {
    const address = '203.0.113.11'
    for (const heads of [8, 8, 1]) await hold(from(address), freshDate(12).reference, heads)
    const visitor = await hold(from(address), freshDate(12).reference, 7)
    const { action } = await onlyLine(visitor)

    const refused = await visitor.submit(
      action,
      { _method: 'PATCH', quantity: '8' },
      { from: '/cart' },
    )

    expect(refused.status).toBe(422)
    expect(await onlyLine(visitor)).toMatchObject({ quantity: 7, hold: { state: 'held' } })
  })

  it('counts orders of which nothing is paid, and none of which something is', async () => {
    const address = '203.0.113.9'
    const orders: string[] = []
    for (const quantity of [8, 8, 8]) {
      const buyer = await hold(from(address), freshDate(12).reference, quantity)
      orders.push((await orderPage(buyer, await order(site, buyer))).number)
    }
    const held = async () =>
      (await onlyLine(await hold(from(address), freshDate(12).reference, 1))).hold
    expect((await held())?.state).toBe('lapsed')

    await site.services.shop.orders.paid({ number: orders[0] ?? '' })

    expect((await held())?.state).toBe('held')
    const { db } = site.services.database
    await sweepNetworks(db, clock.now())
    const kept = await db
      .selectFrom('orders')
      .select('number')
      .where('network', 'is not', null)
      .execute()
    expect(kept.map(({ number }) => number).toSorted()).toEqual(orders.slice(1).toSorted())
  })

  it('is no more when many ask at once', async () => {
    const address = '198.51.100.20'
    await connectAll(site.services.database)
    const dates = Array.from({ length: 10 }, () => freshDate(12))

    await Promise.all(dates.map(({ reference }) => hold(from(address), reference, 4)))

    expect(await heldBy(address)).toBe(mostHeadsOfNetwork)
  })
})

it('whoever has a basket is not kept from the checkout by others behind the same address', async () => {
  const address = '198.51.100.40'
  const buyer = await hold(from(address), freshDate(12).reference, 1)
  const send = async (visitor: Visitor) =>
    (await visitor.submit('/checkout', { step: 'people' })).status
  const flood: number[] = []
  for (let sent = 0; sent < 21; sent += 1) flood.push(await send(from(address)))

  expect(flood.slice(19)).toEqual([303, 429])
  expect(await send(buyer)).toBe(422)
})

describe('a network that has more than a third of a date', () => {
  it('is noted, once a day, with the most that it had, for thirty days', async () => {
    const { db } = site.services.database
    const date = freshDate(12)
    const address = '198.51.100.30'
    const own = async () =>
      (await listAlarms(db)).filter(({ reference }) => reference === date.reference)
    await hold(from(address), date.reference, 4)
    expect((await listAlarms(db)).filter(({ reference }) => reference === date.reference)).toEqual(
      [],
    )

    await hold(from(address), date.reference, 1)
    await hold(from(address), date.reference, 3)

    expect(await own()).toMatchObject([
      { day: site.services.site.current().today, heads: 8, places: 12 },
    ])
    const lines = site.log.filter(({ message }) => message.includes('of a date'))
    expect(lines.filter(({ message }) => message.includes('5 of 12'))).toHaveLength(1)

    await sweepNetworks(db, clock.now() + 30 * day - 1)
    expect(await own()).toHaveLength(1)
    await sweepNetworks(db, clock.now() + 30 * day)
    expect(await listAlarms(db)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { day, minute } from '../../support/auth.ts'
import {
  contentsOf,
  dateWith,
  guestWith,
  ordered,
  placesOn,
  stranger,
  testChandlery,
} from '../../support/chandlery.ts'

describe('places in a cart', () => {
  it('are seen on a date that staff moved to later, when its first day has gone by', async () => {
    const before = await testChandlery()
    const { database } = before
    const date = dateWith(
      before,
      5,
      ({ unit, starts }) => unit === 'person' && starts < '2026-12-15',
    )
    const { reference } = date
    await ordered(before, placesOn(date, 2))

    const shop = await testChandlery({
      database,
      overrides: [{ reference, moved_to: '2027-02-01' }],
    })
    shop.clock.pass(Date.parse(`${date.starts}T12:00:00Z`) + day - shop.clock.now())
    await shop.places.refresh()

    expect(shop.places.taken([reference]).get(reference)).toEqual({ taken: 2, held: 0 })
  })

  it('are added to those of the same date, and held as long as they are', async () => {
    const shop = await testChandlery()
    const date = dateWith(shop, 5)
    const guest = await guestWith(shop, placesOn(date, 1))
    const held = (await shop.carts.view(guest))?.lines[0]?.places
    shop.clock.pass(20 * minute)

    await shop.carts.add(guest, placesOn(date, 2))

    expect(await contentsOf(shop, guest)).toEqual([`3 ${date.reference}`])
    expect(held).toMatchObject({ state: 'held' })
    expect((await shop.carts.view(guest))?.lines[0]?.places).toEqual(held)
  })

  it('are the visitor’s own, also when no more are free', async () => {
    const shop = await testChandlery()
    const date = dateWith(shop, 5)
    const guest = await guestWith(shop, placesOn(date, 5))

    expect(await shop.carts.add(guest, placesOn(date, 1))).toMatchObject({
      outcome: 'refused',
      fault: { reason: 'full', left: 5, own: 5 },
    })
    expect(await contentsOf(shop, guest)).toEqual([`5 ${date.reference}`])
  })

  it('are sold as staff write them now, whatever they were when somebody first had them', async () => {
    const before = await testChandlery()
    const { database } = before
    const { reference, price } = dateWith(before, 5)
    const overrides = [{ reference, price: 222, taken: 3 }]
    const shop = await testChandlery({ database, overrides })
    const guest = await guestWith(shop, placesOn({ reference }, 1))
    const articleIn = async ({ carts }: typeof shop) =>
      (await carts.view(guest))?.lines[0]?.article?.price

    expect(await articleIn(shop)).toBe(22_200)
    expect(await articleIn(before)).toBe(price * 100)
    const four = placesOn({ reference }, 4)
    expect(await shop.carts.add(stranger, four)).toMatchObject({
      fault: { reason: 'full', left: 1 },
    })
    expect(await before.carts.add(stranger, four)).toMatchObject({
      outcome: 'added',
      line: { unit_price: price * 100 },
    })
  })

  it('are sold as they were of a date that no rule gives any more, while staff have it', async () => {
    const before = await testChandlery()
    const { database } = before
    const date = dateWith(before, 5)
    const { reference } = date
    const withoutDates = [date.offer.code]
    const guest = await guestWith(before, placesOn(date, 1))

    const shop = await testChandlery({ database, withoutDates })
    expect((await shop.carts.view(guest))?.lines[0]?.article?.price).toBe(date.price * 100)
    expect(await shop.carts.add(stranger, placesOn(date, 4))).toMatchObject({ outcome: 'added' })

    const overrides = [{ reference, cancelled: true }]
    const later = await testChandlery({ database, withoutDates, overrides })
    expect(await later.carts.add(stranger, placesOn(date, 1))).toMatchObject({
      fault: { reason: 'gone' },
    })
  })

  it.each([
    ['cancelled', { cancelled: true }, { reason: 'gone' }],
    ['not yet on sale', { on_sale: '2027-01-01' }, { reason: 'not-yet', onSaleFrom: '2027-01-01' }],
    ['full by telephone', { taken: 5 }, { reason: 'full', left: 0, state: 'waitingList' }],
  ])('cannot be had of a date that is %s', async (_, change, fault) => {
    const date = dateWith(
      await testChandlery(),
      5,
      ({ unit, starts }) => unit === 'person' && starts > '2027-02-01',
    )
    const shop = await testChandlery({ overrides: [{ reference: date.reference, ...change }] })

    expect(await shop.carts.add(stranger, placesOn(date))).toMatchObject({
      outcome: 'refused',
      fault,
    })
    expect(await shop.database.db.selectFrom('carts').selectAll().execute()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { LineDetails } from '#server/shop/orders/line-details.ts'
import { firstDayKept, sweepBirths, sweepOrders } from '#server/shop/orders/sweep.ts'
import { scheduleOf } from '#server/site/site.ts'
import { day } from '../../support/auth.ts'
import {
  dateWith,
  goods,
  ordered,
  placesOn,
  testChandlery,
  voucherFor,
} from '../../support/chandlery.ts'

describe('how long orders are kept', () => {
  it.each([
    ['2026-11-21', '2020-04-06'],
    ['2027-04-05', '2020-04-06'],
    ['2027-04-06', '2021-04-06'],
  ])('on %s those from %s on are there', (today, first) => {
    expect(firstDayKept(today)).toBe(first)
  })

  it('is six years from the end of their tax year, with all that belongs to them', async () => {
    const shop = await testChandlery()
    const { db } = shop.database
    await ordered(shop, voucherFor('Ada'))
    await shop.orders.paid({ number: 'SL-1001' })
    shop.clock.pass(Date.parse('2027-04-06T08:00:00Z') - shop.clock.now())
    await ordered(shop, goods('G158'))

    await sweepOrders(db, Date.parse('2033-04-05T22:00:00Z'))
    expect(await db.selectFrom('orders').select('number').execute()).toHaveLength(2)
    await sweepOrders(db, Date.parse('2033-04-05T23:00:00Z'))

    expect(await db.selectFrom('orders').select('number').execute()).toEqual([
      { number: 'SL-1002' },
    ])
    expect(await db.selectFrom('order_lines').select('sku').execute()).toEqual([{ sku: 'G158' }])
    expect(await db.selectFrom('payments').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('vouchers').selectAll().execute()).toEqual([])
  })
})

describe('how long dates of birth are kept', () => {
  it('is 30 days from the last day on board; the names stay', async () => {
    const shop = await testChandlery()
    const { db } = shop.database
    const date = dateWith(shop, 5, ({ offer, unit }) => unit === 'person' && offer.min_age === 16)
    await ordered(shop, placesOn(date, 2))
    const details = async () => {
      const line = await db.selectFrom('order_lines').select('details').executeTakeFirstOrThrow()
      return JSON.parse(line.details) as LineDetails
    }
    const before = await details()
    expect(before.people).toEqual(two({ name: 'Ben Okafor', born: '1990-04-30' }))

    await sweepBirths(db, shop.site.current(), Date.parse(`${date.ends}T12:00:00Z`) + 30 * day)
    expect(await details()).toEqual(before)
    await sweepBirths(db, shop.site.current(), Date.parse(`${date.ends}T12:00:00Z`) + 31 * day)

    const people = two({ name: 'Ben Okafor', born: null })
    expect(await details()).toEqual({ ...before, people })
  })

  it('is counted from where staff moved their date', async () => {
    const shop = await testChandlery()
    const { database } = shop
    const { db } = database
    const date = dateWith(shop, 5, ({ offer, unit }) => unit === 'person' && offer.min_age === 16)
    const { reference } = date
    await ordered(shop, placesOn(date))
    const overrides = [{ reference, moved_to: '2027-08-02' }]
    const moved = await testChandlery({ database, overrides })
    const births = () =>
      db.selectFrom('order_lines').select('id').where('details', 'like', '%"1990-04-30"%').execute()
    const { ends = '' } = scheduleOf(moved.site.current()).dateOf(reference) ?? {}

    await sweepBirths(db, moved.site.current(), Date.parse(`${ends}T12:00:00Z`) + 30 * day)
    expect(await births()).toHaveLength(1)
    await sweepBirths(db, moved.site.current(), Date.parse(`${ends}T12:00:00Z`) + 31 * day)
    expect(await births()).toEqual([])
  })
})

function two<Person>(person: Person): Person[] {
  return [person, person]
}

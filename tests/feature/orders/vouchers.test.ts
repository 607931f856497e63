import { describe, expect, it } from 'vitest'
import { agreedTerms } from '#server/shop/orders/bought-line.ts'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import { day, times } from '../../support/auth.ts'
import {
  dateWith,
  goods,
  guestWith,
  ordered,
  inputOf,
  messageOf,
  paidVoucher,
  placesOn,
  testChandlery,
  voucherFor,
} from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'

async function balance({ database: { db } }: Chandlery, code: string): Promise<number | undefined> {
  return (await balancesOf(db, [code]))[0]?.balance
}

describe('a voucher', () => {
  it('is sent to whom it is for on the morning that was chosen', async () => {
    const shop = await testChandlery()
    const input = voucherFor('Ada')
    const details = { ...input.details, email: 'ada@example.com', sendOn: '2027-06-01' }
    const { number } = await ordered(shop, { ...input, details })
    await shop.orders.paid({ number })

    const message = await messageOf(shop, 'voucher-ready')
    expect(message.recipient).toBe('ada@example.com')
    // Eight o'clock in British summer time.
    expect(new Date(message.due_at).toISOString()).toBe('2027-06-01T07:00:00.000Z')
  })

  it.each([
    ['to whom it is for', { email: 'ada@example.com' }, 'A voucher for Ada, from Ben Okafor'],
    ['to who buys it', { email: null }, 'The voucher for Ada is ready'],
    ['to who buys it, by address', { email: 'ben@example.com' }, 'The voucher for Ada is ready'],
  ])('without a giver’s name goes %s in the name of who ordered', async (_, where, subject) => {
    const shop = await testChandlery()
    const input = voucherFor('Ada')
    const { number } = await ordered(shop, {
      ...input,
      details: { ...input.details, from: '', ...where },
    })
    await shop.orders.paid({ number })

    const message = await messageOf(shop, 'voucher-ready')
    expect(message.subject).toBe(subject)
    expect(message.text).toMatch(where.email === 'ada@example.com' ? /^Hello Ada,/ : /^Hello Ben O/)
    expect(message.text).not.toMatch(/^ |undefined/m)
  })

  it('lasts as long as the terms say that it was ordered under', async () => {
    const shop = await testChandlery()
    const { number, ...order } = await ordered(shop, voucherFor('Ada'))
    const agreed_terms = JSON.stringify({ ...agreedTerms(order), voucher_months: 3 })
    await shop.database.db.updateTable('orders').set({ agreed_terms }).execute()
    await shop.orders.paid({ number })

    const { vouchers } = (await shop.orders.find({ number })) ?? {}
    expect(vouchers?.map(({ valid_until: until }) => until)).toEqual(['2027-02-21'])
  })

  it('is never spent twice, by however many carts at once', async () => {
    const shop = await testChandlery()
    const code = await paidVoucher(shop)
    const guests = await times(6, () => guestWith(shop, goods('SL-BAG', 3)))
    const inputs = await times(6, (index) => inputOf(shop, guests[index] as never, [code]))

    await times(6, (index) => shop.orders.place(guests[index] as never, inputs[index] as never))

    expect(await balance(shop, code)).toBe(0)
    const { db } = shop.database
    const spendings = await db.selectFrom('voucher_spendings').select('amount').execute()
    expect(spendings.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000)
  })

  it.each([
    ['that nobody made', 'unknown', async () => '7HKM-2XQP-9RTW-4BDN'],
    [
      'that is over',
      'over',
      async (shop: Chandlery) => {
        const code = await paidVoucher(shop)
        shop.clock.pass(732 * day)
        return code
      },
    ],
    [
      'whose order was cancelled',
      'unknown',
      async (shop: Chandlery) => {
        const code = await paidVoucher(shop)
        await shop.orders.cancel('SL-1001')
        return code
      },
    ],
  ])('%s pays nothing', async (_, fault, codeFor) => {
    const shop = await testChandlery()
    const code = await codeFor(shop)
    const guest = await guestWith(shop, goods('G158'))

    const placed = await shop.orders.place(guest, await inputOf(shop, guest, [code]))

    expect(placed).toEqual({ outcome: 'refused', fault: { reason: 'voucher', code, fault } })
  })
})

describe('cancelling an order', () => {
  it('tells of each code what is on it again, and of one that has run out that it has', async () => {
    const shop = await testChandlery()
    const { db } = shop.database
    const [old, fresh] = [await paidVoucher(shop), await paidVoucher(shop)]
    await db
      .updateTable('vouchers')
      .set({ valid_until: '2026-12-01' })
      .where('code', '=', old)
      .execute()
    const guest = await guestWith(shop, placesOn(dateWith(shop, 5)))
    await shop.orders.place(guest, await inputOf(shop, guest, [old, fresh]))
    shop.clock.pass(11 * day)

    await shop.orders.cancel('SL-1003')

    expect((await messageOf(shop, 'order-cancelled')).data).toMatchObject({
      vouchers: [
        { code: old, amount: '£100.00', isDead: true },
        { code: fresh, amount: '£100.00', isDead: false },
      ],
    })
  })
})

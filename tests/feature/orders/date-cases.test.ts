import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { pence } from '#server/format/money.ts'
import { confirmCase } from '#server/shop/cases/confirm-case.ts'
import { compareDates } from '#server/shop/cases/open-cases.ts'
import { openCases } from '#server/shop/cases/sold-lines.ts'
import { nextDateOf } from '#server/shop/orders/find-orders.ts'
import { readLineDetails } from '#server/shop/orders/line-details.ts'
import { poundsText } from '#server/shop/orders/order-messages.ts'
import { orderRefund } from '#server/shop/orders/refund.ts'
import { harbourWithAda, signedInBy, tokenOf } from '../../support/auth.ts'
import {
  contextOf,
  dateWith,
  goods,
  guestWith,
  inputOf,
  messageOf,
  messages,
  ordered,
  placesOn,
  stranger,
  testChandlery,
} from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import { picturesIn } from '../../support/pictures-in.ts'

/** A shop that has sold places of a date, and the same shop once staff have edited its content. */
async function soldDate(database?: Database) {
  const shop = await testChandlery(database && { database })
  const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
  await ordered(shop, placesOn(date, 2))
  await ordered(shop, placesOn(date), goods('G158'))
  const { reference } = date
  const edited = (change: Omit<Override, 'reference'>) =>
    testChandlery({ overrides: [{ reference, ...change }], database: shop.database })
  return { shop, date, reference, edited }
}

type Override = NonNullable<NonNullable<Parameters<typeof testChandlery>[0]>['overrides']>[number]

/** A day that no rule of a week's or a month's rhythm comes back to. */
const movedTo = '2027-06-02'

const lettersOf = async (shop: Chandlery) =>
  (await messages(shop)).filter((one) => one.startsWith('date-changed'))

describe('a sold date that staff cancel', () => {
  it('has one case, whoever compares it how often, and is told of to each order once', async () => {
    const { shop, reference, edited } = await soldDate()
    const after = await edited({ cancelled: true })

    await Promise.all([1, 2, 3].map(() => compareDates(contextOf(after))))

    expect(await openCases(shop.database.db)).toMatchObject([{ reference, kind: 'cancelled' }])
    const confirmed = await Promise.all([1, 2].map(() => confirmCase(contextOf(after), reference)))
    expect(confirmed).toContainEqual({ outcome: 'confirmed', orders: 2, people: 3 })
    expect(await lettersOf(shop)).toHaveLength(2)
    expect((await compareDates(contextOf(after))).opened).toEqual([])
    const whole = await shop.orders.find({ number: 'SL-1001' })
    expect(whole?.lines.map((line) => readLineDetails(line).date)).toMatchObject([
      { isCancelled: true },
    ])
  })

  it('says in the letter what comes back: what was paid for it, and not for other things', async () => {
    const { shop, reference, edited } = await soldDate()
    const { order, lines } = (await shop.orders.find({ number: 'SL-1002' })) ?? {}
    await shop.orders.paid({ number: 'SL-1002', amount: pence(order?.due_now ?? 0) })
    const after = await edited({ cancelled: true })
    await compareDates(contextOf(after))

    await confirmCase(contextOf(after), reference)

    const letters = await shop.database.db
      .selectFrom('outbox')
      .select('data')
      .where('template', '=', 'date-changed')
      .execute()
    const back = Object.fromEntries(
      letters.map(({ data }) => {
        const letter = JSON.parse(data) as Readonly<Record<'number' | 'back', string>>
        return [letter.number, letter.back]
      }),
    )
    const deposit = Math.round((lines?.[0]?.price ?? 0) / 4)
    expect(back).toEqual({ 'SL-1001': null, 'SL-1002': poundsText(deposit) })
  })

  it('has none any more once the edit is taken back, and the same again when it is made again', async () => {
    const { shop, edited } = await soldDate()
    const after = await edited({ cancelled: true })
    await compareDates(contextOf(after))

    expect((await compareDates(contextOf(shop))).closed).toHaveLength(1)
    expect(await openCases(shop.database.db)).toEqual([])
    await compareDates(contextOf(after))

    const rows = await shop.database.db.selectFrom('date_cases').selectAll().execute()
    expect(rows).toMatchObject([{ closed_at: null, confirmed_at: null }])
  })

  it('whose customers know is told of again when it takes place after all', async () => {
    const { shop, reference, edited } = await soldDate()
    const after = await edited({ cancelled: true })
    await compareDates(contextOf(after))
    await confirmCase(contextOf(after), reference)

    await compareDates(contextOf(shop))
    await confirmCase(contextOf(shop), reference)

    const { subject, html } = await messageOf(shop, 'date-changed')
    expect(subject).toContain('takes place after all')
    expect(picturesIn(html)).toHaveLength(1)
    expect(await shop.carts.add(stranger, placesOn({ reference }))).toMatchObject({
      outcome: 'added',
    })
  })
})

describe('a sold date that staff move', () => {
  it('is neither held nor ordered until its customers have heard, and then on its new day', async () => {
    const { shop, reference, edited } = await soldDate()
    const guest = await guestWith(shop, placesOn({ reference }))
    const after = await edited({ moved_to: movedTo })

    expect(await after.carts.add(stranger, placesOn({ reference }))).toEqual({
      outcome: 'refused',
      fault: { reason: 'paused', code: reference.slice(0, -7) },
    })
    expect(await after.orders.place(guest, await inputOf(after, guest))).toMatchObject({
      outcome: 'refused',
      fault: { fault: { reason: 'paused' } },
    })
    await compareDates(contextOf(after))
    await confirmCase(contextOf(after), reference)

    expect((await messageOf(shop, 'date-changed')).text).toContain('Wednesday 2 June, 2027')
    const placed = await after.orders.place(guest, await inputOf(after, guest))
    expect(placed.outcome).toBe('placed')
    const whole = await shop.orders.find({ number: 'SL-1001' })
    expect(whole?.lines.map((line) => readLineDetails(line).date?.starts)).toEqual([movedTo])
  })
})

describe('a sold date that no rule gives any more', () => {
  it('is sold no longer, before and after its customers have heard', async () => {
    const harbour = await harbourWithAda()
    const { user } = await signedInBy(harbour, await tokenOf(harbour))
    const { shop, date, reference } = await soldDate(harbour.database)
    await shop.database.db.updateTable('orders').set({ user_id: user.id }).execute()
    const after = await testChandlery({
      withoutDates: [date.offer.code],
      database: shop.database,
    })
    const add = () => after.carts.add(stranger, placesOn({ reference }))

    expect(await add()).toMatchObject({ fault: { reason: 'paused' } })
    await compareDates(contextOf(after))
    expect(await openCases(shop.database.db)).toMatchObject([{ kind: 'gone', becomes: null }])
    await confirmCase(contextOf(after), reference)

    expect(await lettersOf(shop)).toHaveLength(2)
    expect(await add()).toMatchObject({ outcome: 'refused' })
    const whole = await shop.orders.find({ number: 'SL-1001' })
    expect(whole && orderRefund(whole, after.site.current()).lost).toBe(0)
    expect(await nextDateOf(shop.database.db, user.id, after.site.current())).toBeNull()
  })
})

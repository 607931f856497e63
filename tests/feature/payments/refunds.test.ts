import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import { refundOrder, settleByHand } from '#server/shop/payments/refund-order.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import { syncRefund } from '#server/shop/payments/sync-refund.ts'
import { day, minute } from '../../support/auth.ts'
import { cardShop, openPage, payByCard, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { dateWith, goods, messageOf, messages, ordered, placesOn } from '../../support/chandlery.ts'
import { cards } from '../../support/stripe/cards.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

/** So much of an order goes back, as staff decide. */
function refund(order: Pick<OrderRow, 'number'>, amount?: number, reason: string | null = null) {
  return refundOrder(shop.context, {
    number: order.number,
    ...(amount !== undefined && { amount: pence(amount) }),
    reason,
    by: 'ada',
  })
}

/** Pays by card what is due at once, by an attempt of this id. */
async function payDeposit(order: OrderRow): Promise<string> {
  const { id, reference } = await openPage(shop, order)
  await shop.stripe.pay(reference)
  await syncAttempt(shop.context, id)
  return id
}

async function lettersBack(): Promise<string[]> {
  const written = await messages(shop)
  return written.filter((one) => one.startsWith('money-back'))
}

async function creditNotes(order: Pick<OrderRow, 'number'>): Promise<string[]> {
  const { papers } = await wholeOf(shop, order)
  return papers.filter(({ kind }) => kind === 'credit-note').map(({ number }) => number)
}

/** What lies at Stripe of an order, which is what is booked here less what goes back. */
async function expectSame(order: Pick<OrderRow, 'number'>): Promise<void> {
  const { payments, refunds } = await wholeOf(shop, order)
  const sum = (rows: readonly { amount: number }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0)
  const backs = refunds.filter(({ state, provider }) => provider !== null && state !== 'failed')
  expect(sum(payments.filter(({ provider }) => provider)) - sum(backs)).toBe(
    shop.stripe.received()[order.number] ?? 0,
  )
}

describe('money that goes back', () => {
  it('is what the terms give of a cancelled order, by the day on which it was, once', async () => {
    const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    const order = await ordered(shop, placesOn(date))
    await payByCard(shop, order)
    await shop.orders.cancel(order.number)
    // The trip is near by now, but was far when the order was cancelled.
    shop.clock.pass(Date.parse(date.starts) - 2 * day - shop.clock.now())

    const refunded = await refund(order)
    const again = await refund(order)

    expect(refunded).toMatchObject({
      outcome: 'refunded',
      refunds: [
        {
          amount: order.total - order.due_now,
          kind: 'cancelled',
          state: 'succeeded',
          asked_by: 'ada',
        },
      ],
    })
    expect(again).toMatchObject({ outcome: 'nothing', held: order.due_now })
    expect(await lettersBack()).toEqual(['money-back to ben@example.com'])
    const letter = await messageOf(shop, 'money-back')
    expect(letter.data).toMatchObject({
      number: order.number,
      why: 'cancelled',
      how: 'card',
      method: 'Visa ending 4242',
      creditNote: true,
    })
    expect(JSON.parse(letter.attachments ?? '')).toEqual([{ kind: 'paper', number: 'CN-1001' }])
    expect(await creditNotes(order)).toEqual(['CN-1001'])
    await expectSame(order)
  })

  it('goes to the cards by which it came, the newest first, and the rest by transfer', async () => {
    const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    const order = await ordered(shop, placesOn(date))
    await shop.orders.paid({ number: order.number, amount: pence(1_000) })
    const deposit = await payDeposit(order)
    shop.clock.pass(minute)
    const newer = await payByCard(shop, order)
    const { payments } = await wholeOf(shop, order)
    const older = payments.find(({ attempt_id: attempt }) => attempt === deposit) ?? newer
    await shop.orders.cancel(order.number)

    const first = await refund(order, newer.amount + 100)
    const second = await refund(order, order.total - newer.amount - 100)

    expect(first).toMatchObject({
      refunds: [
        { payment_id: newer.id, amount: newer.amount, state: 'succeeded' },
        { payment_id: older.id, amount: 100, state: 'succeeded' },
      ],
    })
    expect(second).toMatchObject({
      refunds: [
        { payment_id: older.id, amount: older.amount - 100, state: 'succeeded' },
        { payment_id: null, amount: 1_000, state: 'by-hand' },
      ],
    })
    expect(await settleByHand(shop.context, order.number)).toMatchObject({
      outcome: 'settled',
      refunds: [{ amount: 1_000, settled_at: shop.clock.now() }],
    })
    expect(await settleByHand(shop.context, order.number)).toMatchObject({ outcome: 'nothing' })
    expect(await creditNotes(order)).toEqual(['CN-1001', 'CN-1002', 'CN-1003', 'CN-1004'])
    expect(await refund(order, 1)).toMatchObject({ outcome: 'too-much', held: 0 })
    await expectSame(order)
  })

  it('as a gift leaves the order as paid as it is, and is the same gift when it is given again', async () => {
    const order = await ordered(shop, goods('G158'))
    await payByCard(shop, order)

    const first = await refund(order, 500, 'late ferry')
    shop.clock.pass(minute)
    const again = await refund(order, 500, 'late ferry')
    const another = await refund(order, 500, 'late again')

    expect([first.outcome, again.outcome, another.outcome]).toEqual([
      'refunded',
      'known',
      'refunded',
    ])
    const whole = await wholeOf(shop, order)
    expect(whole.order.status).toBe('paid')
    expect(whole.refunds.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goodwill', 500],
      ['goodwill', 500],
    ])
    await expectSame(order)
  })

  it('is never more than we hold, and nothing by itself while an order stands', async () => {
    const order = await ordered(shop, goods('G158'))
    await payByCard(shop, order)

    expect(await refund(order)).toMatchObject({ outcome: 'nothing', held: order.total })
    expect(await refund(order, order.total + 1)).toMatchObject({ outcome: 'too-much' })
    expect(await refund({ number: 'SL-9' }, 1)).toEqual({ outcome: 'unknown' })
    expect((await wholeOf(shop, order)).refunds).toEqual([])
  })

  it.each(['error-before', 'error-after'] as const)(
    'is asked for again when no answer came (%s), and goes once',
    async (fault) => {
      const order = await ordered(shop, goods('G158'))
      await payByCard(shop, order)
      shop.stripe.faults.next('refunds.create', fault, 2)

      const asked = await refund(order, 500)
      expect(asked).toMatchObject({ refunds: [{ state: 'asked', reference: null }] })
      const { refunds } = await wholeOf(shop, order)
      expect(refunds[0]?.check_at).toBe(shop.clock.now() + minute)
      expect(await lettersBack()).toEqual([])

      const id = refunds[0]?.id ?? ''
      await Promise.all([syncRefund(shop.context, id), syncRefund(shop.context, id)])
      expect(await syncRefund(shop.context, id)).toMatchObject({ state: 'succeeded' })
      expect(await lettersBack()).toEqual(['money-back to ben@example.com'])
      await expectSame(order)
    },
  )

  it('is followed to its end, and looked at for a month after it', async () => {
    const order = await ordered(shop, goods('G158'))
    await payByCard(shop, order, { card: cards.refundedLater })
    const refunded = await refund(order, 500)
    const [pending] = refunded.outcome === 'refunded' ? refunded.refunds : []
    expect(pending).toMatchObject({ state: 'pending', settled_at: null })

    shop.clock.pass(20 * minute)
    await shop.stripe.settleRefunds()
    const done = await syncRefund(shop.context, pending?.id ?? '')

    const now = shop.clock.now()
    expect(done).toMatchObject({ state: 'succeeded', settled_at: now })
    expect(done?.check_at).toBe((done?.created_at ?? 0) + day)
    shop.clock.pass(31 * day)
    expect(await syncRefund(shop.context, done?.id ?? '')).toMatchObject({
      check_at: null,
      settled_at: now,
    })
    expect(await lettersBack()).toHaveLength(1)
  })
})

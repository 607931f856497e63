import { beforeEach, expect, it } from 'vitest'
import { hearAgain, hearHook, sweepEvents } from '#server/shop/payments/hooks.ts'
import { ForgedHook } from '#server/shop/payments/provider.ts'
import { attemptDraft } from '../../support/attempt-draft.ts'
import { day } from '../../support/auth.ts'
import { cardShop, payByCard, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { goods, ordered } from '../../support/chandlery.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
})

async function kept() {
  return shop.database.db
    .selectFrom('provider_events')
    .select(['type', 'done_at', 'error'])
    .orderBy('received_at')
    .orderBy('type')
    .execute()
}

function looksAt(call: string): number {
  return shop.stripe.sent.filter((sent) => sent.call === call).length
}

/** An order that is paid and of which somebody paid money back at the provider, heard of by nobody. */
async function refundedElsewhere() {
  const order = await ordered(shop, goods('G158'))
  const { reference } = await payByCard(shop, order)
  await shop.stripe.hooks.release()
  await shop.stripe.refundInDashboard(reference, 500)
  return order
}

it('a message is looked up once, however often it comes', async () => {
  const order = await refundedElsewhere()
  await shop.stripe.hooks.release()
  const before = looksAt('refunds.retrieve')

  for (const { event } of shop.stripe.hooks.deliveries) {
    const { body, signature } = shop.stripe.hooks.signed(event)
    await hearHook(shop.context, Buffer.from(body), { 'stripe-signature': signature })
  }

  expect(looksAt('refunds.retrieve')).toBe(before)
  expect((await wholeOf(shop, order)).refunds).toHaveLength(1)
})

it('a message whose provider does not answer is answered 500, kept, and heard again', async () => {
  const order = await refundedElsewhere()
  shop.stripe.faults.choose = (call) => (call === 'refunds.retrieve' ? 'error-before' : null)
  const deliveries = await shop.stripe.hooks.release()

  expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set([500]))
  await hearAgain(shop.context)
  expect((await kept()).filter(({ type }) => type === 'refund')).toContainEqual({
    type: 'refund',
    done_at: null,
    error: expect.any(String),
  })
  expect((await wholeOf(shop, order)).refunds).toEqual([])

  shop.stripe.faults.choose = null
  await hearAgain(shop.context)

  expect((await kept()).every(({ done_at: done, error }) => done !== null && error === null)).toBe(
    true,
  )
  expect((await wholeOf(shop, order)).refunds).toMatchObject([{ kind: 'external' }])
})

it('a message about money of another shop on the same account changes nothing, and is done', async () => {
  const reference = await paidElsewhere()
  await shop.stripe.refundInDashboard(reference, 500)
  await shop.stripe.dispute(reference)
  await shop.stripe.warn(reference)

  const deliveries = await shop.stripe.hooks.release()

  expect(deliveries.every(({ status }) => status === 200)).toBe(true)
  expect(await shop.database.db.selectFrom('refunds').selectAll().execute()).toEqual([])
  expect(await shop.database.db.selectFrom('disputes').selectAll().execute()).toEqual([])
  expect((await kept()).every(({ done_at: done }) => done !== null)).toBe(true)
})

/** A payment that another site made by the same account. */
async function paidElsewhere(): Promise<string> {
  const other = shop.on('https://other.example')
  const { reference } = await other.open(other.prepare(attemptDraft(shop.clock.now())))
  await shop.stripe.pay(reference)
  const { payment } = await other.look(reference)
  return payment?.reference ?? ''
}

it('what nobody of ours wrote is refused and not kept, and so is all where nobody takes cards', async () => {
  const raw = Buffer.from('{}')
  const forged = { 'stripe-signature': 't=1,v1=00' }

  await expect(hearHook(shop.context, raw, forged)).rejects.toThrow(ForgedHook)
  await expect(hearHook({ ...shop.context, provider: null }, raw, forged)).rejects.toThrow(
    ForgedHook,
  )
  expect(await kept()).toEqual([])
})

it('messages are forgotten after 90 days', async () => {
  await refundedElsewhere()
  await shop.stripe.hooks.release()
  shop.clock.pass(90 * day)
  await sweepEvents(shop.database.db, shop.clock.now())
  expect(await kept()).not.toEqual([])

  shop.clock.pass(1)
  await sweepEvents(shop.database.db, shop.clock.now())
  expect(await kept()).toEqual([])
})

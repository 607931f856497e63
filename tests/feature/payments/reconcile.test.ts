import { beforeEach, expect, it } from 'vitest'
import { beginPayment } from '#server/shop/payments/attempts.ts'
import { doDueWork } from '#server/shop/payments/due-work.ts'
import type { Daily } from '#server/shop/payments/due-work.ts'
import { reconcile } from '#server/shop/payments/reconcile.ts'
import { attemptDraft } from '../../support/attempt-draft.ts'
import { day } from '../../support/auth.ts'
import { cardShop, newsForStaff, wholeOf } from '../../support/card-shop.ts'
import type { CardShop } from '../../support/card-shop.ts'
import { goods, ordered } from '../../support/chandlery.ts'

let shop: CardShop

beforeEach(async () => {
  shop = await cardShop()
  shop.stripe.hooks.when = 'never'
})

/** Pays an order at the provider's page, of which nobody here hears. */
async function paidInSilence() {
  const order = await ordered(shop, goods('G158'))
  await beginPayment(shop.context, order.id, 'all')
  const [reference = ''] = [...shop.stripe.account.sessions.keys()].slice(-1)
  await shop.stripe.pay(reference)
  return { order, reference }
}

it('books what was paid, paid back and disputed there and not heard of here, once', async () => {
  const { order, reference } = await paidInSilence()
  const { payment } = await shop.context.provider.look(reference)
  const back = await shop.stripe.refundInDashboard(payment?.reference ?? '', 100)
  const disputed = await shop.stripe.dispute(payment?.reference ?? '')

  const first = await reconcile(shop.context)
  const second = await reconcile(shop.context)

  expect(first).toEqual({ looked: 3, mended: [reference, back.id, disputed.id], alarms: [] })
  expect(second).toEqual({ looked: 3, mended: [], alarms: [] })
  expect(await wholeOf(shop, order)).toMatchObject({
    payments: [{ amount: order.total }],
    refunds: [{ kind: 'external', amount: 100 }],
    disputes: [{ state: 'open' }],
  })
})

it('books money of an attempt of which a process died before it knew the name', async () => {
  const { order, reference } = await paidInSilence()
  await shop.database.db
    .updateTable('payment_attempts')
    .set({ state: 'new', reference: null, url: null })
    .execute()

  expect(await reconcile(shop.context)).toMatchObject({ mended: [reference], alarms: [] })
  expect((await wholeOf(shop, order)).order.status).toBe('paid')
})

it('tells staff once of money with our mark that belongs to nothing here', async () => {
  const { order, reference } = await paidInSilence()
  await shop.database.db.deleteFrom('orders').where('id', '=', order.id).execute()

  const first = await reconcile(shop.context)
  await reconcile(shop.context)

  expect(first.alarms).toEqual([expect.stringContaining(`£12.94 belongs to nothing here`)])
  expect(await newsForStaff(shop)).toMatchObject([
    { what: 'unknown-payment', amount: '£12.94', text: expect.stringContaining(reference) },
  ])
  expect(shop.log).toContainEqual(expect.objectContaining({ level: 'error' }))
})

it('leaves alone what another site made by the same account, or none of ours', async () => {
  const { order } = await paidInSilence()
  await shop.database.db.deleteFrom('orders').where('id', '=', order.id).execute()
  const provider = shop.on('https://other.example')
  const { body, ...request } = provider.prepare(attemptDraft(shop.clock.now()))
  const { metadata: _ours, payment_intent_data: _too, ...unmarked } = body
  const { reference } = await provider.open({ ...request, body: unmarked })
  await shop.stripe.pay(reference)

  expect(await reconcile({ ...shop.context, provider })).toMatchObject({ mended: [], alarms: [] })
  expect(await newsForStaff(shop)).toEqual([])
})

it('comes again when the provider is silent, which is no fault of the site', async () => {
  const { order } = await paidInSilence()
  const daily: Daily = {}
  shop.stripe.faults.choose = () => 'error-before'
  await doDueWork(shop.context, daily)
  expect(shop.log.map(({ level }) => level)).not.toContain('error')

  shop.stripe.faults.choose = null
  await doDueWork(shop.context, daily)
  expect((await wholeOf(shop, order)).payments).toHaveLength(1)
})

it('goes back as many days as it is told', async () => {
  const { reference } = await paidInSilence()
  shop.clock.pass(4 * day)

  expect(await reconcile(shop.context)).toMatchObject({ looked: 0 })
  expect(await reconcile(shop.context, 5)).toMatchObject({ mended: [reference] })
})

it('has nothing to compare with where nobody takes cards', async () => {
  expect(await reconcile({ ...shop.context, provider: null })).toEqual({
    looked: 0,
    mended: [],
    alarms: [],
  })
})

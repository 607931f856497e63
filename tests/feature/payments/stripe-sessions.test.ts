import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { cards } from '../../support/stripe/cards.ts'
import {
  draftOf,
  environment,
  openedBy,
  paidBy,
  stripeOfTest,
} from '../../support/stripe/stripe-of-test.ts'

const minute = 60_000
const mark = { attempt: 'attempt-1', environment }

describe('an attempt to pay', () => {
  it('is a Session with one line, in pounds, by card, for thirty-five minutes', async () => {
    const { provider, stripe } = await stripeOfTest()

    const request = provider.prepare(draftOf())
    const { reference, url } = await provider.open(request)

    expect(url).toBe(`${stripe.url}/c/pay/${reference}`)
    expect(request.expiresAt).toBe(draftOf().machineNow + 35 * minute)
    expect(stripe.account.sessions.get(reference)).toMatchObject({
      amount_total: 17_895,
      currency: 'gbp',
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      locale: 'en-GB',
      client_reference_id: 'attempt-1',
      customer_email: 'mary@example.com',
      metadata: { order: 'SL-1001', attempt: 'attempt-1', environment },
      success_url: `${environment}/pay/return/a-token`,
      cancel_url: `${environment}/pay/cancel/a-token`,
      expires_at: request.expiresAt / 1000,
    })
  })

  it.each([
    ['deposit', 'Order SL-1001, deposit'],
    ['balance', 'Order SL-1001, balance'],
    ['all', 'Order SL-1001'],
  ] as const)('of the %s says so to the payer', async (purpose, name) => {
    const { provider } = await stripeOfTest()

    const { body } = provider.prepare(draftOf({ purpose }))

    expect(body).toHaveProperty('line_items.0.price_data.product_data.name', name)
  })

  it('asks more of who buys codes', async () => {
    const { provider } = await stripeOfTest()

    const asked = 'payment_method_options.card.request_three_d_secure'
    const vouchers = provider.prepare(draftOf({ hasVouchers: true }))

    expect(vouchers.body).toHaveProperty(asked, 'any')
    expect(provider.prepare(draftOf()).body).not.toHaveProperty(asked)
    await expect(provider.open(vouchers)).resolves.toHaveProperty('url')
  })

  it('leads to the same page when it is opened again from what was kept', async () => {
    const { provider, stripe } = await stripeOfTest()
    const request = provider.prepare(draftOf())
    const kept = JSON.parse(JSON.stringify(request)) as typeof request

    const first = await provider.open(request)
    const second = await provider.open(kept)

    expect(second).toEqual(first)
    expect(stripe.account.sessions.size).toBe(1)
  })

  it('is found by its id when the answer was lost, among more than a page of others', async () => {
    const { provider, stripe, clock } = await stripeOfTest()
    const createdAt = clock.now()
    stripe.faults.next('sessions.create', 'error-after')
    await expect(openedBy(provider, { id: 'lost', key: 'lost' })).rejects.toMatchObject({
      kind: 'silent',
    })
    for (let one = 0; one < 101; one += 1) await openedBy(provider, { key: `${one}` })

    const found = await provider.find({ id: 'lost', createdAt })

    expect(found?.url).toBe(`${stripe.url}/c/pay/${found?.reference}`)
    expect(await provider.find({ id: 'never', createdAt })).toBeNull()
    const calls = stripe.sent.filter(({ call }) => call === 'sessions.list')
    expect(calls).toHaveLength(4)
  })

  it('leads nowhere but to the page of Stripe', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    const session = stripe.account.sessions.get(reference)
    if (session)
      stripe.account.keep(stripe.account.sessions, { ...session, url: 'https://a.example/' })

    const found = provider.find({ id: 'attempt-1', createdAt: draftOf().machineNow })

    await expect(found).rejects.toMatchObject({ name: 'ProviderFault', kind: 'refused' })
  })
})

describe('an attempt stands', () => {
  it('open, until its payer has paid', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)

    expect(await provider.look(reference)).toEqual({ state: 'open', payment: null, mark })
    await stripe.decline(reference)
    expect(await provider.look(reference)).toMatchObject({ state: 'open', payment: null })
  })

  it('paid, with what came and by which card', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    const location = await stripe.pay(reference, { card: cards.mastercard })

    const payment = {
      reference: expect.stringMatching(/^pi_/),
      amount: 17_895,
      currency: 'gbp',
      method: 'Mastercard ending 4444',
    }
    expect(await provider.look(reference)).toEqual({ state: 'paid', payment, mark })
    expect(location).toBe(`${environment}/pay/return/a-token`)
    expect(stripe.received()).toEqual({ 'SL-1001': 17_895 })
  })

  it('paid with what came, not with what was asked for', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    await stripe.pay(reference, { amount: 100, currency: 'eur' })

    const { payment } = await provider.look(reference)

    expect(payment).toMatchObject({ amount: 100, currency: 'eur' })
  })

  it.each([
    [true, 'paid'],
    [false, 'failed'],
  ] as const)('processing while the bank has yet to say %s: %s', async (isPaid, state) => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    await stripe.pay(reference, { isDelayed: true })

    expect(await provider.look(reference)).toMatchObject({ state: 'processing', payment: null })
    await stripe.settle(reference, isPaid)
    expect(await provider.look(reference)).toMatchObject({ state })
  })

  it('expired, once its time is over', async () => {
    const { provider, clock } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    clock.pass(35 * minute)

    expect(await provider.look(reference)).toMatchObject({ state: 'expired', payment: null })
    expect(await provider.find({ id: 'attempt-1', createdAt: draftOf().machineNow })).toEqual({
      reference,
      url: null,
    })
  })

  it.each([
    { status: 'paused', payment_status: 'unpaid' },
    { status: 'complete', payment_status: 'half_paid' },
    { status: 'complete', payment_status: 'no_payment_required' },
    { status: 'complete', payment_status: 'paid' },
  ] as const)('unknown, where Stripe says what is not known: %j', async (change) => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    const session = stripe.account.sessions.get(reference)
    Object.assign(session ?? {}, change)

    expect(await provider.look(reference)).toMatchObject({ state: 'unknown', payment: null })
  })

  it('unknown, where its payment does what is not known', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    await stripe.pay(reference, { isDelayed: true })
    for (const intent of stripe.account.intents.values())
      Object.assign(intent, { status: 'napping' })

    expect(await provider.look(reference)).toMatchObject({ state: 'unknown' })
  })
})

describe('an attempt is closed', () => {
  it('so that nobody can pay it any more', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await openedBy(provider)

    expect(await provider.close(reference)).toMatchObject({ state: 'expired' })
    await expect(stripe.pay(reference)).rejects.toThrow('The Session is expired.')
    expect(await provider.close(reference)).toMatchObject({ state: 'expired' })
  })

  it('or says what came just before', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { reference } = await paidBy({ provider, stripe })

    const seen = await provider.close(reference)

    expect(seen).toMatchObject({ state: 'paid', payment: { amount: 17_895 } })
  })
})

it('Stripe refuses an amount that is not worth moving', async () => {
  const { provider } = await stripeOfTest()

  const refused = openedBy(provider, { amount: pence(29) })

  await expect(refused).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('code amount_too_small'),
  })
})

it('Stripe refuses a page that would end within half an hour of its clock', async () => {
  const { provider, clock } = await stripeOfTest()
  clock.pass(6 * minute)

  await expect(openedBy(provider)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('param expires_at'),
  })
})

import { describe, expect, it } from 'vitest'
import { ForgedHook } from '#server/shop/payments/provider.ts'
import { cards } from '../../support/stripe/cards.ts'
import {
  draftOf,
  environment,
  openedBy,
  paidBy,
  stripeOfTest,
} from '../../support/stripe/stripe-of-test.ts'
import type { StripeOfTest } from '../../support/stripe/stripe-of-test.ts'

const mark = { attempt: 'attempt-1', environment }

describe('a hook of Stripe names what is to be looked up', () => {
  it('when an attempt was paid, or ended', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    const { reference } = await paidBy({ provider, stripe })
    const other = await openedBy(provider, { id: 'attempt-2', key: 'key-2' })
    await stripe.expire(other.reference)

    expect(heard).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'checkout.session.completed',
        about: { kind: 'attempt', reference, mark },
      },
      {
        id: expect.stringMatching(/^evt_/),
        type: 'checkout.session.expired',
        about: {
          kind: 'attempt',
          reference: other.reference,
          mark: { attempt: 'attempt-2', environment },
        },
      },
    ])
  })

  it('when a bank made up its mind', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    const { reference } = await openedBy(provider)
    await stripe.pay(reference, { isDelayed: true })
    await stripe.settle(reference, false)

    expect(heard.map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_failed',
    ])
  })

  it('when money goes back, by us or by the Dashboard', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe }, { card: cards.refundFails })
    const { id: reference } = await stripe.refundInDashboard(payment, 500)
    await stripe.settleRefunds()

    const about = { kind: 'refund', reference, payment }
    expect(heard.slice(1)).toMatchObject([
      { type: 'refund.created', about },
      { type: 'refund.updated', about },
      { type: 'refund.failed', about },
    ])
  })

  it('when a payment is questioned', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    const { payment } = await paidBy({ provider, stripe })
    const { id: reference } = await stripe.dispute(payment)
    await stripe.settleDispute(reference, 'won')
    await stripe.warn(payment)

    const about = { kind: 'dispute', reference, payment }
    expect(heard.slice(1)).toMatchObject([
      { type: 'charge.dispute.created', about },
      { type: 'charge.dispute.funds_withdrawn', about },
      { type: 'charge.dispute.closed', about },
      { type: 'charge.dispute.funds_reinstated', about },
      { type: 'radar.early_fraud_warning.created', about: { kind: 'fraud-warning', payment } },
    ])
  })

  it('and nothing when it is of another site, of another kind, or of live money', async () => {
    const { provider, stripe, heard, another } = await stripeOfTest()
    const other = another({ site: 'https://staging.saltlark.example' })
    await paidBy({ provider: other, stripe })
    const { event, ...hook } = await completed({ provider, stripe })

    expect(heard[0]).toMatchObject({ type: 'checkout.session.completed', about: null })
    for (const change of [{ livemode: true }, { type: 'charge.succeeded', data: { object: {} } }]) {
      const { raw, headers } = signedAs(stripe, { ...event, ...change } as typeof event)
      expect(provider.hear(raw, headers)).toMatchObject({ id: event.id, about: null })
    }
    expect(provider.hear(hook.raw, hook.headers).about).not.toBeNull()
  })
})

describe('a hook is forged', () => {
  it('when a byte of it is another', async () => {
    const { provider, stripe } = await stripeOfTest()
    const { raw, headers } = await completed({ provider, stripe })
    const changed = Buffer.from(raw.toString().replace('attempt-1', 'attempt-2'))

    expect(provider.hear(raw, headers).type).toBe('checkout.session.completed')
    expect(() => provider.hear(changed, headers)).toThrow(ForgedHook)
  })

  it.each([
    undefined,
    '',
    'v1=00',
    't=1795348800',
    't=now,v1=00',
    `t=1795348800,v1=${'0'.repeat(64)}`,
  ])('when its signature is %j', async (signature) => {
    const { provider, stripe } = await stripeOfTest()
    const { raw } = await completed({ provider, stripe })

    expect(() => provider.hear(raw, { 'stripe-signature': signature })).toThrow(ForgedHook)
    expect(() => provider.hear(raw, { 'stripe-signature': [signature ?? ''] })).toThrow(ForgedHook)
  })

  it('when another than Stripe signed it', async () => {
    const { provider, stripe, another } = await stripeOfTest()
    const { raw, headers } = await completed({ provider, stripe })

    const stranger = another({ webhookSecrets: ['whsec_of_another'] })
    expect(() => stranger.hear(raw, headers)).toThrow(ForgedHook)
  })

  it.each([
    ['too old', 301],
    ['dated further ahead of our clock than clocks are apart', -301],
  ])('when it is %s', async (_, age) => {
    const { provider, stripe, clock } = await stripeOfTest()
    const { raw, headers } = await completed({ provider, stripe })
    clock.pass(age * 1000)

    expect(() => provider.hear(raw, headers)).toThrow(ForgedHook)
  })
})

it.each([300, -300])('a hook is heard at an age of %i seconds', async (age) => {
  const { provider, stripe, clock } = await stripeOfTest()
  const { raw, headers } = await completed({ provider, stripe })
  clock.pass(age * 1000)

  expect(provider.hear(raw, headers).about).toMatchObject({ mark })
})

it('a hook is heard by the new secret, by the old one, and by either of two signatures', async () => {
  const { provider, stripe, another } = await stripeOfTest()
  const { event } = await completed({ provider, stripe })
  const [old] = stripe.hooks.secrets
  const rolled = another({ webhookSecrets: ['whsec_new', old ?? ''] })

  for (const secrets of [['whsec_new'], [old ?? ''], ['whsec_newer', old ?? '']]) {
    stripe.hooks.secrets = secrets
    const { raw, headers } = signedAs(stripe, event)
    expect(rolled.hear(raw, headers).about).toMatchObject({ mark })
  }
})

describe('hooks come as they may', () => {
  it('held, and then in reverse', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    stripe.hooks.when = 'held'
    const { payment } = await paidBy({ provider, stripe })
    await stripe.refundInDashboard(payment, 500)

    expect(heard).toEqual([])
    await stripe.hooks.release({ isReversed: true })
    expect(heard.map(({ type }) => type)).toEqual(['refund.created', 'checkout.session.completed'])
  })

  it('twice', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    stripe.hooks.copies = 2
    await paidBy({ provider, stripe })

    expect(heard).toHaveLength(2)
    expect(heard[0]).toEqual(heard[1])
  })

  it('never', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    stripe.hooks.when = 'never'
    await paidBy({ provider, stripe })
    await stripe.hooks.release()

    expect(heard).toEqual([])
    expect(stripe.account.events.size).toBe(1)
  })

  it('again, where they were not answered well', async () => {
    const { provider, stripe, heard } = await stripeOfTest()
    const { url } = stripe.hooks
    stripe.hooks.url = `${url}/elsewhere`
    await paidBy({ provider, stripe })
    expect(stripe.hooks.deliveries).toMatchObject([{ status: 404 }])

    stripe.hooks.url = url
    await stripe.hooks.release()
    expect(heard).toMatchObject([{ type: 'checkout.session.completed' }])
  })
})

/** The event of an attempt that was paid, as its hook brings it. */
async function completed({ provider, stripe }: Pick<StripeOfTest, 'provider' | 'stripe'>) {
  const { reference } = await openedBy(provider, draftOf({ id: 'attempt-1', key: 'completed' }))
  await stripe.pay(reference)
  const event = [...stripe.account.events.values()].at(-1)
  if (!event) throw new Error('Nothing has happened.')
  return { event, ...signedAs(stripe, event) }
}

function signedAs(
  { hooks }: StripeOfTest['stripe'],
  event: Parameters<StripeOfTest['stripe']['hooks']['signed']>[0],
) {
  const { body, signature } = hooks.signed(event)
  return { raw: Buffer.from(body), headers: { 'stripe-signature': signature } }
}

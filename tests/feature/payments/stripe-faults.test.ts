import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import type { PaymentProvider } from '#server/shop/payments/provider.ts'
import { createStripeProvider } from '#server/shop/payments/stripe/stripe-provider.ts'
import { freePort } from '../../support/free-port.ts'
import type { CallName } from '../../support/stripe/faults.ts'
import {
  changedSince,
  draftOf,
  environment,
  openedBy,
  paidBy,
  stripeOfTest,
} from '../../support/stripe/stripe-of-test.ts'

const { machineNow } = draftOf()
const silent = { name: 'ProviderFault', kind: 'silent' }

/** What is done with a payment at Stripe, and the call that it makes. */
const doings: [CallName, (provider: PaymentProvider, of: Paid) => Promise<unknown>][] = [
  ['sessions.create', (provider) => openedBy(provider, { key: 'key-2' })],
  ['sessions.list', (provider) => provider.find({ id: 'attempt-1', createdAt: machineNow })],
  ['sessions.retrieve', (provider, { reference }) => provider.look(reference)],
  [
    'sessions.expire',
    async (provider) => provider.close((await openedBy(provider, { key: 'key-2' })).reference),
  ],
  ['refunds.list', (provider, { payment }) => refundOf(provider, payment)],
  ['refunds.create', (provider, { payment }) => refundOf(provider, payment)],
  ['refunds.retrieve', (provider, { refund }) => provider.lookRefund(refund)],
  ['disputes.retrieve', (provider, { dispute }) => provider.lookDispute(dispute)],
  ['disputes.list', (provider) => changedSince(provider, 0)],
]

type Paid = Readonly<Record<'reference' | 'payment' | 'refund' | 'dispute', string>>

describe.each(doings)('%s', (call, make) => {
  it.each(['busy', 'error-after'] as const)('says that it does not know: %s', async (fault) => {
    const { provider, stripe } = await stripeOfTest()
    const { reference, payment } = await paidBy({ provider, stripe })
    const { id: refund } = await stripe.refundInDashboard(payment, 1)
    const { id: dispute } = await stripe.dispute(payment, 'inquiry')
    stripe.faults.next(call, fault)

    const made = make(provider, { reference, payment, refund, dispute })
    await expect(made).rejects.toMatchObject(silent)
  })
})

describe('a call', () => {
  it.each(['error-before', 'cut-before', 'cut-after'] as const)(
    'is made a second time after %s, with the same effect',
    async (fault) => {
      const { provider, stripe } = await stripeOfTest()
      stripe.faults.next('sessions.create', fault)

      const { reference } = await openedBy(provider)

      expect([...stripe.account.sessions.keys()]).toEqual([reference])
      expect(stripe.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1'])
    },
  )

  it.each(['error-before', 'cut-before', 'cut-after'] as const)(
    'is silent after two of %s',
    async (fault) => {
      const { provider, stripe } = await stripeOfTest()
      stripe.faults.next('sessions.create', fault, 2)

      await expect(openedBy(provider)).rejects.toMatchObject(silent)
      expect(stripe.sent).toHaveLength(2)
    },
  )

  it('is silent where its answer breaks off, and gives the same when it is made again', async () => {
    const { provider, stripe } = await stripeOfTest()
    stripe.faults.next('sessions.create', 'cut-inside')

    await expect(openedBy(provider)).rejects.toMatchObject(silent)
    const { reference } = await openedBy(provider)

    expect([...stripe.account.sessions.keys()]).toEqual([reference])
  })

  it('is silent where nobody listens', async () => {
    const provider = providerAt(`http://127.0.0.1:${await freePort()}`)

    await expect(provider.look('cs_test_1')).rejects.toMatchObject(silent)
  })

  it('is silent where its key is wrong, and says which setting that is', async () => {
    const { stripe } = await stripeOfTest()

    await expect(providerAt(stripe.url).look('cs_test_1')).rejects.toMatchObject({
      ...silent,
      message: expect.stringMatching(
        /^Stripe does not accept STRIPE_SECRET_KEY \(.*status 401, request req_\w+\)\.$/,
      ),
    })
  })

  it('is silent under a key that was used for something else, for it may have been done', async () => {
    const { provider } = await stripeOfTest()
    await openedBy(provider)

    await expect(openedBy(provider, { amount: pence(1000) })).rejects.toMatchObject(silent)
  })

  it('is silent while another is made under its key', async () => {
    const { provider, stripe } = await stripeOfTest()
    stripe.faults.next('sessions.create', 'slow')
    stripe.faults.slowness = 2000

    const [first, second] = await Promise.allSettled([openedBy(provider), openedBy(provider)])

    expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([first, second]).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining(silent),
    })
  })

  it('is refused for what Stripe does not know', async () => {
    const { provider } = await stripeOfTest()

    await expect(provider.look('cs_test_1')).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('code resource_missing, param id, status 404'),
    })
  })

  it('tells of no key, address or page when it goes wrong', async () => {
    const { provider, stripe } = await stripeOfTest()
    const refused = openedBy(provider, { email: 'mary@example' })

    const error: unknown = await refused.catch((fault: unknown) => fault)

    expect(error).toHaveProperty('message', expect.stringContaining('code email_invalid'))
    expect(error).not.toHaveProperty('cause')
    for (const secret of ['mary', 'http', stripe.variables.STRIPE_SECRET_KEY]) {
      expect(String(error)).not.toContain(secret)
    }
  })
})

it('an account is that of its key, and its pages are those of Stripe', () => {
  const account = (secretKey: string) =>
    createStripeProvider(
      { secretKey, webhookSecrets: ['whsec_1'], api: null },
      { environment, clock: { now: () => machineNow } },
    )

  expect(account('rk_live_1')).toMatchObject({ name: 'stripe', account: 'live' })
  expect(account('sk_test_1')).toMatchObject({
    account: 'test',
    origin: 'https://checkout.stripe.com',
  })
})

/** Somebody with another key than the stand-in's. */
function providerAt(api: string): PaymentProvider {
  return createStripeProvider(
    { secretKey: 'sk_test_another', webhookSecrets: ['whsec_1'], api },
    { environment, clock: { now: () => machineNow } },
  )
}

function refundOf(provider: PaymentProvider, payment: string) {
  return provider.refund({ id: 'refund-1', payment, amount: pence(100), createdAt: machineNow })
}

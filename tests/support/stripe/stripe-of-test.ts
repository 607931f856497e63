import express from 'express'
import { onTestFinished } from 'vitest'
import { pence } from '#server/format/money.ts'
import { ForgedHook } from '#server/shop/payments/provider.ts'
import type {
  AttemptDraft,
  Changed,
  Heard,
  PaymentProvider,
} from '#server/shop/payments/provider.ts'
import { createStripeProvider } from '#server/shop/payments/stripe/stripe-provider.ts'
import { handClock } from '../mail.ts'
import { served } from '../served.ts'
import { startStripeStandIn } from './stand-in.ts'
import type { StripeStandIn } from './stand-in.ts'

/** The site that the tests' provider is used on. */
export const environment = 'https://www.saltlark.example'

/** Somebody who takes cards through a stand-in of Stripe, for as long as the test lasts. */
export interface StripeOfTest {
  readonly stripe: StripeStandIn
  readonly provider: PaymentProvider
  /** Of both. */
  readonly clock: ReturnType<typeof handClock>
  /** What the provider made of the hooks that came, in order. */
  readonly heard: readonly Heard[]
  /** The same account, as another site or with other keys. */
  another(options: {
    site?: string
    secretKey?: string
    webhookSecrets?: string[]
  }): PaymentProvider
}

/** Starts both, the machine's clocks standing at noon. */
export async function stripeOfTest(): Promise<StripeOfTest> {
  const clock = handClock(Date.UTC(2026, 10, 21, 12))
  const stripe = await startStripeStandIn({ clock })
  onTestFinished(() => stripe.stop())
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API: api,
  } = stripe.variables
  const another: StripeOfTest['another'] = ({ site = environment, ...keys }) =>
    createStripeProvider(
      { secretKey, webhookSecrets: [secret], api, ...keys },
      { environment: site, clock },
    )
  const provider = another({})
  const heard: Heard[] = []
  const site = await served((app) => {
    app.post('/hooks', express.raw({ type: '*/*' }), ({ body, headers }, response) => {
      try {
        heard.push(provider.hear(body as Buffer, headers))
        response.sendStatus(200)
      } catch (error) {
        if (!(error instanceof ForgedHook)) throw error
        response.sendStatus(400)
      }
    })
  })
  stripe.hooks.url = `${site}/hooks`
  return { stripe, provider, clock, heard, another }
}

/** An attempt to pay the deposit of an order. */
export function draftOf(draft: Partial<AttemptDraft> = {}): AttemptDraft {
  return {
    id: 'attempt-1',
    key: 'key-1',
    number: 'SL-1001',
    purpose: 'deposit',
    amount: pence(17_895),
    email: 'mary@example.com',
    hasVouchers: false,
    returnUrl: `${environment}/pay/return/a-token`,
    cancelUrl: `${environment}/pay/cancel/a-token`,
    machineNow: Date.UTC(2026, 10, 21, 12),
    ...draft,
  }
}

/** An attempt that is open at Stripe. */
export async function openedBy(
  provider: PaymentProvider,
  draft: Partial<AttemptDraft> = {},
): Promise<{ reference: string; url: string }> {
  const { reference, url } = await provider.open(provider.prepare(draftOf(draft)))
  return { reference, url: url ?? '' }
}

/** An attempt that was paid, and Stripe's name for the money. */
export async function paidBy(
  { stripe, provider }: Pick<StripeOfTest, 'stripe' | 'provider'>,
  paying: Parameters<StripeStandIn['pay']>[1] = {},
  draft: Partial<AttemptDraft> = {},
): Promise<{ reference: string; payment: string }> {
  const { reference } = await openedBy(provider, draft)
  await stripe.pay(reference, paying)
  const { payment } = await provider.look(reference)
  return { reference, payment: payment?.reference ?? '' }
}

/** All that a provider says has changed since an instant. */
export async function changedSince(
  provider: PaymentProvider,
  instant: number,
): Promise<readonly Changed[]> {
  const all: Changed[] = []
  for await (const changed of provider.changedSince(instant)) all.push(changed)
  return all
}

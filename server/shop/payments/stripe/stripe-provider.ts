import { Stripe } from 'stripe'
import type { PaymentProvider } from '../provider.ts'
import { answered } from './answered.ts'
import { changedSince } from './changed.ts'
import { checkoutRequest } from './checkout-request.ts'
import { checkoutSessions } from './checkout-sessions.ts'
import { hearStripe } from './hooks.ts'
import { refundOnce, seenRefund } from './refunds.ts'
import { seenDispute } from './seen-dispute.ts'
import { environmentOf } from './things.ts'

/** The keys of an account at Stripe; none is ever logged. */
export interface StripeSettings {
  readonly secretKey: string
  /** Of the webhook's endpoint; several while one is being rolled. */
  readonly webhookSecrets: readonly string[]
  /** The origin of what answers in place of Stripe's API; null: Stripe's own. */
  readonly api: string | null
}

/** Where the provider is used. */
export interface StripeSurroundings {
  /** Which site it is, such as its origin. Several sites may share an account for tests. */
  readonly environment: string
  /** The machine's: Stripe knows no other. */
  readonly clock: { now(): number }
}

/** Where Stripe's hosted page is. */
const checkoutOrigin = 'https://checkout.stripe.com'

// Somebody waits in front of most calls.
const patience = { timeout: 10_000, maxNetworkRetries: 1 }

/** Takes payments by card through Stripe's hosted Checkout: one Session for each attempt. */
export function createStripeProvider(
  { secretKey, webhookSecrets, api }: StripeSettings,
  { environment, clock }: StripeSurroundings,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...patience,
    ...(api && addressOf(api)),
    telemetry: false,
  })
  const origin = api ?? checkoutOrigin
  const isLive = secretKey.includes('_live_')
  const isForeign = (metadata: Stripe.Metadata | null) =>
    ![null, environment].includes(environmentOf(metadata))

  return {
    name: 'stripe',
    account: isLive ? 'live' : 'test',
    origin,
    prepare: (draft) => checkoutRequest(draft, environment),
    ...checkoutSessions(stripe.checkout, origin),
    refund: (wish) => refundOnce(stripe, wish, environment),
    lookRefund: async (reference) =>
      seenRefund(await answered(() => stripe.refunds.retrieve(reference))),
    lookDispute: async (reference) =>
      seenDispute(await answered(() => stripe.disputes.retrieve(reference))),
    hear: (raw, headers) =>
      hearStripe(raw, headers, {
        secrets: webhookSecrets,
        now: clock.now(),
        isOurs: ({ livemode }, metadata) => livemode === isLive && !isForeign(metadata),
      }),
    changedSince: (instant) => changedSince(stripe, instant, isForeign),
  }
}

function addressOf(api: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname: host, port, protocol } = new URL(api)
  const isHttps = protocol === 'https:'
  return { host, port: port || (isHttps ? '443' : '80'), protocol: isHttps ? 'https' : 'http' }
}

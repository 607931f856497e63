import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Stripe } from 'stripe'
import { StripeAccount } from './account.ts'
import { createApi } from './api.ts'
import type { SentCall } from './api.ts'
import { cards } from './cards.ts'
import { dispute, settleDispute, warn } from './disputes.ts'
import type { DisputeEnd } from './disputes.ts'
import { Faults } from './faults.ts'
import { Hooks } from './hooks.ts'
import { serveHostedPage } from './hosted-page.ts'
import { receivedBy } from './received.ts'
import { createRefund, settleRefund, settleRefunds } from './refunds.ts'
import { expireSession, pay, settle } from './sessions.ts'
import type { Paying } from './sessions.ts'

export interface StandInOptions {
  /** Default: a free one. */
  readonly port?: number
  /** Where it sends what happens; it can be said later, by `hooks.url`. */
  readonly hookUrl?: string
  /** Default: the machine's. */
  readonly clock?: { now(): number }
}

/** What payers, banks and the Dashboard do. Each sends its hooks as the switches say. */
interface Doings {
  /** Pays a Session, and says where the payer goes; null: nowhere, the card was declined. */
  pay(sessionId: string, paying?: Paying): Promise<string | null>
  decline(sessionId: string): Promise<void>
  expire(sessionId: string): Promise<void>
  /** What the bank says of a payment that was delayed. */
  settle(sessionId: string, isPaid: boolean): Promise<void>
  dispute(paymentIntent: string, kind?: 'dispute' | 'inquiry'): Promise<Stripe.Dispute>
  settleDispute(id: string, end: DisputeEnd): Promise<Stripe.Dispute>
  /** A bank believes that the payment was not its card's owner's. */
  warn(paymentIntent: string): Promise<void>
  /** All that is left, without an amount. */
  refundInDashboard(paymentIntent: string, amount?: number): Promise<Stripe.Refund>
  settleRefund(id: string, status: 'succeeded' | 'failed'): Promise<Stripe.Refund>
  /** Each refund ends as its card has it. */
  settleRefunds(): Promise<void>
}

export interface StripeStandIn extends Doings {
  readonly url: string
  /** What a site needs to take it for Stripe. */
  readonly variables: Readonly<
    Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API', string>
  >
  /** All that it keeps. */
  readonly account: StripeAccount
  readonly faults: Faults
  readonly hooks: Hooks
  /** The calls that came, in order. */
  readonly sent: readonly SentCall[]
  /** What came less what was refunded, in pence, by the order's number. */
  received(): Readonly<Record<string, number>>
  stop(): Promise<void>
}

const secretKey = `sk_test_${'standin'.repeat(4)}`
const webhookSecret = `whsec_${'standin'.repeat(4)}`

/** Starts what stands in for Stripe: its API, its hosted page and its webhooks, in memory. */
export async function startStripeStandIn({
  port = 0,
  hookUrl,
  clock = Date,
}: StandInOptions = {}): Promise<StripeStandIn> {
  const hooks = new Hooks(webhookSecret, clock)
  hooks.url = hookUrl ?? null
  const account = new StripeAccount(clock, (event) => hooks.take(event))
  const faults = new Faults()
  const sent: SentCall[] = []

  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const api = createApi({ account, origin: url, secretKey, faults, sent })
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    if (request.url?.startsWith('/v1/')) await api(request, response, body)
    else await serveHostedPage({ account, hooks }, request, { response, body })
    await hooks.send()
  }
  server.on('request', (request, response) => {
    serve(request, response).catch((error: Error) => void response.destroy(error))
  })

  return {
    url,
    variables: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API: url,
    },
    account,
    faults,
    hooks,
    sent,
    ...doings(account, hooks),
    received: () => receivedBy(account),
    async stop() {
      server.close()
      server.closeAllConnections()
      await hooks.idle()
    },
  }
}

/** What payers, banks and the Dashboard do. */
function doings(account: StripeAccount, hooks: Hooks): Doings {
  const told = async <Result>(work: () => Result): Promise<Result> => {
    const result = work()
    const sending = hooks.send()
    if (hooks.when === 'before') await sending
    return result
  }
  return {
    async pay(id, paying) {
      const { status, success_url: success } = await told(() => pay(account, id, paying))
      return status === 'complete' ? success : null
    },
    decline: async (id) => void (await told(() => pay(account, id, { card: cards.declined }))),
    expire: async (id) => void (await told(() => expireSession(account, id))),
    settle: async (id, isPaid) => void (await told(() => settle(account, id, isPaid))),
    dispute: (intent, kind = 'dispute') => told(() => dispute(account, intent, kind)),
    settleDispute: (id, end) => told(() => settleDispute(account, id, end)),
    warn: (intent) => told(() => warn(account, intent)),
    refundInDashboard: (intent, amount) =>
      told(() => createRefund(account, { payment_intent: intent, ...(amount && { amount }) })),
    settleRefund: (id, status) => told(() => settleRefund(account, id, status)),
    settleRefunds: () => told(() => settleRefunds(account)),
  }
}

import express from 'express'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/database/database.ts'
import type { PaymentAttemptRow } from '#server/database/payment-tables.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import type { LineInput } from '#server/shop/cart/write-line.ts'
import { findOrder } from '#server/shop/orders/find-orders.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { createOrders } from '#server/shop/orders/orders.ts'
import { beginPayment, closePayments } from '#server/shop/payments/attempts.ts'
import { hearHook } from '#server/shop/payments/hooks.ts'
import type { PaymentChoice } from '#server/shop/payments/outcomes.ts'
import type { ProvidingContext } from '#server/shop/payments/payment-context.ts'
import { ForgedHook } from '#server/shop/payments/provider.ts'
import { createStripeProvider } from '#server/shop/payments/stripe/stripe-provider.ts'
import { syncAttempt } from '#server/shop/payments/sync-attempt.ts'
import { createSigner } from '#server/signing/signer.ts'
import { contextOf, guestWith, inputOf, testChandlery } from './chandlery.ts'
import type { Chandlery } from './chandlery.ts'
import { keptLog } from './kept-log.ts'
import type { LogLine } from './kept-log.ts'
import { served } from './served.ts'
import { startStripeStandIn } from './stripe/stand-in.ts'
import type { StripeStandIn } from './stripe/stand-in.ts'

/** A shop that takes cards, beside what stands in for Stripe; one clock is the site's, the machine's and Stripe's. */
export interface CardShop extends Chandlery {
  readonly stripe: StripeStandIn
  readonly context: ProvidingContext
  readonly log: readonly LogLine[]
  /** The shop's provider, on another site that uses the same account. */
  on(site: string): ProvidingContext['provider']
}

/** Stripe's messages are held until a test releases them. */
export async function cardShop(options: { readonly database?: Database } = {}): Promise<CardShop> {
  const shop = await testChandlery(options)
  const { clock } = shop
  const stripe = await startStripeStandIn({ clock })
  onTestFinished(() => stripe.stop())
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API: api,
  } = stripe.variables
  const on = (environment: string) =>
    createStripeProvider({ secretKey, webhookSecrets: [secret], api }, { environment, clock })
  const log = keptLog()
  const context = {
    ...contextOf(shop),
    provider: on('https://www.saltlark.example'),
    log,
    machineClock: clock,
  }
  stripe.hooks.when = 'held'
  stripe.hooks.url = await served((app) => {
    app.post('/', express.raw({ type: '*/*' }), async ({ body, headers }, response) => {
      try {
        await hearHook(context, body as Buffer, headers)
        response.sendStatus(200)
      } catch (error) {
        response.sendStatus(error instanceof ForgedHook ? 400 : 500)
      }
    })
  })
  const orders = createOrders({
    ...context,
    provider: context.provider.name,
    signer: createSigner(['of tests']),
    closePayments: (id) => closePayments(context, id),
  })
  return { ...shop, orders, stripe, context, log: log.lines, on }
}

/** Orders what a new guest's cart has, to be paid by card. */
export async function orderedByCard(
  shop: CardShop,
  ...inputs: readonly LineInput[]
): Promise<OrderRow> {
  const guest = await guestWith(shop, ...inputs)
  const placed = await shop.orders.place(guest, { ...(await inputOf(shop, guest)), card: 'due' })
  if (placed.outcome !== 'placed') throw new Error(`Not ordered: ${JSON.stringify(placed)}`)
  return placed.order
}

/** The page of an order's attempt that is open now. */
export async function openPage(
  { context, database: { db } }: CardShop,
  { id }: Pick<OrderRow, 'id'>,
  choice: PaymentChoice = 'due',
): Promise<PaymentAttemptRow & { readonly reference: string }> {
  const begun = await beginPayment(context, id, choice)
  if (begun.outcome !== 'leave') throw new Error(`Not led to a page to pay on: ${begun.outcome}`)
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', id)
    .where('url', '=', begun.url)
    .executeTakeFirstOrThrow()
  return { ...attempt, reference: attempt.reference ?? '' }
}

/** Pays all that is open of an order by card. */
export async function payByCard(
  shop: CardShop,
  { id }: Pick<OrderRow, 'id'>,
  paying: Parameters<StripeStandIn['pay']>[1] = {},
): Promise<PaymentRow & { readonly reference: string }> {
  const {
    context,
    stripe,
    database: { db },
  } = shop
  const attempt = await openPage(shop, { id }, 'all')
  await stripe.pay(attempt.reference, paying)
  await syncAttempt(context, attempt.id)
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirstOrThrow()
  return { ...payment, reference: payment.reference ?? '' }
}

/** An order with all that belongs to it, as it is now. */
export async function wholeOf(
  { database: { db } }: Pick<CardShop, 'database'>,
  { number }: Pick<OrderRow, 'number'>,
): Promise<WholeOrder> {
  const whole = await findOrder(db, { number })
  if (!whole) throw new Error(`There is no order ${number}`)
  return whole
}

/** What staff were told about money, in the order in which it was written. */
export async function newsForStaff({
  database: { db },
}: Pick<CardShop, 'database'>): Promise<{ what: string; amount: string; text: string }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', 'money-to-office')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ data }) => JSON.parse(data) as { what: string; amount: string; text: string })
}

import type { Stripe } from 'stripe'
import { thingOf } from './account.ts'
import type { StripeAccount } from './account.ts'
import { ApiError } from './api-error.ts'
import type { CallName } from './faults.ts'
import { listOf } from './listing.ts'
import { knownParameters, numbersOf, readSession } from './parameters.ts'
import { createRefund } from './refunds.ts'
import { createSession, expireSession, sessionOf } from './sessions.ts'

/** What a call is done with. */
export interface CallContext {
  readonly account: StripeAccount
  /** Where the hosted page is. */
  readonly origin: string
}

/** A call of the API. */
export interface Call {
  readonly name: CallName
  /**
   * Does it, and gives what is answered.
   * @param text the parameters: the body, or the query of a GET.
   * @throws ApiError
   */
  work(context: CallContext, id: string, text: string): object
}

const sessions = '/v1/checkout/sessions'

/** By method and path, in which `:id` stands for an id. */
const calls: Readonly<Record<string, Call>> = {
  [`POST ${sessions}`]: {
    name: 'sessions.create',
    work: ({ account, origin }, _, text) =>
      createSession(account, readSession(text, account.now), origin),
  },
  [`GET ${sessions}`]: {
    name: 'sessions.list',
    work({ account }, _, query) {
      for (const id of account.sessions.keys()) sessionOf(account, id)
      return listOf(account.sessions, query, { url: sessions })
    },
  },
  [`GET ${sessions}/:id`]: {
    name: 'sessions.retrieve',
    work: ({ account }, id, query) => expanded(account, sessionOf(account, id), query),
  },
  [`POST ${sessions}/:id/expire`]: {
    name: 'sessions.expire',
    work: ({ account }, id, text) => expanded(account, expireSession(account, id), text),
  },
  'GET /v1/payment_intents/:id': {
    name: 'paymentIntents.retrieve',
    work: ({ account }, id, query) =>
      withCharge(account, thingOf(account.intents, id), expansions(query, ['latest_charge'])),
  },
  'POST /v1/refunds': {
    name: 'refunds.create',
    work({ account }, _, text) {
      const form = knownParameters(text, ['payment_intent', 'amount', 'metadata[*]'])
      return createRefund(account, numbersOf(form) as Stripe.RefundCreateParams)
    },
  },
  'GET /v1/refunds': {
    name: 'refunds.list',
    work: ({ account }, _, query) =>
      listOf(account.refunds, query, { url: '/v1/refunds', filters: ['payment_intent'] }),
  },
  'GET /v1/refunds/:id': {
    name: 'refunds.retrieve',
    work: ({ account }, id) => thingOf(account.refunds, id),
  },
  'GET /v1/disputes': {
    name: 'disputes.list',
    work: ({ account }, _, query) =>
      listOf(account.disputes, query, { url: '/v1/disputes', filters: ['payment_intent'] }),
  },
  'GET /v1/disputes/:id': {
    name: 'disputes.retrieve',
    work: ({ account }, id) => thingOf(account.disputes, id),
  },
  'GET /v1/events': {
    name: 'events.list',
    work: ({ account }, _, query) =>
      listOf(account.events, query, { url: '/v1/events', filters: ['type'] }),
  },
}

/**
 * The call that a request is, with the id in its path.
 * @throws ApiError when it is none that the stand-in knows.
 */
export function callOf(method: string, path: string): { readonly call: Call; readonly id: string } {
  const id = /\/(\w+_\w+)(?:\/expire)?$/.exec(path)?.[1]
  const isId = id !== undefined && /^(?:cs_test|pi|re|dp)_\w+$/.test(id)
  const call = calls[`${method} ${isId ? path.replace(id, ':id') : path}`]
  if (call) return { call, id: id ?? '' }
  throw new ApiError(`There is no ${method} ${path}.`, { status: 404 })
}

function expanded(account: StripeAccount, session: Stripe.Checkout.Session, text: string): object {
  const paths = expansions(text, ['payment_intent', 'payment_intent.latest_charge'])
  const { payment_intent: intent } = session
  if (paths.length === 0 || typeof intent !== 'string') return session
  const inner = paths.map((path) => path.replace(/^payment_intent\.?/, ''))
  return {
    ...session,
    payment_intent: withCharge(account, thingOf(account.intents, intent), inner),
  }
}

function withCharge(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  paths: readonly string[],
): Stripe.PaymentIntent {
  const { latest_charge: charge } = intent
  if (!paths.includes('latest_charge') || typeof charge !== 'string') return intent
  return { ...intent, latest_charge: thingOf(account.charges, charge) }
}

function expansions(text: string, known: readonly string[]): readonly string[] {
  const { expand = [] } = knownParameters(text, ['expand[]'])
  const paths = Array.isArray(expand) ? expand.map(String) : []
  const unknown = paths.find((path) => !known.includes(path))
  if (unknown === undefined) return paths
  throw new ApiError(`${unknown} cannot be expanded.`, { param: 'expand' })
}

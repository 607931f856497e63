import type { Stripe } from 'stripe'
import { thingOf } from './account.ts'
import type { StripeAccount } from './account.ts'
import { ApiError } from './api-error.ts'
import { cards } from './cards.ts'
import type { Card } from './cards.ts'
import { dispute } from './disputes.ts'
import { chargeObject, intentObject } from './payment-objects.ts'
import { metadataOf, sessionObject } from './session-object.ts'

type Session = Stripe.Checkout.Session

/** What a payer does, beyond paying what was asked for by a card that pays. */
export interface Paying {
  readonly card?: Card
  /** Money that is not what the Session asked for. */
  readonly amount?: number
  readonly currency?: string
  /** The bank has yet to say; see `settle`. */
  readonly isDelayed?: boolean
}

/** Opens a Session whose page is under an origin. */
export function createSession(
  account: StripeAccount,
  params: Stripe.Checkout.SessionCreateParams,
  origin: string,
): Session {
  const born = account.born('cs_test')
  account.requests.set(born.id, params)
  const session = sessionObject(params, { ...born, url: `${origin}/c/pay/${born.id}` })
  return account.keep(account.sessions, session)
}

/** A Session as it is now: time may have ended it. */
export function sessionOf(account: StripeAccount, id: string): Session {
  const session = thingOf(account.sessions, id)
  const isOver = session.status === 'open' && account.now >= session.expires_at
  return isOver ? ended(account, session) : session
}

/** @throws ApiError when the Session is not open. */
export function expireSession(account: StripeAccount, id: string): Session {
  const session = sessionOf(account, id)
  if (session.status === 'open') return ended(account, session)
  throw new ApiError(`The Session is ${session.status}; only an open one can be expired.`)
}

function ended(account: StripeAccount, session: Session): Session {
  const expired: Session = { ...session, status: 'expired', url: null }
  account.keep(account.sessions, expired)
  account.tell('checkout.session.expired', expired)
  return expired
}

/**
 * A payer presses Pay. A card that is declined leaves the Session open.
 * @throws ApiError when the Session is not open.
 */
export function pay(account: StripeAccount, id: string, paying: Paying = {}): Session {
  const session = sessionOf(account, id)
  if (session.status !== 'open') throw new ApiError(`The Session is ${session.status}.`)
  const { card = cards.pays, amount = session.amount_total ?? 0 } = paying
  const money = { amount, currency: paying.currency ?? session.currency ?? 'gbp' }
  const intent = confirmed(account, session, money)
  const confirmedSession = { ...session, payment_intent: intent.id }
  if (card.payment === 'is-declined') return account.keep(account.sessions, confirmedSession)

  const complete: Session = { ...confirmedSession, status: 'complete', url: null }
  account.keep(account.sessions, complete)
  if (!paying.isDelayed) return receive(account, complete, { card, type: 'completed' })
  account.keep(account.intents, { ...intent, status: 'processing' })
  account.tell('checkout.session.completed', complete)
  return complete
}

/** The bank says what becomes of a payment that was delayed. */
export function settle(account: StripeAccount, id: string, isPaid: boolean): Session {
  const session = sessionOf(account, id)
  if (isPaid) {
    return receive(account, session, { card: cards.pays, type: 'async_payment_succeeded' })
  }
  const intent = thingOf(account.intents, session.payment_intent)
  account.keep(account.intents, { ...intent, status: 'requires_payment_method' })
  account.tell('checkout.session.async_payment_failed', session)
  return session
}

function confirmed(
  account: StripeAccount,
  session: Session,
  money: { readonly amount: number; readonly currency: string },
): Stripe.PaymentIntent {
  const { payment_intent_data: data } = account.requests.get(session.id) ?? {}
  const born =
    typeof session.payment_intent === 'string'
      ? thingOf(account.intents, session.payment_intent)
      : account.born('pi')
  const intent = intentObject(born, money, {
    metadata: metadataOf(data?.metadata),
    description: data?.description ?? null,
    suffix: data?.statement_descriptor_suffix ?? null,
  })
  return account.keep(account.intents, intent)
}

function receive(
  account: StripeAccount,
  session: Session,
  { card, type }: { readonly card: Card; readonly type: 'completed' | 'async_payment_succeeded' },
): Session {
  const intent = thingOf(account.intents, session.payment_intent)
  const paidBy = { card, email: session.customer_email }
  const charge = chargeObject(account.born('ch'), intent, paidBy)
  account.keep(account.charges, charge)
  account.cards.set(charge.id, card)
  account.keep(account.intents, {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
  })
  const paid = account.keep<Session>(account.sessions, { ...session, payment_status: 'paid' })
  account.tell(`checkout.session.${type}`, paid)
  if (card.dispute) dispute(account, intent.id, card.dispute)
  return paid
}

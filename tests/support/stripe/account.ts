import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import { ApiError } from './api-error.ts'
import type { Card } from './cards.ts'

/** What the stand-in keeps, as Stripe keeps it for an account. The newest stands last. */
export class StripeAccount {
  readonly sessions = new Map<string, Stripe.Checkout.Session>()
  /** What the payment of a Session will carry, by the Session's id. */
  readonly requests = new Map<string, Stripe.Checkout.SessionCreateParams>()
  readonly intents = new Map<string, Stripe.PaymentIntent>()
  readonly charges = new Map<string, Stripe.Charge>()
  /** By which card, by the charge's id. */
  readonly cards = new Map<string, Card>()
  readonly refunds = new Map<string, Stripe.Refund>()
  readonly disputes = new Map<string, Stripe.Dispute>()
  readonly events = new Map<string, Stripe.Event>()
  readonly #clock: { now(): number }
  readonly #heard: (event: Stripe.Event) => void

  constructor(clock: { now(): number }, heard: (event: Stripe.Event) => void) {
    this.#clock = clock
    this.#heard = heard
  }

  /** In seconds. */
  get now(): number {
    return Math.floor(this.#clock.now() / 1000)
  }

  /** What every new thing has. */
  born(prefix: string): { readonly id: string; readonly created: number } {
    return { id: `${prefix}_${randomBytes(12).toString('hex')}`, created: this.now }
  }

  /** Keeps a thing as it is now. */
  keep<Thing extends { readonly id: string }>(things: Map<string, Thing>, thing: Thing): Thing {
    things.set(thing.id, thing)
    return thing
  }

  /** Tells whoever listens what has become of a thing. */
  tell(type: Stripe.Event.Type, thing: object): void {
    const event = {
      ...this.born('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      data: { object: structuredClone(thing) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } satisfies Stripe.EventBase
    this.#heard(this.keep(this.events, event as Stripe.Event))
  }
}

/**
 * What a thing names by its id, expanded or not.
 * @throws ApiError as Stripe answers for an id that it does not know.
 */
export function thingOf<Thing>(
  things: ReadonlyMap<string, Thing>,
  name: string | { readonly id: string } | null,
): Thing {
  const id = typeof name === 'string' ? name : (name?.id ?? '')
  const thing = things.get(id)
  if (thing !== undefined) return thing
  throw new ApiError(`There is no ${id}.`, { status: 404, code: 'resource_missing', param: 'id' })
}

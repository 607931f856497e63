import { createHmac } from 'node:crypto'
import type { Stripe } from 'stripe'

/** A message that was sent, and what was answered; null: nothing. */
export interface Delivery {
  readonly event: Stripe.Event
  readonly status: number | null
}

/** How long somebody has to answer, in milliseconds. */
const patience = 20_000

/** Sends events to a webhook, signed, as the switches say. */
export class Hooks {
  /** Where to; null: nobody listens. */
  url: string | null = null
  /**
   * `before` and `after` the payer is sent back; `held` until they are released. `never`: they are lost, and can
   * be listed only.
   */
  when: 'before' | 'after' | 'held' | 'never' = 'before'
  /** How many of each, at one time. */
  copies = 1
  /** Those that sign, the new one first; several while one is rolled. */
  secrets: readonly string[]
  readonly deliveries: Delivery[] = []
  readonly #clock: { now(): number }
  #waiting: Stripe.Event[] = []
  #refused: Stripe.Event[] = []
  #sending: Promise<unknown> = Promise.resolve()

  constructor(secret: string, clock: { now(): number }) {
    this.secrets = [secret]
    this.#clock = clock
  }

  /** Takes an event, to be sent when its turn comes. */
  take(event: Stripe.Event): void {
    if (this.when !== 'never') this.#waiting.push(event)
  }

  /** Sends what is new, unless it is held. */
  async send(): Promise<void> {
    if (this.when === 'held' || this.url === null) return
    const events = this.#waiting
    this.#waiting = []
    await this.#sendEach(events)
  }

  /** Sends what was held, and anew what was not answered well, one after the other. */
  async release({ isReversed = false } = {}): Promise<readonly Delivery[]> {
    const events = [...this.#refused, ...this.#waiting]
    this.#refused = []
    this.#waiting = []
    return this.#sendEach(isReversed ? events.toReversed() : events)
  }

  /** Waits until all that is being sent was answered. */
  async idle(): Promise<void> {
    await this.#sending
  }

  /** The bytes of an event and their signature, as they would be sent now. */
  signed(event: Stripe.Event): { readonly body: string; readonly signature: string } {
    const body = JSON.stringify(event)
    const at = Math.floor(this.#clock.now() / 1000)
    const signatures = this.secrets.map(
      (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    )
    return { body, signature: [`t=${at}`, ...signatures, `v0=${'0'.repeat(64)}`].join(',') }
  }

  #sendEach(events: readonly Stripe.Event[]): Promise<Delivery[]> {
    const sent = this.#sending.then(() => this.#deliverEach(events))
    this.#sending = sent
    return sent
  }

  async #deliverEach(events: readonly Stripe.Event[]): Promise<Delivery[]> {
    const sent: Delivery[] = []
    for (const event of events) {
      const copies = Array.from({ length: this.copies }, () => this.#deliver(event))
      sent.push(...(await Promise.all(copies)))
    }
    this.deliveries.push(...sent)
    const isRefused = ({ status }: Delivery) => status === null || status < 200 || status > 299
    this.#refused.push(...new Set(sent.filter(isRefused).map(({ event }) => event)))
    return sent
  }

  async #deliver(event: Stripe.Event): Promise<Delivery> {
    const { body, signature } = this.signed(event)
    try {
      const { status } = await fetch(this.url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      return { event, status }
    } catch {
      return { event, status: null }
    }
  }
}

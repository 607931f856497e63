import type { IncomingHttpHeaders } from 'node:http'
import { Stripe } from 'stripe'
import { ForgedHook } from '../provider.ts'
import type { Heard } from '../provider.ts'
import { disputeChanged, refundChanged, sessionChanged } from './changed.ts'
import { idOf } from './things.ts'

interface Hearing {
  readonly secrets: readonly string[]
  /** By the machine's clock. */
  readonly now: number
  /** Is an event of our account and about something that our site made, or none did? */
  isOurs(event: Pick<Stripe.Event, 'livemode'>, metadata: Stripe.Metadata | null): boolean
}

/** Of a signature, in seconds: how old it may be, and how far ahead of our clock. */
const tolerance = 300

/**
 * What an event of Stripe is about.
 * @throws ForgedHook when none of the secrets signed these bytes, within the last five minutes.
 */
export function hearStripe(raw: Buffer, headers: IncomingHttpHeaders, hearing: Hearing): Heard {
  const event = verified(raw, headers['stripe-signature'], hearing)
  const { id, type } = event
  return { id, type, about: aboutOf(event, hearing) }
}

function verified(
  raw: Buffer,
  header: string | string[] | undefined,
  { secrets, now }: Hearing,
): Stripe.Event {
  if (typeof header !== 'string') throw new ForgedHook('The message has no signature.')
  for (const secret of secrets) {
    try {
      const event = Stripe.webhooks.constructEvent(raw, header, secret, tolerance, undefined, now)
      // Stripe's own code looks at the age alone: what is dated ahead could be sent again until then.
      if (signedAt(header) > now / 1000 + tolerance) break
      return event
    } catch {
      // Another secret may have signed it.
    }
  }
  throw new ForgedHook('The message has no signature of Stripe that is not too old.')
}

/** Stripe's own code takes the last one, too. */
function signedAt(header: string): number {
  const part = header.split(',').findLast((part) => part.startsWith('t='))
  return Number.parseInt(part?.slice(2) ?? '', 10)
}

function aboutOf(event: Stripe.Event, { isOurs }: Hearing): Heard['about'] {
  if (event.type === 'radar.early_fraud_warning.created') {
    const { id, payment_intent: intent } = event.data.object
    const payment = idOf(intent)
    if (payment === null || !isOurs(event, null)) return null
    return { kind: 'fraud-warning', reference: id, payment }
  }
  const { object } = event.data
  if (!('object' in object)) return null
  if (object.object === 'checkout.session') {
    return isOurs(event, object.metadata) ? sessionChanged(object) : null
  }
  if (object.object === 'refund') {
    return isOurs(event, object.metadata) ? refundChanged(object) : null
  }
  if (object.object === 'dispute') return isOurs(event, null) ? disputeChanged(object) : null
  return null
}

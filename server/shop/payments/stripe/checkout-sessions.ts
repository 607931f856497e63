import type { Stripe } from 'stripe'
import { ProviderFault } from '../provider.ts'
import type { AttemptRequest, Opened, PaymentProvider, Seen } from '../provider.ts'
import { answered, inSeconds, listed, pageSize as limit } from './answered.ts'
import { seenSession } from './seen-session.ts'

// Its clock may be behind, and an attempt is opened for at most as long as a key is kept.
const clockDifference = 300_000
const keptKey = 24 * 3_600_000

const expand = ['payment_intent.latest_charge']

/**
 * The Sessions that attempts are.
 * @param origin of the page that Stripe gives each.
 */
export function checkoutSessions(
  { sessions }: Stripe['checkout'],
  origin: string,
): Pick<PaymentProvider, 'open' | 'find' | 'look' | 'close'> {
  const look = async (reference: string): Promise<Seen> =>
    seenSession(await answered(() => sessions.retrieve(reference, { expand })))

  return {
    look,
    async open({ key: idempotencyKey, body }: AttemptRequest) {
      return opened(await answered(() => sessions.create(body, { idempotencyKey })), origin)
    },
    async find({ id, createdAt }) {
      const gte = inSeconds(createdAt - clockDifference)
      const created = { gte, lte: inSeconds(createdAt + keptKey) }
      for await (const session of listed(sessions.list({ created, limit }))) {
        if (session.client_reference_id === id) return opened(session, origin)
      }
      return null
    },
    async close(reference) {
      try {
        return seenSession(await answered(() => sessions.expire(reference, { expand })))
      } catch (error) {
        // Refused: it was not open any more.
        if (error instanceof ProviderFault && error.kind === 'refused') return look(reference)
        throw error
      }
    },
  }
}

function opened({ id, url }: Stripe.Checkout.Session, origin: string): Opened {
  if (url && new URL(url).origin !== origin) {
    throw new ProviderFault('refused', `Stripe gave a page that is not on ${origin}.`)
  }
  return { reference: id, url }
}

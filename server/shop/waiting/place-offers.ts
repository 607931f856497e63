import type { Log } from '#server/app/log.ts'
import type { PlaceOfferRow } from '#server/database/shop-tables.ts'
import type { Added } from '../cart/add.ts'
import type { CartContext, CartVisitor } from '../cart/context.ts'
import type { Refused } from '../cart/refusal.ts'
import { createTurns } from '../places/turns.ts'
import { offerPlaces } from './offer-places.ts'
import type { WaitingContext } from './offer-places.ts'
import { findOffer, takeOffer } from './take-offer.ts'

/** Places that came free, and who waited for them. */
export interface PlaceOffers {
  /** What is kept for who has this link; null when it is over, was taken, or is none of ours. */
  find(secret: string): Promise<PlaceOfferRow | null>
  /** Puts the places that a link keeps into the visitor's cart. */
  take(visitor: CartVisitor, secret: string): Promise<Added | Refused>
  /** Offers what is free now, without waiting for the next round. Fails never: it is tried again. */
  offer(): Promise<void>
  /** Finishes the round in hand, then rests for good. Can be called twice. */
  stop(): Promise<void>
}

interface Rounds extends Omit<WaitingContext & CartContext, 'inTurn'> {
  readonly log: Pick<Log, 'error'>
  readonly bell?: { every(milliseconds: number, work: () => void): () => void }
}

/** Who waits hears of a free place within a minute, whichever process or command freed it. */
const roundInterval = 60_000

/** Offers free places every minute, in every process: twice is as good as once. */
export function createPlaceOffers({ log, bell = timers, ...rest }: Rounds): PlaceOffers {
  const context = { ...rest, inTurn: createTurns() }
  let round: Promise<void> = Promise.resolve()
  let isStopped = false

  async function offerOrLog(): Promise<void> {
    if (isStopped) return
    try {
      await offerPlaces(context)
    } catch (error) {
      log.error({ err: error }, 'free places cannot be offered; the next try is in a minute')
    }
  }

  const offer = () => (round = round.then(offerOrLog))
  const cancel = bell.every(roundInterval, () => void offer())
  return {
    find: (secret) => findOffer(context.database.db, secret, context.clock.now()),
    take: (visitor, secret) => takeOffer(context, visitor, secret),
    offer,
    async stop() {
      isStopped = true
      cancel()
      await round
    },
  }
}

// Not a reason to keep a process alive.
const timers = {
  every(milliseconds: number, work: () => void) {
    const timer = setInterval(work, milliseconds).unref()
    return () => clearInterval(timer)
  },
}

import type { Log } from '#server/app/log.ts'
import type { CartVisitor, OrderContext } from '../context.ts'
import { offerDates } from './offer-places.ts'
import type { OfferContext } from './offer-places.ts'
import { findOffer, takeOffer } from './take-offer.ts'

/** Places that came free, and who waited for them. */
export type PlaceOffers = ReturnType<typeof createPlaceOffers>

type WaitingContext = Omit<OrderContext, 'links'> & OfferContext

type Rounds = WaitingContext & { readonly log: Pick<Log, 'error'> }

/** Who waits hears of a free place within a minute, whichever process or command freed it. */
const roundInterval = 60_000

/** Offers free places every minute, in every process: twice is as good as once. */
export function createPlaceOffers({ log, ...context }: Rounds) {
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
  // Not a reason to keep a process alive.
  const timer = setInterval(() => void offer(), roundInterval).unref()
  return {
    find: (secret: string) => findOffer(context.database.db, secret, context.clock.now()),
    take: (visitor: CartVisitor, secret: string) => takeOffer(context, visitor, secret),
    /** Offers what is free now, without waiting for the next round. Fails never: it is tried again. */
    offer,
    /** Finishes the round in hand, then rests for good. Can be called twice. */
    async stop() {
      isStopped = true
      clearInterval(timer)
      await round
    },
  }
}

/**
 * Offers places that came free to those who wait for them, in the order in which they wrote: each is
 * sent a message, and the places are theirs for a day. Whoever let an offer lapse has had their turn.
 * Twice is as good as once, in however many processes.
 * @returns how many were asked.
 */
export async function offerPlaces(context: WaitingContext): Promise<number> {
  const { database, clock, outbox, places } = context
  await endLapsed(context)
  const waiting = await database.db
    .selectFrom('waiting_list')
    .select('reference')
    .where('forget_at', '>', clock.now())
    .distinct()
    .orderBy('reference')
    .execute()
  let asked = 0
  for (const { reference } of waiting) {
    asked += await database.transaction((trx) => offerDates(context, trx, [reference]))
  }
  if (asked > 0) {
    outbox.wake()
    await places.refresh()
  }
  return asked
}

async function endLapsed({ database, clock }: WaitingContext): Promise<void> {
  const lapsed = database.db
    .selectFrom('place_offers')
    .select('waiting_id')
    .where('held_until', '<=', clock.now())
  await database.db.deleteFrom('waiting_list').where('id', 'in', lapsed).execute()
}

import type { Log } from '#server/app/log.ts'
import type { Connection } from '#server/database/database.ts'
import type { PlaceOfferRow } from '#server/database/shop-tables.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import { parseReference } from '#server/schedule/reference.ts'
import { fingerprint, isSecret } from '#server/signing/signer.ts'
import type { Site } from '#server/site/site.ts'
import { partyOf } from '../cart/article.ts'
import { countNow } from '../cart/change.ts'
import type { Added } from '../cart/change.ts'
import { refusable, Refusal } from '../cart/refusal.ts'
import type { Refused } from '../cart/refusal.ts'
import { lineOf, requireCart } from '../cart/rows.ts'
import { writeLine } from '../cart/write-line.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import { createTurns } from '../context.ts'
import { offerPlaces } from './offer-places.ts'
import type { WaitingContext } from './offer-places.ts'

/** Places that came free, and who waited for them. */
export type PlaceOffers = ReturnType<typeof createPlaceOffers>

interface Rounds extends Omit<WaitingContext & CartContext, 'inTurn'> {
  readonly log: Pick<Log, 'error'>
  readonly bell?: { every(milliseconds: number, work: () => void): () => void }
}

/** Who waits hears of a free place within a minute, whichever process or command freed it. */
const roundInterval = 60_000

/** Offers free places every minute, in every process: twice is as good as once. */
export function createPlaceOffers({ log, bell = timers, ...rest }: Rounds) {
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
    find: (secret: string) => findOffer(context.database.db, secret, context.clock.now()),
    take: (visitor: CartVisitor, secret: string) => takeOffer(context, visitor, secret),
    /** Offers what is free now, without waiting for the next round. Fails never: it is tried again. */
    offer,
    /** Finishes the round in hand, then rests for good. Can be called twice. */
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

/** What is kept for who has this link; null when it is over, was taken, or is none of ours. */
async function findOffer(
  connection: Connection,
  secret: string,
  now: number,
): Promise<PlaceOfferRow | null> {
  if (!isSecret(secret)) return null
  const offer = await connection
    .selectFrom('place_offers')
    .selectAll()
    .where('token', '=', fingerprint(secret))
    .where('held_until', '>', now)
    .executeTakeFirst()
  return offer ?? null
}

/**
 * Puts the places that a link keeps into the visitor's cart, which holds them from now on. The link
 * works once, and its reader waits no longer.
 */
export async function takeOffer(
  { database, clock, site, places }: CartContext,
  visitor: CartVisitor,
  secret: string,
): Promise<Added | Refused> {
  const now = clock.now()
  const taken = await refusable<Added>(database, async (trx) => {
    const offer = await findOffer(trx, secret, now)
    const waiting =
      offer &&
      (await trx
        .deleteFrom('waiting_list')
        .where('id', '=', offer.waiting_id)
        .returning(['heads'])
        .executeTakeFirst())
    if (!offer || !waiting) throw new Refusal({ reason: 'unknown' })
    const { cart, secret: own } = await requireCart(trx, visitor, now)
    const people = peopleOf(site.current(), offer.reference, waiting.heads)
    const wish = { kind: 'place', sku: offer.reference } as const
    const line = (await lineOf(trx, cart.id, wish)) ?? null
    const before = line ? countNow(line, now) : 0
    const written = await writeLine(
      trx,
      { cartId: cart.id, line, site: site.current(), now },
      { ...wish, quantity: before + offer.heads, people, details: {} },
    )
    if (written.fault) throw new Refusal(written.fault)
    return { outcome: 'added', line: written.line, article: written.article, secret: own }
  })
  if (taken.outcome === 'added') await places.refresh()
  return taken
}

/** As many as one price needs at least: who comes is said in the cart. null: one price is for one. */
function peopleOf({ content }: Site, reference: string, heads: number): number | null {
  const offer = offerOfCode(content, parseReference(reference)?.code ?? '')
  const party = offer && partyOf(offer)
  return party ? Math.min(party.max, Math.max(party.min, heads)) : null
}

import type { Connection } from '#server/database/database.ts'
import type { PlaceOfferRow } from '#server/database/places-tables.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import { parseReference } from '#server/schedule/reference.ts'
import { fingerprint, isSecret } from '#server/signing/signer.ts'
import type { Site } from '#server/site/site.ts'
import { putIntoCart } from '../cart/add-to-cart.ts'
import type { Added } from '../cart/add-to-cart.ts'
import { partyOf } from '../cart/article.ts'
import { refusable, Refusal } from '../cart/refusal.ts'
import type { Refused } from '../cart/refusal.ts'
import type { CartContext, CartVisitor } from '../context.ts'

/** What is kept for who has this link; null when it is over, was taken, or is none of ours. */
export async function findOffer(
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
  { database, clock, site, places }: Omit<CartContext, 'inTurn'>,
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
    const { reference, heads: quantity } = offer
    const people = peopleOf(site.current(), reference, waiting.heads)
    const input = { kind: 'place', sku: reference, quantity, people, details: {} } as const
    // They were asked to come: what is kept for them counts as no network's.
    return putIntoCart(trx, { ...visitor, network: undefined }, input, {
      site: site.current(),
      now,
    })
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

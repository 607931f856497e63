import type { Connection } from '#server/database/database.ts'
import type { PlaceOfferRow } from '#server/database/shop-tables.ts'
import { offerOfCode } from '#server/schedule/find.ts'
import { parseReference } from '#server/schedule/slots.ts'
import { fingerprint, isSecret } from '#server/signing/secrets.ts'
import type { Site } from '#server/site/site.ts'
import { countNow } from '../cart/add.ts'
import type { Added } from '../cart/add.ts'
import { partyOf } from '../cart/article.ts'
import { requireCart } from '../cart/cart-rows.ts'
import type { CartContext, CartVisitor } from '../cart/context.ts'
import { writeLine } from '../cart/line-wish.ts'
import { lineOf } from '../cart/lines.ts'
import { Refusal, refusable } from '../cart/refusal.ts'
import type { Refused } from '../cart/refusal.ts'

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

import type { CartItemRow } from '#server/database/shop-tables.ts'
import type { Article } from './article.ts'
import { requireCart } from './cart-rows.ts'
import type { CartContext, CartVisitor } from './context.ts'
import { writeLine } from './line-wish.ts'
import type { LineWish } from './line-wish.ts'
import { lineOf } from './lines.ts'
import { hopelessFault } from './place-hold.ts'
import { Refusal, refusable } from './refusal.ts'
import type { Refused } from './refusal.ts'

export interface Added {
  readonly outcome: 'added'
  readonly line: CartItemRow
  readonly article: Article
  /** For the cookie of a new guest's cart; null: the visitor needs none. */
  readonly secret: string | null
}

/**
 * Puts something into the visitor's cart, made when there is none; more of what is in it already is
 * added to its line; places that are not held any more are asked for anew. Places are held for the
 * visitor from then on. Refused as a whole or done as a whole: a refusal leaves no cart behind.
 */
export async function addToCart(
  context: CartContext,
  visitor: CartVisitor,
  wish: LineWish,
): Promise<Added | Refused> {
  if (wish.kind !== 'place') return add(context, visitor, wish)
  return context.inTurn(wish.sku, async () => {
    const { database, clock, site } = context
    const asked = { ...wish, visitor, site: site.current(), now: clock.now() }
    const fault = await hopelessFault(database.db, asked)
    return fault ? { outcome: 'refused', fault } : add(context, visitor, wish)
  })
}

async function add(
  { database, clock, site, places }: CartContext,
  visitor: CartVisitor,
  wish: LineWish,
): Promise<Added | Refused> {
  const now = clock.now()
  const added = await refusable<Added>(database, async (trx) => {
    const { cart, secret } = await requireCart(trx, visitor, now)
    const line = (await lineOf(trx, cart.id, wish)) ?? null
    const before = line ? countNow(line, now) : 0
    const written = await writeLine(
      trx,
      { cartId: cart.id, line, site: site.current(), now },
      { ...wish, quantity: wish.quantity + before },
    )
    if (written.fault) throw new Refusal(written.fault)
    return { outcome: 'added', line: written.line, article: written.article, secret }
  })
  if (added.outcome === 'added' && added.article.date) await places.refresh()
  return added
}

/** How many a line of a cart counts for when more is put in: none that is not held any more. */
export function countNow(
  { kind, quantity, people, removed_at, held_until }: CartItemRow,
  now: number,
): number {
  const isOver = kind === 'place' && (held_until === null || held_until <= now)
  return removed_at !== null || people !== null || isOver ? 0 : quantity
}

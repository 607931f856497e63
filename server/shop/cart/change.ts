import type { Transaction } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import type { CartItemRow } from '#server/database/shop-tables.ts'
import type { Article } from './article.ts'
import { findCart, touchCart } from './cart-rows.ts'
import type { CartContext, CartVisitor } from './context.ts'
import { writeLine } from './line-wish.ts'
import type { LineWish } from './line-wish.ts'
import { lineById, undoTime } from './lines.ts'
import { Refusal, refusable } from './refusal.ts'
import type { Refused } from './refusal.ts'

/** What is to be different; what is left out stays. */
export type LineChange = Partial<Pick<LineWish, 'quantity' | 'people' | 'details'>>

export interface Changed {
  readonly outcome: 'changed'
  readonly line: CartItemRow
  readonly article: Article
}

/**
 * Changes a line, or with no change holds its places anew and takes today's price. One that was
 * taken out within the last ten minutes is put back by it. A line of somebody else is unknown.
 */
export async function changeLine(
  { database, clock, site, places }: CartContext,
  visitor: CartVisitor,
  id: string,
  change: LineChange,
): Promise<Changed | Refused> {
  const now = clock.now()
  const changed = await refusable<Changed>(database, async (trx) => {
    const line = await requireLine(trx, visitor, id, now)
    const { kind, sku, quantity, people, details } = line
    const wish = { kind, sku, quantity, people, details: JSON.parse(details) as object, ...change }
    const at = { cartId: line.cart_id, line, site: site.current(), now }
    const written = await writeLine(trx, at, wish)
    if (written.fault) throw new Refusal(written.fault)
    return { outcome: 'changed', line: written.line, article: written.article }
  })
  if (changed.outcome === 'changed' && changed.article.date) await places.refresh()
  return changed
}

/** Takes a line out; its places are free at once. It can be put back for ten minutes. */
export async function removeLine(
  { database, clock, places }: CartContext,
  visitor: CartVisitor,
  id: string,
): Promise<CartItemRow | Refused> {
  const now = clock.now()
  const removed = await refusable(database, async (trx) => {
    const { id: own, removed_at: before } = await requireLine(trx, visitor, id, now)
    return trx
      .updateTable('cart_items')
      .set({ removed_at: before ?? now, held_until: null })
      .where('id', '=', own)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  if ('kind' in removed && removed.kind === 'place') await places.refresh()
  return removed
}

/** A line of a visitor's cart, as long as it can be changed; null: of somebody else, or of nobody. */
export async function findLine(
  connection: Connection,
  visitor: CartVisitor,
  id: string,
  now: number,
): Promise<CartItemRow | null> {
  const cart = await findCart(connection, visitor)
  const line = cart && (await lineById(connection, cart.id, id))
  return line && isThere(line, now) ? line : null
}

async function requireLine(
  trx: Transaction<Tables>,
  visitor: CartVisitor,
  id: string,
  now: number,
): Promise<CartItemRow> {
  const found = await findCart(trx, visitor)
  // Holds the cart, so that nobody changes the line meanwhile.
  const cart = found && (await touchCart(trx, found.id, now))
  const line = cart && (await lineById(trx, cart.id, id))
  if (!line || !isThere(line, now)) throw new Refusal({ reason: 'unknown' })
  return line
}

function isThere({ removed_at: removedAt }: CartItemRow, now: number): boolean {
  return removedAt === null || removedAt > now - undoTime
}

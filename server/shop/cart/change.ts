import type { Connection, Trx } from '#server/database/database.ts'
import type { CartItemRow, CartRow } from '#server/database/shop-tables.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import { canExtend } from './place-hold.ts'
import { refusable, Refusal } from './refusal.ts'
import type { Refused } from './refusal.ts'
import { allLinesOf, findCart, holdCart, undoTime } from './rows.ts'
import { writeLine } from './write-line.ts'
import type { LineInput, WrittenLine } from './write-line.ts'

/** What is to be different; what is left out stays. */
export interface LineChange extends Partial<Pick<LineInput, 'quantity' | 'people' | 'details'>> {
  /** Its places are to be held for another half hour. */
  readonly isLonger?: boolean
}

export interface Changed extends WrittenLine {
  readonly outcome: 'changed'
}

/**
 * Changes a line, which takes today's price. One that was taken out within the last ten minutes is put
 * back by it. A line of somebody else is unknown.
 */
export async function changeLine(
  { database, clock, site, places, onAlarm }: CartContext,
  visitor: CartVisitor,
  id: string,
  { isLonger = false, ...change }: LineChange,
): Promise<Changed | Refused> {
  const now = clock.now()
  const changed = await refusable<Changed>(database, async (trx) => {
    const line = await requireLine(trx, visitor, id, now)
    const { kind, sku, quantity, people, details } = line
    if (isLonger && !canExtend(line)) throw new Refusal({ reason: 'held-long' })
    const input = { kind, sku, quantity, people, details: JSON.parse(details) as object, ...change }
    const { network } = visitor
    const at = { cartId: line.cart_id, line, site: site.current(), now, isLonger, network }
    return { outcome: 'changed', ...(await writeLine(trx, at, input)) }
  })
  if (changed.outcome === 'changed') {
    if (changed.alarm) onAlarm?.(changed.alarm)
    if (changed.article.date) await places.refresh()
  }
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
  { database: { db }, clock }: CartContext,
  visitor: CartVisitor,
  id: string,
): Promise<CartItemRow | null> {
  return lineOfCart(db, await findCart(db, visitor), id, clock.now())
}

async function requireLine(
  trx: Trx,
  visitor: CartVisitor,
  id: string,
  now: number,
): Promise<CartItemRow> {
  // Nobody changes the line meanwhile.
  const line = await lineOfCart(trx, await holdCart(trx, visitor, now), id, now)
  if (!line) throw new Refusal({ reason: 'unknown' })
  return line
}

async function lineOfCart(
  connection: Connection,
  cart: CartRow | undefined,
  id: string,
  now: number,
): Promise<CartItemRow | null> {
  const line =
    cart && (await allLinesOf(connection, cart.id).where('id', '=', id).executeTakeFirst())
  const isThere = line && (line.removed_at === null || line.removed_at > now - undoTime)
  return isThere ? line : null
}

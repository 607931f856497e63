import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { CartItemRow } from '#server/database/shop-tables.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import type { Article } from './article.ts'
import { hopelessFault } from './place-hold.ts'
import { refusable, Refusal } from './refusal.ts'
import type { Refused } from './refusal.ts'
import { findCart, lineById, lineOf, requireCart, touchCart, undoTime } from './rows.ts'
import { writeLine } from './write-line.ts'
import type { LineInput } from './write-line.ts'

/** What is to be different; what is left out stays. */
export type LineChange = Partial<Pick<LineInput, 'quantity' | 'people' | 'details'>>

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
  { database: { db }, clock }: CartContext,
  visitor: CartVisitor,
  id: string,
): Promise<CartItemRow | null> {
  const cart = await findCart(db, visitor)
  const line = cart && (await lineById(db, cart.id, id))
  return line && isThere(line, clock.now()) ? line : null
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
  wish: LineInput,
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
  wish: LineInput,
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

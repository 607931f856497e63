import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { Tables } from '#server/database/schema.ts'
import type { CartItemRow, CartRow, LineKind } from '#server/database/shop-tables.ts'
import { fingerprint, isSecret, newSecret } from '#server/signing/signer.ts'
import type { CartVisitor } from '../context.ts'

/** A cart that nobody touches is forgotten after 30 days. */
const cartLife = 30 * 24 * 60 * 60_000

/** The cart of a visitor: of who is signed in the account's, whatever the cookie says. */
export async function findCart(
  connection: Connection,
  { userId, token }: CartVisitor,
): Promise<CartRow | undefined> {
  const carts = connection.selectFrom('carts').selectAll()
  if (userId !== null) return carts.where('user_id', '=', userId).executeTakeFirst()
  if (token === undefined || !isSecret(token)) return undefined
  return carts.where('token', '=', fingerprint(token)).executeTakeFirst()
}

interface OwnCart {
  readonly cart: CartRow
  /** The secret of a new guest's cart, for the cookie; null: the visitor has it, or needs none. */
  readonly secret: string | null
}

/**
 * The cart of a visitor, made when there is none; nobody else changes it until the transaction ends.
 */
export async function requireCart(
  trx: Transaction<Tables>,
  visitor: CartVisitor,
  now: number,
): Promise<OwnCart> {
  const found = await findCart(trx, visitor)
  const own = found && (await touchCart(trx, found.id, now))
  if (own) return { cart: own, secret: null }

  const secret = visitor.userId === null ? newSecret() : null
  const cart = await trx
    .insertInto('carts')
    .values({
      id: newId(now),
      checkout_key: randomUUID(),
      checkout: '{}',
      codes: '[]',
      token: secret === null ? null : fingerprint(secret),
      user_id: visitor.userId,
      created_at: now,
      forget_at: now + cartLife,
    })
    // Two tabs of one account may both be the first.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ forget_at: now + cartLife }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { cart, secret }
}

/**
 * Keeps a cart for another 30 days, and from others until the transaction ends; undefined when it was
 * merged or swept meanwhile.
 */
export async function touchCart(
  trx: Transaction<Tables>,
  id: string,
  now: number,
): Promise<CartRow | undefined> {
  return trx
    .updateTable('carts')
    .set({ forget_at: now + cartLife })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** More than anybody packs, and few enough to show on one page. */
export const mostLines = 30

/** How long a line that was taken out can be put back, in milliseconds. */
export const undoTime = 10 * 60_000

/** The lines of a cart in the order in which they were put in, without those that were taken out. */
export async function linesOf(connection: Connection, cartId: string): Promise<CartItemRow[]> {
  return connection
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What was taken out last, while it can be put back. */
export async function lastRemoved(
  connection: Connection,
  cartId: string,
  now: number,
): Promise<CartItemRow | undefined> {
  return connection
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('removed_at', '>', now - undoTime)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** A line of this cart by its id, taken out or not. */
export async function lineById(
  connection: Connection,
  cartId: string,
  id: string,
): Promise<CartItemRow | undefined> {
  return connection
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The line of this cart that has an article, taken out or not; a voucher is never the same twice. */
export async function lineOf(
  connection: Connection,
  cartId: string,
  { kind, sku }: { readonly kind: LineKind; readonly sku: string },
): Promise<CartItemRow | undefined> {
  if (kind === 'voucher') return undefined
  return connection
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('kind', '=', kind)
    .where('sku', '=', sku)
    .executeTakeFirst()
}

type LineValues = Pick<
  CartItemRow,
  'kind' | 'sku' | 'name' | 'quantity' | 'people' | 'unit_price' | 'details' | 'held_until'
>

/** What of a line is written. */
export function lineValues(line: CartItemRow): LineValues {
  const { kind, sku, name, quantity, people, unit_price, details, held_until } = line
  return { kind, sku, name, quantity, people, unit_price, details, held_until }
}

/** Writes a line: the one with this id anew, or a further one. */
export async function putLine(
  trx: Transaction<Tables>,
  {
    cartId,
    id,
    now,
  }: { readonly cartId: string; readonly id: string | null; readonly now: number },
  values: LineValues,
): Promise<CartItemRow> {
  if (id !== null) {
    return trx
      .updateTable('cart_items')
      .set({ ...values, removed_at: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  return trx
    .insertInto('cart_items')
    .values({ ...values, id: newId(now), cart_id: cartId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes carts that nobody touched for 30 days, and lines that can be put back no longer. */
export async function sweepCarts(connection: Connection, now: number): Promise<void> {
  await connection.deleteFrom('carts').where('forget_at', '<=', now).execute()
  await connection
    .deleteFrom('cart_items')
    .where('removed_at', '<=', now - undoTime)
    .execute()
}

/** The codes that are to pay, in the order in which they were typed. */
export function codesOf({ codes }: Pick<CartRow, 'codes'>): string[] {
  return JSON.parse(codes) as string[]
}

import { randomUUID } from 'node:crypto'
import type { Connection, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { CartItemRow, CartRow } from '#server/database/shop-tables.ts'
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

export async function findCartById(
  connection: Connection,
  id: string,
): Promise<CartRow | undefined> {
  return connection.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The cart of a visitor, kept for another 30 days, and from others until the transaction ends;
 * undefined when there is none, or it was merged or swept meanwhile.
 */
export async function holdCart(
  trx: Trx,
  visitor: CartVisitor,
  now: number,
): Promise<CartRow | undefined> {
  const found = await findCart(trx, visitor)
  return found && holdCartById(trx, found.id, now)
}

/** The same, whoever it belongs to. */
export async function holdCartById(
  trx: Trx,
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

/**
 * The same, made when there is none.
 * @returns besides, the secret of a new guest's cart, for the cookie; null: the visitor needs none.
 */
export async function requireCart(
  trx: Trx,
  visitor: CartVisitor,
  now: number,
): Promise<{ readonly cart: CartRow; readonly secret: string | null }> {
  const own = await holdCart(trx, visitor, now)
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

/** More than anybody packs, and few enough to show on one page. */
export const mostLines = 30

/** How long a line that was taken out can be put back, in milliseconds. */
export const undoTime = 10 * 60_000

/** The lines of a cart in the order in which they were put in, without those that were taken out. */
export async function linesOf(connection: Connection, cartId: string): Promise<CartItemRow[]> {
  return allLinesOf(connection, cartId)
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
  return allLinesOf(connection, cartId)
    .where('removed_at', '>', now - undoTime)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** To be narrowed: those that were taken out are among them. */
export function allLinesOf(connection: Connection, cartId: string) {
  return connection.selectFrom('cart_items').selectAll().where('cart_id', '=', cartId)
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

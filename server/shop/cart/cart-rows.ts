import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { Tables } from '#server/database/schema.ts'
import type { CartRow } from '#server/database/shop-tables.ts'
import { fingerprint, isSecret, newSecret } from '#server/signing/secrets.ts'
import type { CartVisitor } from './context.ts'

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

import type { Transaction } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { Tables } from '#server/database/schema.ts'
import type { CartItemRow, LineKind } from '#server/database/shop-tables.ts'

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

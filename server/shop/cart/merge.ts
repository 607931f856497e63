import type { Trx } from '#server/database/database.ts'
import type { CartItemRow, CartRow } from '#server/database/shop-tables.ts'
import type { CartContext } from '../context.ts'
import { mostHeads } from './article.ts'
import { mostCodes } from './codes.ts'
import { codesOf, holdCart, linesOf, mostLines, requireCart } from './rows.ts'
import { lineOf } from './write-line.ts'

/**
 * Makes what a guest has in their cart part of their account's cart, once; the guest's cart is no
 * more. Of what is in both the larger number stays: nothing that either showed is lost, and nothing
 * that was put in both is bought twice. Holds come along, as far as one visitor may have them: they
 * are of the places that were held, and of no more than those.
 */
export async function mergeCarts(
  { database, clock, places }: CartContext,
  userId: string,
  token: string,
): Promise<void> {
  const now = clock.now()
  const isMerged = await database.transaction(async (trx) => {
    const guest = await holdCart(trx, { userId: null, token }, now)
    if (!guest) return false
    const { cart } = await requireCart(trx, { userId, token: undefined }, now)
    await moveLines(trx, guest.id, cart.id)
    await takeAnswers(trx, cart, guest)
    await trx.deleteFrom('carts').where('id', '=', guest.id).execute()
    await letGoOfTooMany(trx, cart.id, now)
    return true
  })
  if (isMerged) await places.refresh()
}

/** Two full carts fit into one, and no more: a cart is shown and ordered as a whole. */
const mostMerged = 2 * mostLines

async function moveLines(trx: Trx, from: string, to: string): Promise<void> {
  const room = mostMerged - (await linesOf(trx, to)).length
  const lines = (await linesOf(trx, from)).slice(0, Math.max(0, room))
  for (const line of lines) await moveLine(trx, to, line)
}

async function moveLine(trx: Trx, cartId: string, line: CartItemRow): Promise<void> {
  const own = await lineOf(trx, cartId, line)
  if (!own) {
    await trx.updateTable('cart_items').set({ cart_id: cartId }).where('id', '=', line.id).execute()
    return
  }
  const both = own.removed_at === null ? [own, line] : [line]
  const quantity = Math.max(...both.map((one) => one.quantity))
  const held = both.filter((one) => one.quantity === quantity)
  const { name, unit_price, details } = line
  await trx
    .updateTable('cart_items')
    .set({
      name,
      unit_price,
      details,
      quantity,
      people: most(both.map(({ people }) => people)),
      held_until: most(held.map(({ held_until }) => held_until)),
      extended: Math.max(own.extended, line.extended),
      network: line.network ?? own.network,
      removed_at: null,
    })
    .where('id', '=', own.id)
    .execute()
}

/** What the account was asked already is not asked again; else what the guest was. */
async function takeAnswers(trx: Trx, own: CartRow, guest: CartRow): Promise<void> {
  const codes = new Set([...codesOf(own), ...codesOf(guest)])
  await trx
    .updateTable('carts')
    .set({
      checkout: own.checkout === '{}' ? guest.checkout : own.checkout,
      codes: JSON.stringify([...codes].slice(0, mostCodes)),
    })
    .where('id', '=', own.id)
    .execute()
}

async function letGoOfTooMany(trx: Trx, cartId: string, now: number): Promise<void> {
  let heads = 0
  for (const { id, kind, quantity, held_until: until } of await linesOf(trx, cartId)) {
    if (kind !== 'place' || until === null || until <= now) continue
    heads += quantity
    if (heads <= mostHeads) continue
    heads -= quantity
    await trx.updateTable('cart_items').set({ held_until: null }).where('id', '=', id).execute()
  }
}

function most(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}

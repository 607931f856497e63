import type { Trx } from '#server/database/database.ts'
import type { CartItemRow } from '#server/database/shop-tables.ts'
import type { Site } from '#server/site/site.ts'
import type { CartContext, CartVisitor } from '../context.ts'
import { hopelessFault } from './place-hold.ts'
import { refusable } from './refusal.ts'
import type { Refused } from './refusal.ts'
import { requireCart } from './rows.ts'
import { lineOf, writeLine } from './write-line.ts'
import type { LineInput, WrittenLine } from './write-line.ts'

export interface Added extends WrittenLine {
  readonly outcome: 'added'
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
  input: LineInput,
): Promise<Added | Refused> {
  if (input.kind !== 'place') return add(context, visitor, input)
  return context.inTurn(input.sku, async () => {
    const { database, clock, site } = context
    const asked = { ...input, visitor, site: site.current(), now: clock.now() }
    const fault = await hopelessFault(database.db, asked)
    return fault ? { outcome: 'refused', fault } : add(context, visitor, input)
  })
}

async function add(
  { database, clock, site, places, onAlarm }: CartContext,
  visitor: CartVisitor,
  input: LineInput,
): Promise<Added | Refused> {
  const now = clock.now()
  const added = await refusable<Added>(database, (trx) =>
    putIntoCart(trx, visitor, input, { site: site.current(), now }),
  )
  if (added.outcome === 'added') {
    if (added.alarm) onAlarm?.(added.alarm)
    if (added.article.date) await places.refresh()
  }
  return added
}

/**
 * The same within a transaction, of which a refusal must undo everything.
 * @throws Refusal
 */
export async function putIntoCart(
  trx: Trx,
  visitor: CartVisitor,
  input: LineInput,
  { site, now }: { readonly site: Site; readonly now: number },
): Promise<Added> {
  const { cart, secret } = await requireCart(trx, visitor, now)
  const line = await lineOf(trx, cart.id, input)
  const quantity = input.quantity + (line ? countNow(line, now) : 0)
  const { network } = visitor
  const at = { cartId: cart.id, line, site, now, network }
  const written = await writeLine(trx, at, { ...input, quantity })
  return { outcome: 'added', secret, ...written }
}

/** How many a line of a cart counts for when more is put in: none that is not held any more. */
function countNow(
  { kind, quantity, people, removed_at, held_until }: CartItemRow,
  now: number,
): number {
  const isOver = kind === 'place' && (held_until === null || held_until <= now)
  return removed_at !== null || people !== null || isOver ? 0 : quantity
}
